// What the engine says, as JSON: declared by the Rust types themselves.
export type * from "./pkg/types";
