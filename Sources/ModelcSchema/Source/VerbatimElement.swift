import ModelcBase

/// An element that the format does not know, preserved completely.
package struct VerbatimElement: Hashable, Sendable {
    package var name: String
    package var attributes: [VerbatimAttribute]
    package var children: [VerbatimElement]
    /// The element's own character data, all pieces joined; empty if it is white space only.
    package var text: String

    /// A text without the white space at its ends.
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
