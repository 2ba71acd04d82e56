/// An element that the format does not know, kept whole.
package struct VerbatimElement: Hashable, Sendable {
    package var name: String
    package var attributes: [VerbatimAttribute]
    package var children: [VerbatimElement]
    /// The element's own character data, all pieces joined; empty where it is white space only.
    package var text: String

    package init(
        name: String, attributes: [VerbatimAttribute] = [], children: [VerbatimElement] = [], text: String = ""
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
    }
}
