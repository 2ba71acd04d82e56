/// A key that a template asks for.
struct KeyReference {
    let name: String
    /// The type of object that has the key at `index`; nil where the type becomes known when rendering.
    let owner: ObjectIdentifier?
    let index: Int
}
