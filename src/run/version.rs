//! Versions of links, and of the JSON of their runs.

use super::Status;

/// A version of links. A link makes the same run in every version, but the JSON has the words and keys of the link's
/// version.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Version {
    /// The best is only an energy. A run without a solution is `exhausted`, or `stopped` at the limit of nodes.
    V1 = 1,
    /// The best is an energy, a move and a board. The status of a run without a solution is the reason why it ended.
    #[default]
    V2 = 2,
}

impl Version {
    /// The oldest supported version.
    pub const OLDEST: Version = Version::V1;
    /// The version of a link without a version.
    pub const NEWEST: Version = Version::V2;

    /// Returns the version of this number; `None` if it is not supported.
    pub fn numbered(number: u64) -> Option<Version> {
        [Version::V1, Version::V2].into_iter().find(|version| version.number() == number)
    }

    /// Returns the number of the version in links.
    pub fn number(self) -> u64 {
        self as u64
    }

    /// Returns the word for a status.
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
