//! Prints the protocol's types as a TypeScript module.

fn main() {
    print!("{}", djambi_protocol::typescript());
}
