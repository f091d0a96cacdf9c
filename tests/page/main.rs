//! The page of the sandbox, as a browser and as somebody with bad intentions meets it.
