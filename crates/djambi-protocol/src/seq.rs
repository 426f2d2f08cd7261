/// The number of an event in its game, from 1; 0 stands for the start, before any event.
pub type Seq = u32;
