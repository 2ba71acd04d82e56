/// The index of a key in a compiled template's table of keys.
struct KeyID {
    let index: Int32
}
