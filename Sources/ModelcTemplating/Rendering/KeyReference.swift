/// A key that a template uses.
struct KeyReference {
    let name: String
    /// The type of object whose schema has the key at `index`. Nil if the type is known only when rendering.
    let owner: ObjectIdentifier?
    let index: Int
}
