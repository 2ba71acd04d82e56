/// A location in a keyed archive: a key of an object.
package struct ArchivedLocation: Sendable, Hashable, CustomStringConvertible {
    /// The object that has the key; nil for the archive's own top-level dictionaries.
    let holder: ArchivedReference?
    /// The key of the object.
    let key: String

    /// The location in messages: “_owner” of object 17.
    package var description: String {
        guard let holder else { return "“\(key)” of the archive" }
        return "“\(key)” of object \(holder.uid)"
    }
}
