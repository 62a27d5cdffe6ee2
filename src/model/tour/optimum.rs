//! The shortest tour through few cities, by dynamic programming (Bellman 1962; Held 1962).

use super::Distances;

/// The maximum number of cities for proved tours: a table of 2^12 sets and 12 ends.
const MOST: usize = 13;

/// Returns the length of the shortest tour; `None` for more than 13 cities.
pub fn length(distances: &Distances<i32>) -> Option<i32> {
    let n = distances.cities();
    if n > MOST {
        return None;
    }
    // The tour begins and ends at the last city; `ways[set][end]` is the shortest way from it through a set of others.
    let others = n - 1;
    let mut ways = vec![vec![i32::MAX; others]; 1 << others];
    for end in 0..others {
        ways[1 << end][end] = distances.between(others, end);
    }
    for set in 1..1usize << others {
        for end in (0..others).filter(|end| set >> end & 1 == 1) {
            let way = ways[set][end];
            for next in (0..others).filter(|next| set >> next & 1 == 0) {
                let longer = way + distances.between(end, next);
                let known = &mut ways[set | 1 << next][next];
                *known = longer.min(*known);
            }
        }
    }
    (0..others).map(|end| ways[(1 << others) - 1][end] + distances.between(end, others)).min()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finds the shortest of all tours, one by one.
    fn shortest(distances: &Distances<i32>, order: &mut Vec<u16>, place: usize) -> i32 {
        if place == order.len() {
            return distances.length(order);
        }
        let mut least = i32::MAX;
        for other in place..order.len() {
            order.swap(place, other);
            least = least.min(shortest(distances, order, place + 1));
            order.swap(place, other);
        }
        least
    }

    #[test]
    fn the_shortest_tour_is_that_of_all() {
        for n in 3..9 {
            let distances = Distances::new(n, |a, b| ((a + 3) * (b + 5) * 7919 % 1009) as i32);
            assert_eq!(length(&distances), Some(shortest(&distances, &mut (0..n as u16).collect(), 1)), "{n}");
        }
        assert_eq!(length(&Distances::new(14, |_, _| 1)), None);
    }
}
