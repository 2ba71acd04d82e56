/// An attribute of an XML element as it is in the source.
package struct VerbatimAttribute: Hashable, Sendable {
    package var name: String
    /// The value without its escapes.
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
