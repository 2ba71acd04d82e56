/// An element that the format does not know, kept whole.
package struct VerbatimElement: Hashable, Sendable {
    package var name: String
    package var attributes: [VerbatimAttribute]
    package var children: [VerbatimElement]
    /// The element's own character data, all pieces joined; empty where it is white space only.
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

/// An attribute of an XML element as it stands in the source.
package struct VerbatimAttribute: Hashable, Sendable {
    package var name: String
    /// The value without its escapes.
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// What an element's source says that the schema has no place for, kept so that nothing is lost when it is written
/// back (FormatModelXML §8, kept as unknown).
package struct VerbatimContent: Hashable, Sendable {
    /// Attributes that the format does not know, in file order.
    package var unknownAttributes: [VerbatimAttribute] { storage.first?.unknownAttributes ?? [] }
    /// Child elements that the format does not know, in file order.
    package var unknownElements: [VerbatimElement] { storage.first?.unknownElements ?? [] }
    /// Known attributes whose text is not how Xcode spells their value (`optional="NO"`), in file order.
    package var spellings: [VerbatimAttribute] { storage.first?.spellings ?? [] }
    /// Known container elements that stand in the source without content (`<userInfo/>`), in file order.
    package var emptyContainers: [String] { storage.first?.emptyContainers ?? [] }

    // Nearly always absent: an array of none or one is a single pointer an element, and changes in place.
    private var storage: [Contents] = []

    package init() {}

    /// Whether there is nothing beyond the schema.
    package var isEmpty: Bool { storage.isEmpty }

    package mutating func addUnknownAttribute(_ attribute: VerbatimAttribute) {
        change { $0.unknownAttributes.append(attribute) }
    }
    package mutating func addUnknownElement(_ element: VerbatimElement) {
        change { $0.unknownElements.append(element) }
    }
    package mutating func addSpelling(_ attribute: VerbatimAttribute) {
        change { $0.spellings.append(attribute) }
    }
    package mutating func addEmptyContainer(_ name: String) {
        change { $0.emptyContainers.append(name) }
    }

    private mutating func change(_ edit: (inout Contents) -> Void) {
        if storage.isEmpty { storage.append(Contents()) }
        edit(&storage[0])
    }

    private struct Contents: Hashable, Sendable {
        var unknownAttributes: [VerbatimAttribute] = []
        var unknownElements: [VerbatimElement] = []
        var spellings: [VerbatimAttribute] = []
        var emptyContainers: [String] = []
    }
}
