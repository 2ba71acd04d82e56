/// A key that a template uses.
struct KeyReference {
    let name: String
    /// The type of object that has the key at `index`; nil if the type is determined when rendering.
    let owner: ObjectIdentifier?
    let index: Int
}
