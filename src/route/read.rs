//! The reader of a map's text form.

use super::{MAPS, MOST_SIDE, Route};
use crate::text::english;
use crate::text::message::Message;

impl Route {
    /// Reads the text form. Also accepts `1` for `.`, `X` for `x`, `s` for `S` and `g` for `G`.
    ///
    /// # Errors
    /// Returns an error if rows differ in length, a side is longer than [`MOST_SIDE`], or a character is not a cell.
    /// There must be exactly one start and one goal.
    pub fn parse(text: &str) -> Result<Route, Message> {
        let rows: Vec<&str> = text.split('/').collect();
        let columns = rows[0].chars().count();
        if rows.len() > MOST_SIDE || !(1..=MOST_SIDE).contains(&columns) {
            return Err(english::map_size(rows.len(), columns, MOST_SIDE));
        }
        let mut costs = Vec::with_capacity(rows.len() * columns);
        let (mut starts, mut goals) = (Vec::new(), Vec::new());
        for (row, text) in rows.iter().enumerate() {
            let count = text.chars().count();
            if count != columns {
                return Err(english::map_row(row + 1, count, columns));
            }
            for (column, cell) in text.chars().enumerate() {
                match cell {
                    'S' | 's' => starts.push(costs.len()),
                    'G' | 'g' => goals.push(costs.len()),
                    _ => {}
                }
                costs.push(match cell {
                    'x' | 'X' => 0,
                    '.' | 'S' | 's' | 'G' | 'g' => 1,
                    '1'..='9' => cell as u8 - b'0',
                    _ => {
                        return Err(english::at(
                            english::row_column(row + 1, column + 1),
                            english::not_a_map_cell(cell),
                        ));
                    }
                });
            }
        }
        match (&starts[..], &goals[..]) {
            (&[start], &[goal]) => Ok(Route { rows: rows.len(), columns, costs, start, goal, here: () }),
            _ => Err(english::map_ends(starts.len(), goals.len())),
        }
    }

    /// Returns the default map.
    pub fn usual() -> Route {
        Route::parse(MAPS[0].1).expect("the maps with a name can be read")
    }
}
