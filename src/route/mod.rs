//! A route-finding problem, in the sense of AIMA: a grid of cells with walls, costs, a start and a goal.
//!
//! A state is a cell. An action goes to one of the four neighbours that are not walls, in the order of [`Action::ALL`].
//! A step costs as much as the cell that it enters, 1 to 9. Start and goal cost 1.
//!
//! The text form of a map is its rows from the top, joined by `/`:
//!
//! ```text
//! S.3/.x9/..G     S start   G goal   . cost 1   2 to 9 that cost   x wall
//! ```

#[cfg(full)]
mod read;

/// The maximum number of rows, and of columns.
pub const MOST_SIDE: usize = 40;

/// A type that a map must contain to exist: the core bundle has no maps, and therefore no code for them.
#[cfg(full)]
type Here = ();
#[cfg(not(full))]
#[derive(Clone, Copy, Debug, PartialEq)]
enum Here {}

/// The named maps, the default one first: name and text.
pub const MAPS: [(&str, &str); 3] = [
    (
        "hills",
        "...................../.....22............../....2332...4444....../...23xxxx.445544...../\
         .......5x.457754...../.S.....5x.479974..G../.......5x.457754...../....xxxxx.445544...../\
         ..........34444....../...222.....333......./..2332.............../.....................",
    ),
    (
        "maze",
        "......x........../.S....x..xxxxxx../......x..x....x../..xx.....x.xx.x../\
         ...x..xxxx.xG.x../...x..x....x..x../...xxxx..xxxxxx../.................",
    ),
    ("corner", "S.4.x/.x4../.x.x./..3.9/x...G"),
];

/// A step to a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// A step to the row above.
    Up,
    /// A step to the next column.
    Right,
    /// A step to the row below.
    Down,
    /// A step to the previous column.
    Left,
}

impl Action {
    /// All actions, in the order of the search.
    pub const ALL: [Action; 4] = [Action::Up, Action::Right, Action::Down, Action::Left];
}

/// A map. Cells are numbered row by row from the top left, from 0.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Route {
    rows: usize,
    columns: usize,
    /// The cost of entering each cell; 0 is a wall.
    costs: Vec<u8>,
    start: usize,
    goal: usize,
    here: Here,
}

impl Route {
    /// Returns the text form.
    pub fn to_text(&self) -> String {
        let mut text = String::with_capacity(self.costs.len() + self.rows);
        for (cell, &cost) in self.costs.iter().enumerate() {
            if cell > 0 && cell % self.columns == 0 {
                text.push('/');
            }
            text.push(match cost {
                _ if cell == self.start => 'S',
                _ if cell == self.goal => 'G',
                0 => 'x',
                1 => '.',
                _ => char::from(b'0' + cost),
            });
        }
        text
    }

    /// Returns the number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Returns the number of columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Returns the cost of entering each cell, 0 for a wall.
    pub fn costs(&self) -> &[u8] {
        &self.costs
    }

    /// Returns the cost of a route, the sum over its entered cells. They are numbered from 1, the start's number.
    pub fn cost_of(&self, board: &[Option<i32>]) -> u64 {
        let entered = self.costs.iter().zip(board).filter(|(_, place)| place.is_some_and(|place| place > 1));
        entered.map(|(&cost, _)| u64::from(cost)).sum()
    }

    /// Returns the cell of the start.
    pub fn start(&self) -> usize {
        self.start
    }

    /// Returns the cell of the goal.
    pub fn goal(&self) -> usize {
        self.goal
    }

    /// Returns the numbers of rows and columns between two cells.
    pub fn apart(&self, a: usize, b: usize) -> [usize; 2] {
        [(a / self.columns).abs_diff(b / self.columns), (a % self.columns).abs_diff(b % self.columns)]
    }

    /// Returns the cell that an action leads to; `None` for a wall, and beyond the edge.
    pub fn result(&self, cell: usize, action: Action) -> Option<usize> {
        let (row, column) = (cell / self.columns, cell % self.columns);
        let there = match action {
            Action::Up => cell.checked_sub(self.columns)?,
            Action::Right if column + 1 < self.columns => cell + 1,
            Action::Down if row + 1 < self.rows => cell + self.columns,
            Action::Left if column > 0 => cell - 1,
            _ => return None,
        };
        (self.costs[there] > 0).then_some(there)
    }
}
