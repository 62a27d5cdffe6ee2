"""What others find on the tours of this program: docs/TOUR.md has its tables.

    tours.py peers TIMES [WORD]   other solvers beside ours on four instances, TIMES runs of each, one after the other;
                                  with WORD, those alone whose name has it
    tours.py unseen FOLDER SEEDS  ours on instances that no setting was chosen on

Install by hand, in an environment of its own:

    pip install elkai==2.0.1 ortools==9.15.6755 scikit-opt==0.6.6 simanneal==0.5.0
    cargo build --release, here and in benches/peers/argmin (there with --bin tours)

FOLDER has files of TSPLIB95, and the file `solutions` with a line `name : length` for each proved length. TSPLIB95
states no licence, so such a folder is not part of the project. The variables ANNEALING_LAB and ARGMIN name other builds
of the two programs.

Everybody gets the same matrix of whole distances, and no solver gets the shortest length. For that reason ours gets
cities as points, not by name. Times are seconds of the processor in user mode. Of a solver in this process they leave
its imports out; of ours and of argmin they have the start of the process in them. Each run adds a line to a file of
JSON in the present folder. A solver that is not installed is left out.
"""

import csv
import io
import json
import math
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import time
from decimal import Decimal
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
OURS = os.environ.get("ANNEALING_LAB", TOP / "target/release/annealing-lab")
ARGMIN = os.environ.get("ARGMIN", TOP / "target/peers/argmin/release/tours")
NAMED = TOP / "src/model/tour/named"
COMPARED = "att48", "berlin52", "kroA100", "kroA200"
#: The time limit of a solver that accepts one.
SECONDS = 1
KINDS = {"EUC_2D": "euclidean", "CEIL_2D": "ceiling", "ATT": "att", "GEO": "geographic"}


class Instance:
    """An instance: cities with coordinates as text, the distance rule, and the shortest length."""

    def __init__(self, name, kind, shortest, points):
        self.name, self.kind, self.shortest, self.points = name, kind, int(shortest), points
        places = [tuple(map(float, point)) for point in points]
        rule = globals()[KINDS[kind]]
        self.matrix = [[0 if a is b else rule(a, b) for b in places] for a in places]

    def __len__(self):
        return len(self.points)

    def length(self, tour):
        assert sorted(tour) == list(range(len(self))), "not a tour"
        return sum(self.matrix[tour[at - 1]][tour[at]] for at in range(len(self)))

    def gap(self, length):
        return 100 * (length / self.shortest - 1)

    def link(self):
        """Returns the instance as the puzzle of a sweep, which rejects a key at its default."""
        rule = "" if self.kind == "EUC_2D" else f";distance={KINDS[self.kind]}"
        return "puzzle=tour;points=" + "_".join(map(",".join, self.points)) + rule


# The distance rules of TSPLIB95.


def euclidean(a, b):
    return int(math.dist(a, b) + 0.5)


def ceiling(a, b):
    return math.ceil(math.dist(a, b))


def att(a, b):
    return math.ceil(math.sqrt(math.dist(a, b) ** 2 / 10))


def geographic(a, b):
    """Returns the distance of two places in degrees and minutes, with the value of π used by TSPLIB95."""
    radians = lambda point: [3.141592 * (int(x) + 5 * (x - int(x)) / 3) / 180 for x in point]
    (lat, long), (other, far) = radians(a), radians(b)
    q1, q2, q3 = math.cos(long - far), math.cos(lat - other), math.cos(lat + other)
    return int(6378.388 * math.acos(((1 + q1) * q2 - (1 - q1) * q3) / 2) + 1)


#: Our default temperatures, and argmin's moves per second in a trial, by instance.
TEMPERATURES, RATES = {}, {}
#: The solvers by name in the table: a function, and its number of runs for each ten runs of the others. The function
#: takes an instance and a seed, and returns a length, with the number of moves if it counts them.
PEERS = {}


def peer(name, often=10):
    def note(function):
        PEERS[name] = function, often
        return function

    return note


def ours(instance, seeds, moves):
    """Returns the best lengths for these seeds, and the default temperatures."""
    link = f"compare&on={instance.link()}&with=&seeds={seeds}&moves={moves}&target=none"
    text = subprocess.run([OURS, "sweep", link], check=True, capture_output=True, text=True).stdout
    rows = list(csv.DictReader(io.StringIO(text)))
    assert all(int(row["moves"]) == moves for row in rows), "a run ended early"
    lengths = [int(row["bests"].split()[-1].split(":")[1]) for row in rows]
    for row, length in zip(rows, lengths):
        # The board is the last one of the run. The program and the rules above must compute the same length for it.
        assert instance.length([int(city) - 1 for city in row["board"].split()]) == int(row["energy"]) >= length
    return lengths, (rows[0]["set_t0"], rows[0]["set_t1"])


def by_ours(moves):
    def run(instance, seed):
        return ours(instance, f"{seed}..{seed}", moves)[0][0], moves

    return run


for moves in 1_000_000, 10_000_000, 100_000_000:
    peer(f"Annealing Lab, {moves:,} moves")(by_ours(moves))


def shuffled(instance, seed):
    tour = list(range(len(instance)))
    random.Random(seed).shuffle(tour)
    return tour


def by_simanneal(instance, seed, reversal, schedule):
    """Runs the example of its README from a random tour. A reversal returns its change, so no length is recomputed."""
    from simanneal import Annealer

    matrix, count = instance.matrix, len(instance)

    class Swap(Annealer):
        copy_strategy = "slice"
        updates = 0

        def update(self, *_):
            """Prints nothing."""

        def move(self):
            a, b = random.randint(0, count - 1), random.randint(0, count - 1)
            self.state[a], self.state[b] = self.state[b], self.state[a]

        def energy(self):
            tour = self.state
            return sum(matrix[tour[at - 1]][tour[at]] for at in range(count))

    class Reversal(Swap):
        def move(self):
            tour = self.state
            a, b = sorted(random.sample(range(count), 2))
            if b - a == count - 1:
                return 0
            before, first, last, after = tour[a - 1], tour[a], tour[b], tour[(b + 1) % count]
            tour[a : b + 1] = tour[a : b + 1][::-1]
            return matrix[before][last] + matrix[first][after] - matrix[before][first] - matrix[last][after]

    random.seed(seed)
    annealer = (Reversal if reversal else Swap)(shuffled(instance, seed))
    if schedule == "`auto`":
        annealer.set_schedule(annealer.auto(minutes=SECONDS / 60) | {"updates": 0})
    if schedule == "our temperatures":
        annealer.Tmax, annealer.Tmin = map(float, TEMPERATURES[instance.name])
        annealer.steps = 300_000 * SECONDS
    tour, length = annealer.anneal()
    assert instance.length(tour) == length
    # `auto` does not report the number of moves for finding its schedule.
    return length, None if schedule == "`auto`" else annealer.steps


for reversal, schedule in (
    (False, "defaults"),
    (False, "`auto`"),
    (True, "defaults"),
    (True, "`auto`"),
    (True, "our temperatures"),
):
    name = f"simanneal, {'reversals' if reversal else 'swaps'}, {schedule}"
    peer(name)(lambda instance, seed, how=(reversal, schedule): by_simanneal(instance, seed, *how))


@peer("scikit-opt, `SA_TSP`", often=3)
def by_scikit_opt(instance, seed):
    """Uses the settings of its README, but sums lengths with NumPy, which is faster than the loop there."""
    import numpy
    from sko.SA import SA_TSP

    matrix, moves = numpy.array(instance.matrix), 0

    def length(tour):
        nonlocal moves
        moves += 1
        return matrix[tour, numpy.roll(tour, -1)].sum()

    numpy.random.seed(seed)
    tour, _ = SA_TSP(func=length, x0=shuffled(instance, seed), T_max=100, T_min=1, L=10 * len(instance)).run()
    return instance.length(tour.tolist()), moves


def by_argmin(instance, seed, last):
    """Anneals with reversals from our first temperature, by argmin's default, T0/k, or down to our last temperature."""
    text = f"{len(instance)} " + " ".join(str(distance) for row in instance.matrix for distance in row)
    temperatures = TEMPERATURES[instance.name][: 2 if last else 1]

    def run(moves):
        command = [ARGMIN, str(seed), str(moves), *temperatures]
        return int(float(subprocess.run(command, check=True, capture_output=True, text=True, input=text).stdout))

    if (instance.name, last) not in RATES:
        before = used()
        run(200_000)
        RATES[instance.name, last] = 200_000 / (used() - before)
        return None
    moves = int(SECONDS * RATES[instance.name, last])
    return run(moves), moves


peer("argmin, cooling by default")(lambda instance, seed: by_argmin(instance, seed, False))
peer("argmin, geometric, our temperatures")(lambda instance, seed: by_argmin(instance, seed, True))


#: The fraction of the processor time that each run of OR-tools received.
BUSY = [1.0]


def by_ortools(instance, seed, metaheuristic):
    """Numbers the cities at random, because OR-tools has no seed. The first city of the tour therefore also varies."""
    from ortools.constraint_solver import pywrapcp, routing_enums_pb2

    order = shuffled(instance, seed)
    manager = pywrapcp.RoutingIndexManager(len(order), 1, 0)
    model = pywrapcp.RoutingModel(manager)
    model.SetArcCostEvaluatorOfAllVehicles(
        model.RegisterTransitMatrix([[instance.matrix[a][b] for b in order] for a in order])
    )
    parameters = pywrapcp.DefaultRoutingSearchParameters()
    parameters.first_solution_strategy = routing_enums_pb2.FirstSolutionStrategy.PATH_CHEAPEST_ARC
    if metaheuristic:
        parameters.local_search_metaheuristic = getattr(routing_enums_pb2.LocalSearchMetaheuristic, metaheuristic)
        # The limit is wall-clock time, so it is extended by the time that the last run lost to other processes.
        parameters.time_limit.FromMilliseconds(round(1000 * SECONDS / BUSY[-1]))
    before, begun = used(), time.perf_counter()
    found = model.SolveWithParameters(parameters)
    if metaheuristic:
        BUSY.append((used() - before) / (time.perf_counter() - begun))
    at, tour = model.Start(0), []
    while not model.IsEnd(at):
        tour.append(order[manager.IndexToNode(at)])
        at = found.Value(model.NextVar(at))
    return instance.length(tour), None


for metaheuristic in None, "GUIDED_LOCAL_SEARCH", "SIMULATED_ANNEALING":
    name = f"OR-tools routing, {f'`{metaheuristic}`' if metaheuristic else 'defaults'}"
    peer(name)(lambda instance, seed, how=metaheuristic: by_ortools(instance, seed, how))


def by_elkai(instance, seed, runs):
    """Also numbers the cities at random."""
    import elkai

    order = shuffled(instance, seed)
    tour = elkai.DistanceMatrix([[instance.matrix[a][b] for b in order] for a in order]).solve_tsp(runs)
    return instance.length([order[city] for city in tour[:-1]]), None


for runs, name in (1, "one run"), (10, "defaults"):
    peer(f"LKH 3 by elkai, {name}")(lambda instance, seed, runs=runs: by_elkai(instance, seed, runs))


def used():
    """Returns the CPU time in user mode of this process and its children, in seconds."""
    return sum(resource.getrusage(who).ru_utime for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))


def interval(values):
    """Returns half the width of the 95 % confidence interval of a mean, by Student's t distribution."""
    freedom, z = len(values) - 1, 1.959964
    exact = 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262
    # With ten or more degrees of freedom, the Cornish-Fisher expansion is correct to three digits.
    series = z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    quantile = exact[freedom - 1] if freedom <= len(exact) else series
    return quantile * statistics.stdev(values) / math.sqrt(len(values))


def named(name):
    head, *lines = (NAMED / f"{name}.txt").read_text().splitlines()
    _, kind, count, shortest = head.split()
    return Instance(name, kind, shortest, [line.split()[:2] for line in lines[: int(count)]])


def there(run, instance):
    """Returns whether the solver is installed. This first run does its imports, and for argmin finds the speed."""
    try:
        run(instance, 0)
        return True
    except (ImportError, FileNotFoundError) as lacking:
        print(f"· left out: {lacking}", file=sys.stderr)
        return False


def peers(times, word):
    instances = [named(name) for name in COMPARED]
    for instance in instances:
        TEMPERATURES[instance.name] = ours(instance, "1..1", 1000)[1]
    # 14 cities, because our program computes the shortest length of up to 13.
    tiny = Instance("tiny", "EUC_2D", 1, [(str(at * at % 17), str(at)) for at in range(14)])
    TEMPERATURES["tiny"] = "2", "1"
    present = {name: of for name, of in PEERS.items() if word in name and there(of[0], tiny)}
    for instance in instances if any(name.startswith("argmin") for name in present) else ():
        for how in False, True:
            by_argmin(instance, 0, how)
    runs = {(name, instance.name): [] for name in present for instance in instances}
    with open("peers.jsonl", "w") as log:
        for turn in range(1, times + 1):
            for instance in instances:
                for name, (run, often) in present.items():
                    if (turn - 1) % 10 >= often:
                        continue
                    before = used()
                    length, moves = run(instance, turn)
                    spent = used() - before
                    runs[name, instance.name].append((instance.gap(length), spent, moves))
                    print(json.dumps([name, instance.name, turn, length, spent, moves]), file=log, flush=True)
    print(f"| solver | runs | {' | '.join(COMPARED)} |\n|---|--:|{'--:|' * len(COMPARED)}")
    for name in present:
        cells = []
        for on in COMPARED:
            gaps = [gap for gap, _, _ in runs[name, on]]
            cells.append(f"{statistics.mean(gaps):.2f} ± {interval(gaps):.2f}")
        print(f"| {name} | {len(gaps)} | {' | '.join(cells)} |")
    print(f"\n| solver | {', s | '.join(COMPARED)}, s | moves/s, kroA100 |\n|---|{'--:|' * (len(COMPARED) + 1)}")
    for name in present:
        cells = [f"{statistics.mean(spent for _, spent, _ in runs[name, on]):.2g}" for on in COMPARED]
        of = runs[name, "kroA100"]
        rate = f"{sum(run[2] for run in of) / sum(run[1] for run in of):,.0f}" if of[0][2] else ""
        print(f"| {name} | {' | '.join(cells)} | {rate} |")


def read(path, shortest):
    """Returns the instance of a TSPLIB95 file, or None if it is of another kind, too large, or one of ours."""
    text = path.read_text().replace("\r", "")
    of = dict(re.findall(r"^(\w+) *: *(.*?) *$", text, re.M))
    kind, count = of["EDGE_WEIGHT_TYPE"], int(of["DIMENSION"])
    if kind not in KINDS or count > 200 or (NAMED / f"{path.stem}.txt").exists():
        return None
    words = text.split("NODE_COORD_SECTION")[1].split("EOF")[0].split()
    assert len(words) == 3 * count, f"{path} is damaged"
    plain = lambda word: format(Decimal(word).normalize(), "f")
    return Instance(path.stem, kind, shortest, [(plain(x), plain(y)) for x, y in zip(words[1::3], words[2::3])])


def unseen(folder, seeds):
    folder = Path(folder)
    lengths = dict(re.findall(r"^(\w+) *: *(\d+)", (folder / "solutions").read_text(), re.M))
    files = [path for path in folder.glob("*.tsp") if path.stem in lengths]
    instances = [of for path in files if (of := read(path, lengths[path.stem]))]
    print("| cities | instance | gap after 1,000,000 moves | shortest | gap after 10,000,000 moves | shortest |")
    print("|--:|---|--:|--:|--:|--:|")
    with open("unseen.jsonl", "w") as log:
        for instance in sorted(instances, key=lambda of: (len(of), of.name)):
            cells = []
            for moves in 1_000_000, 10_000_000:
                found, temperatures = ours(instance, f"1..{seeds}", moves)
                print(json.dumps([instance.name, moves, temperatures, found]), file=log, flush=True)
                gaps = list(map(instance.gap, found))
                assert min(gaps) >= 0, "shorter than the shortest"
                cells += [f"{statistics.mean(gaps):.2f} ± {interval(gaps):.2f}", str(gaps.count(0))]
            print(f"| {len(instance)} | {instance.name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["peers", times, *word]:
            peers(int(times), *word or [""])
        case ["unseen", folder, seeds]:
            unseen(folder, int(seeds))
        case _:
            sys.exit(__doc__)
