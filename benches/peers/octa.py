"""Makes AIMA's report on Octa in plain Python. The code follows the searches of AIMA's fourth edition: a Problem,
Nodes, a queue, and a wrapper that counts the calls of the problem's methods.

python3 octa.py TURN RUNS: reports RUNS times on breadth-first and A* search from e1 to e5, and prints the milliseconds
for each.
"""

import heapq
import json
import sys
import time
from collections import Counter, deque

GOAL = (9, 3, 13, 6, 12, 11, 5, 1, 14, 16, 2, 4, 7, 8, 15, 10)
STARTS = [
    (0, 0, 0, 0, 12, 0, 5, 1, 14, 0, 2, 4, 0, 8, 15, 10),
    (9, 3, 13, 6, 12, 11, 0, 1, 14, 16, 2, 4, 7, 8, 15, 10),
    (9, 3, 13, 6, 12, 11, 0, 1, 14, 16, 2, 4, 7, 0, 0, 0),
    (9, 3, 13, 6, 12, 11, 0, 1, 14, 0, 0, 4, 7, 0, 0, 0),
    (9, 3, 13, 6, 12, 0, 0, 1, 14, 0, 0, 4, 7, 0, 0, 0),
]
LINES = [
    (0, 2, 5, 7),
    (0, 3, 6, 8),
    (8, 10, 13, 15),
    (15, 12, 9, 7),
    (1, 5, 9, 11),
    (11, 12, 13, 14),
    (14, 10, 6, 4),
    (1, 2, 3, 4),
    (1, 4, 11, 14),
    (0, 7, 8, 15),
]


class Octa:
    def __init__(self, initial):
        self.initial = initial

    def actions(self, state):
        return [number for number in range(1, 17) if number not in state]

    def result(self, state, number):
        blank = state.index(0)
        return state[:blank] + (number,) + state[blank + 1 :]

    def is_goal(self, state):
        return all(sum(state[cell] for cell in line) == 34 for line in LINES)

    def action_cost(self, state, number, result):
        return 1

    def h(self, node):
        pairs = [(value - 1, goal - 1) for value, goal in zip(node.state, GOAL) if value]
        return sum(abs(a // 4 - b // 4) + abs(a % 4 - b % 4) for a, b in pairs)


class Counted:
    """A problem that counts the calls of its methods."""

    def __init__(self, problem):
        self.problem = problem
        self.counts = Counter()

    def __getattr__(self, name):
        self.counts[name] += 1
        return getattr(self.problem, name)


class Node:
    def __init__(self, state, parent=None, action=None, path_cost=0):
        self.state, self.parent, self.action, self.path_cost = state, parent, action, path_cost

    def __lt__(self, other):
        return self.path_cost < other.path_cost


def expand(problem, node):
    state = node.state
    for action in problem.actions(state):
        result = problem.result(state, action)
        cost = node.path_cost + problem.action_cost(state, action, result)
        yield Node(result, node, action, cost)


def breadth_first_search(problem):
    node = Node(problem.initial)
    if problem.is_goal(problem.initial):
        return node
    frontier = deque([node])
    reached = {problem.initial}
    while frontier:
        node = frontier.pop()
        for child in expand(problem, node):
            if problem.is_goal(child.state):
                return child
            if child.state not in reached:
                reached.add(child.state)
                frontier.appendleft(child)
    return None


def astar_search(problem):
    node = Node(problem.initial)
    frontier = [(problem.h(node), node)]
    reached = {problem.initial: node}
    while frontier:
        node = heapq.heappop(frontier)[1]
        if problem.is_goal(node.state):
            return node
        for child in expand(problem, node):
            if child.state not in reached or child.path_cost < reached[child.state].path_cost:
                reached[child.state] = child
                heapq.heappush(frontier, (child.path_cost + problem.h(child), child))
    return None


def report():
    counts = Counter()
    for search in (breadth_first_search, astar_search):
        for start in STARTS:
            problem = Counted(Octa(start))
            search(problem)
            counts += problem.counts
    return counts["result"]


def main(runs):
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        nodes = report()
        times.append((time.perf_counter() - start) * 1e3)
        if nodes != 25_100:
            sys.exit(f"{nodes} nodes, where AIMA's report counts 25,100")
    print(json.dumps({"times": times}))


main(int(sys.argv[2]))
