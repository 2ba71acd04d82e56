/// Where in a keyed archive something was found: a key of an object.
package struct ArchivedLocation: Sendable, Hashable, CustomStringConvertible {
    /// The object; nil for the archive's own top-level dictionaries.
    package let holder: ArchivedReference?
    /// The key in the object.
    package let key: String

    /// Creates a location.
    package init(holder: ArchivedReference?, key: String) {
        self.holder = holder
        self.key = key
    }

    /// For messages: “_owner” of object 17.
    package var description: String {
        guard let holder else { return "“\(key)” of the archive" }
        return "“\(key)” of object \(holder.uid)"
    }
}
