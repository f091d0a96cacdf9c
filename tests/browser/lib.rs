//! Empty: Cargo requires a library or a program besides the tests.
