//! A run that several threads can share.

use pyo3::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The limit for the wait of a working thread, between two slices, so that others have their turn.
const TURNS: usize = 20;
const TURN: Duration = Duration::from_micros(100);

/// A value for one thread at a time. Call its methods without the interpreter's lock, which the other thread may need.
pub struct Shared<T> {
    value: Mutex<T>,
    waiting: AtomicUsize,
}

impl<T: Send> Shared<T> {
    pub fn new(value: T) -> Self {
        Shared { value: Mutex::new(value), waiting: AtomicUsize::new(0) }
    }

    /// Returns the value as soon as no other thread uses it.
    pub fn lock(&self) -> MutexGuard<'_, T> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let value = self.value.lock().unwrap_or_else(PoisonError::into_inner);
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        value
    }

    /// Returns the value for the next slice of long work. The mutex alone might return it to the same thread
    /// repeatedly.
    pub fn lock_again(&self) -> MutexGuard<'_, T> {
        let mut turns = 0;
        while turns < TURNS && self.waiting.load(Ordering::Relaxed) > 0 {
            thread::sleep(TURN);
            turns += 1;
        }
        self.lock()
    }

    /// Reads the value.
    pub fn look<A: Send>(&self, py: Python, at: impl FnOnce(&T) -> A + Send) -> A {
        py.detach(|| at(&self.lock()))
    }
}
