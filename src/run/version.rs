//! Versions of links, and of what is printed of their runs.

use super::Status;

/// A version of links. The same link makes the same run in all of them; what is printed has the words and keys of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Version {
    /// The best of a run is a number, and whatever ends one without a solution is `exhausted` or `stopped`.
    V1 = 1,
    /// The best of a run is an energy, a move and a board, and what ends a run is said by its cause.
    #[default]
    V2 = 2,
}

impl Version {
    /// The oldest that is read.
    pub const OLDEST: Version = Version::V1;
    /// The one of links that name none.
    pub const NEWEST: Version = Version::V2;

    /// Returns the version of this number, if it is read here.
    pub fn numbered(number: u64) -> Option<Version> {
        [Version::V1, Version::V2].into_iter().find(|version| version.number() == number)
    }

    /// Returns its number, as a link has it.
    pub fn number(self) -> u64 {
        self as u64
    }

    /// Returns how a status is printed.
    pub fn word(self, status: Status) -> &'static str {
        match status {
            Status::Running => "running",
            Status::Solved => "solved",
            Status::Nodes if self == Version::V1 => "stopped",
            _ if self == Version::V1 => "exhausted",
            Status::Budget => "budget",
            Status::Unsolvable => "unsolvable",
            Status::Nodes => "nodes",
        }
    }
}
