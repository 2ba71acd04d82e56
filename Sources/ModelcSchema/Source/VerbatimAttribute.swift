/// An attribute of an XML element as written in the source.
package struct VerbatimAttribute: Hashable, Sendable {
    package var name: String
    /// The value with its escapes resolved: `&` for `&amp;`.
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
