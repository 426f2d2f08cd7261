//! Records: what is read, what is written, and what is refused.

mod characters;
mod clocks;
mod page;
mod random;
mod signs;
mod text;
mod variations;
