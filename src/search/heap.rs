//! Python's `heapq`, step for step: among equal entries, its sifting determines their order, and thus AIMA's counts.

/// A node in the heap. It precedes another if its `f` is less, or if `f` is equal and its `g` less; AIMA's pairs `(f,
/// node)`.
#[derive(Clone, Copy, Debug)]
struct HeapEntry {
    f: f64,
    g: u32,
    node: u32,
}

impl HeapEntry {
    fn is_before(&self, other: &HeapEntry) -> bool {
        self.f < other.f || (self.f == other.f && self.g < other.g)
    }
}

/// A binary heap; the children of position `p` are at `2 p + 1` and `2 p + 2`.
#[derive(Clone, Debug, Default)]
pub struct Heap {
    entries: Vec<HeapEntry>,
}

impl Heap {
    /// Returns the number of nodes in the heap.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Adds a node, like Python's `heappush`.
    pub fn push(&mut self, node: u32, f: f64, g: u32) {
        self.entries.push(HeapEntry { f, g, node });
        self.rise(self.entries.len() - 1);
    }

    /// Removes the first node, like Python's `heappop`. The last entry is put at the top, sinks to the bottom along the
    /// lesser children, and rises from there.
    pub fn pop(&mut self) -> Option<u32> {
        let last = self.entries.pop()?;
        let Some(top) = self.entries.first().map(|entry| entry.node) else { return Some(last.node) };
        let mut place = 0;
        loop {
            let (left, right) = (2 * place + 1, 2 * place + 2);
            if left >= self.entries.len() {
                break;
            }
            // If two children are equal, the right one moves up.
            let left_is_before = right >= self.entries.len() || self.entries[left].is_before(&self.entries[right]);
            let child = if left_is_before { left } else { right };
            self.entries[place] = self.entries[child];
            place = child;
        }
        self.entries[place] = last;
        self.rise(place);
        Some(top)
    }

    /// Moves the entry at `place` up past all entries that it precedes; Python calls this `_siftdown`.
    fn rise(&mut self, mut place: usize) {
        let entry = self.entries[place];
        while place > 0 {
            let parent = (place - 1) / 2;
            if !entry.is_before(&self.entries[parent]) {
                break;
            }
            self.entries[place] = self.entries[parent];
            place = parent;
        }
        self.entries[place] = entry;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares with the pops of CPython 3.11; the node is the number of the push, and compares by `g` as in AIMA.
    #[test]
    fn equals_come_out_in_the_order_of_python() {
        let keys = [
            (1.0, 2),
            (1.0, 2),
            (1.5, 1),
            (1.0, 1),
            (1.0, 2),
            (2.0, 2),
            (1.0, 1),
            (2.0, 2),
            (1.5, 1),
            (1.0, 2),
            (1.0, 1),
            (2.0, 2),
            (1.5, 1),
            (1.0, 2),
            (1.5, 2),
            (1.0, 2),
        ];
        let mut heap = Heap::default();
        for (node, (f, g)) in keys.into_iter().enumerate() {
            heap.push(node as u32, f, g);
        }
        let popped: Vec<u32> = std::iter::from_fn(|| heap.pop()).collect();
        assert_eq!(popped, [3, 6, 10, 13, 0, 4, 9, 1, 15, 2, 12, 8, 14, 5, 11, 7]);
    }
}
