import ModelcBase

/// An element that the model format does not define, preserved with all its content.
package struct VerbatimElement: Hashable, Sendable {
    package var name: String
    package var attributes: [VerbatimAttribute]
    package var children: [VerbatimElement]
    /// The element's own character data, with all pieces joined. Empty if it is only white space.
    package var text: String

    /// Returns the text without white space at the start and the end.
    package static func withoutLayout(_ text: String) -> String {
        let isLayout = { (character: Character) in character.isWhitespace }
        guard let first = text.firstIndex(where: { !isLayout($0) }), let last = text.lastIndex(where: { !isLayout($0) })
        else { return "" }
        return String(text[first...last])
    }

    package init(
        name: String, attributes: [VerbatimAttribute] = [], children: [VerbatimElement] = [], text: String = ""
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
    }
}
