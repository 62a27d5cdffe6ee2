//! An annealing run with its past, whatever machine makes its moves.

use crate::hand::{Deed, Hand};
use crate::progress::{Annealed, Replicas};
use crate::run::Head;
use crate::timeline::{Event, Machine, Timeline};
use crate::trace::{Row, Trace};

/// A machine that anneals full boards.
pub trait Anneal: Machine + Clone + std::fmt::Debug + 'static {
    /// How far it has come.
    fn progress(&self) -> Annealed;

    /// The number on a cell of the board that is shown.
    fn number(&self, cell: usize) -> i32;

    /// The rows kept of the run so far, the present one last.
    fn rows(&self) -> Vec<Row>;

    /// The history.
    fn trace(&self) -> &Trace;

    /// All boards, of so many cells, where there are several.
    fn replicas(&self, _cells: usize) -> Option<Replicas> {
        None
    }

    /// Does what a person does; only where the config says what they may do.
    fn touch(&mut self, _deed: Deed) {}

    /// What a person did and will do.
    fn hands(&self) -> &[Hand] {
        &[]
    }

    /// The cells that a person keeps where they are.
    fn pinned(&self) -> &[bool] {
        &[]
    }
}

/// A timeline of any such machine.
pub trait AnyAnnealer: std::fmt::Debug {
    /// Makes `n` moves from where it is looked at.
    fn advance(&mut self, n: u64);
    /// Looks at the run as it was after this move.
    fn seek(&mut self, moves: u64);
    /// Looks at the next event, or the one before.
    fn jump(&mut self, event: Event, forward: bool) -> Option<u64>;
    /// Does to the head what a person does.
    fn touch(&mut self, deed: Deed);
    /// How far the run has come in all.
    fn head(&self) -> Head;
    /// What a person did up to the head.
    fn hands(&self) -> &[Hand];
    /// The rows kept up to the head.
    fn rows(&self) -> Vec<Row>;
    /// The history up to the head.
    fn trace(&self) -> &Trace;
    /// The cells pinned where it is looked at.
    fn pinned(&self) -> &[bool];
    /// All boards where it is looked at.
    fn replicas(&self, cells: usize) -> Option<Replicas>;
    /// How far it had come where it is looked at.
    fn progress(&self) -> Annealed;
    /// The number on a cell where it is looked at.
    fn number(&self, cell: usize) -> i32;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyAnnealer>;
}

impl<M: Anneal> AnyAnnealer for Timeline<M> {
    fn advance(&mut self, n: u64) {
        Timeline::advance(self, n);
    }

    fn seek(&mut self, moves: u64) {
        Timeline::seek(self, moves);
    }

    fn jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        Timeline::jump(self, event, forward)
    }

    fn touch(&mut self, deed: Deed) {
        Timeline::touch(self, |machine| machine.touch(deed));
    }

    fn head(&self) -> Head {
        let Annealed { moves, status, .. } = Timeline::head(self).progress();
        Head { moves, status }
    }

    fn hands(&self) -> &[Hand] {
        Timeline::head(self).hands()
    }

    fn rows(&self) -> Vec<Row> {
        Timeline::head(self).rows()
    }

    fn trace(&self) -> &Trace {
        Timeline::head(self).trace()
    }

    fn pinned(&self) -> &[bool] {
        self.cursor().pinned()
    }

    fn replicas(&self, cells: usize) -> Option<Replicas> {
        self.cursor().replicas(cells)
    }

    fn progress(&self) -> Annealed {
        self.cursor().progress()
    }

    fn number(&self, cell: usize) -> i32 {
        self.cursor().number(cell)
    }

    fn boxed(&self) -> Box<dyn AnyAnnealer> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn AnyAnnealer> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}
