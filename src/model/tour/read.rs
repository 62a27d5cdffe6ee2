//! Cities in the formats that people use: a file of TSPLIB95, separated values, or lines of two numbers.

use super::{Metric, Point, Tour};
use crate::text::message::Message;
use crate::text::{english, number};

/// The maximum size of a text in bytes, about a hundred times the size of 400 cities.
const MOST: usize = 1_000_000;

impl Tour {
    /// Reads the cities of a text. A file of TSPLIB95 has a `NODE_COORD_SECTION`. Any other text has one city per line:
    /// two numbers, optionally after a name or a number. Commas, semicolons, tabs or spaces separate them. Between
    /// semicolons or tabs, numbers may have decimal commas. A first line without numbers is a heading; `#` begins a
    /// comment.
    ///
    /// # Errors
    /// Names the first line that is not a city, or the unsupported kind of file, or returns the errors of
    /// [`Tour::own`].
    pub fn read(text: &str) -> Result<Tour, Message> {
        if text.len() > MOST {
            return Err(english::text_too_long(text.len(), MOST));
        }
        let lines = || text.lines().map(str::trim).enumerate().map(|(place, line)| (place + 1, line));
        let section = |line: &str| line.to_ascii_uppercase().starts_with("NODE_COORD_SECTION");
        match lines().find(|(_, line)| section(line)) {
            Some((heading, _)) => read_tsplib(lines(), heading),
            None => {
                let cities = lines().map(|(place, line)| (place, line.split('#').next().unwrap_or_default().trim()));
                let cities = cities.filter(|(_, line)| !line.is_empty()).enumerate();
                // A heading consists of words alone.
                let cities = cities.filter(|(nth, (_, line))| *nth > 0 || line.contains(|c: char| c.is_ascii_digit()));
                let points = cities.map(|(_, (place, line))| point_of(place, line)).collect::<Result<_, _>>()?;
                Tour::own(points, Metric::Euclidean)
            }
        }
    }
}

/// Reads a file of TSPLIB95 whose coordinates begin after the line `heading`.
fn read_tsplib<'a>(lines: impl Iterator<Item = (usize, &'a str)> + Clone, heading: usize) -> Result<Tour, Message> {
    let mut metric = None;
    let mut dimension = None;
    for (place, line) in lines.clone().take(heading - 1) {
        let Some((key, value)) = line.split_once(':').map(|(key, value)| (key.trim(), value.trim())) else { continue };
        let refused = |message| Err(english::at(english::line(place), message));
        match &key.to_ascii_uppercase()[..] {
            "TYPE" if !value.to_ascii_uppercase().starts_with("TSP") => return refused(english::not_a_tsp(value)),
            "EDGE_WEIGHT_TYPE" => {
                let known = Metric::ALL.iter().find(|(.., name)| *name == value.to_ascii_uppercase());
                let Some(&(own, ..)) = known else {
                    let names = Metric::ALL.map(|(.., name)| name);
                    return refused(english::not_one_of(value, names.len(), &names[..]));
                };
                metric = Some(own);
            }
            "DIMENSION" => dimension = number::whole(value),
            _ => {}
        }
    }
    let own = lines.skip(heading).take_while(|(_, line)| !line.starts_with(|c: char| c.is_ascii_alphabetic()));
    let own = own.filter(|(_, line)| !line.is_empty());
    let points = own.map(|(place, line)| point_of(place, line)).collect::<Result<Vec<Point>, _>>()?;
    if let Some(wanted) = dimension.filter(|&wanted| wanted != points.len() as u64) {
        return Err(english::not_the_dimension(points.len(), wanted));
    }
    Tour::own(points, metric.unwrap_or(Metric::Euclidean))
}

/// Reads the last two of two or three values as coordinates.
fn point_of(place: usize, line: &str) -> Result<Point, Message> {
    let refused = || english::at(english::line(place), english::not_a_city(line));
    let far = line.contains([';', '\t']);
    let values: Vec<String> = if far {
        line.split([';', '\t']).map(|value| value.trim().replace(',', ".")).collect()
    } else if line.contains(',') {
        line.split(',').map(|value| value.trim().to_string()).collect()
    } else {
        line.split_whitespace().map(str::to_string).collect()
    };
    let ([x, y] | [_, x, y]) = &values[..] else { return Err(refused()) };
    let coordinate = |value: &str| number::decimal(value).filter(|value| value.is_finite());
    coordinate(x).zip(coordinate(y)).map(|(x, y)| [x, y]).ok_or_else(refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const TSPLIB: &str = "NAME : four\nTYPE : TSP\nCOMMENT : by hand\nDIMENSION : 4\nEDGE_WEIGHT_TYPE : CEIL_2D\n\
                          NODE_COORD_SECTION\n1 0.0 0.0\n2 3e0 0\n 3 3 4\n4 0 4\nEOF\n";

    #[test]
    fn cities_are_read_from_what_people_have() {
        let square: [Point; 4] = [[0.0, 0.0], [3.0, 0.0], [3.0, 4.0], [0.0, 4.0]];
        for text in [
            "0 0\n3 0\n3 4\n0 4",
            "x,y\n0,0\n3,0\n\n3,4\n0,4\n",
            "# four cities\nA\t0\t0\nB\t3\t0\nC\t3\t4\nD\t0\t4",
            "1;0,0;0,0\n2;3,0;0\n3;3;4\n4;0;4",
            TSPLIB,
            &TSPLIB.replace('\n', "\r\n"),
        ] {
            assert_eq!(Tour::read(text).unwrap().points(), square, "{text}");
        }
        assert_eq!(Tour::read(TSPLIB).unwrap().metric(), Metric::Ceiling);
    }

    #[test]
    fn errors_name_the_line_and_the_wish() {
        for (text, error) in [
            ("0 0\n3 zebra\n3 4", "line 2: '3 zebra' is not a city; write two coordinates, as in 12.5,7."),
            ("0 0\n3 NaN\n3 4", "line 2: '3 NaN' is not a city; write two coordinates, as in 12.5,7."),
            ("0,0\n3\n3,4", "line 2: '3' is not a city; write two coordinates, as in 12.5,7."),
            ("0 0\n1 1", "There are 2 cities; a tour has 3 to 400."),
            ("", "There are 0 cities; a tour has 3 to 400."),
            (&"1 2\n".repeat(401), "There are 401 cities; a tour has 3 to 400."),
            ("0 0\n3 2000000\n3 4", "city 2: '2000000' is not a coordinate from -1000000 to 1000000."),
            (&TSPLIB.replace("CEIL_2D", "EXPLICIT"), "line 5: 'EXPLICIT' is not one of EUC_2D, CEIL_2D, ATT, and GEO."),
            (&TSPLIB.replace(": TSP", ": CVRP"), "line 2: 'CVRP' is not TSP, the type of a symmetric tour."),
            (&TSPLIB.replace(": 4", ": 5"), "The file has 4 cities, and its DIMENSION is 5."),
        ] {
            assert_eq!(Tour::read(text).unwrap_err().to_string(), error);
        }
    }

    proptest! {
        #[test]
        fn any_text_gives_cities_or_an_error(text in "[0-9,;. \\t\\nA-Z_:#-]{0,80}") {
            let _ = Tour::read(&text);
        }
    }
}
