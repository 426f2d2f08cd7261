//! The service: rooms, store and pages.
