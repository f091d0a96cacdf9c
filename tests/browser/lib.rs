//! Empty: Cargo wants a library or a program beside tests.
