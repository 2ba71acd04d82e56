import ModelcBase

/// An element of a model's source, with its position in the file and with the content that the schema does not
/// represent.
package protocol SourceElement: Sendable {
    /// Creates an element with default values, before its source is read.
    init()
    /// The `<` of the element's start tag; nil in models read from the binary form, which has no lines.
    var position: SourcePosition? { get set }
    /// The content of the source beyond the schema; empty for nearly every element.
    var verbatim: VerbatimContent { get set }
}

/// A place in a model's source that a diagnostic refers to: an element, and one of its attributes if it is known.
///
/// The schema stores the positions of elements only; the attribute is found in the file's text.
package struct SchemaLocation: Hashable, Sendable {
    /// The element's start tag; nil for a model without lines.
    package var position: SourcePosition?
    /// The name of the XML attribute (`destinationEntity`); nil for the element as a whole.
    package var attribute: String?

    package init(_ element: some SourceElement, attribute: String? = nil) {
        self.init(position: element.position, attribute: attribute)
    }

    package init(position: SourcePosition?, attribute: String? = nil) {
        self.position = position
        self.attribute = attribute
    }
}

/// A name that is a separate element in the source and refers to a declaration elsewhere: a member of a uniqueness
/// constraint or of a compound index, an entity of a configuration.
package struct NamedReference: SourceElement, Hashable {
    /// The name referred to; it need not exist.
    package var name: String = ""
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    package init(name: String) { self.name = name }
}

/// Strings that the author attached to an element, in file order (FormatModelXML §4.6).
package struct UserInfo: Hashable, Sendable {
    package var entries: [UserInfoEntry] = []

    package init(_ entries: [UserInfoEntry] = []) { self.entries = entries }

    /// Whether there are no entries.
    package var isEmpty: Bool { entries.isEmpty }

    /// The value of a key; of equal keys the last one is used, as in Core Data.
    package subscript(key: String) -> String? {
        entries.last { $0.key == key }?.value
    }
}

/// One key of a user info dictionary with its value.
package struct UserInfoEntry: SourceElement, Hashable {
    package var key: String = ""
    package var value: String = ""
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    package init(key: String, value: String) {
        self.key = key
        self.value = value
    }
}

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

/// The content of an element's source that the schema does not represent, preserved so that nothing is lost when it is
/// written back (FormatModelXML §8, kept as unknown).
package struct VerbatimContent: Hashable, Sendable {
    /// Attributes that the format does not know, in file order.
    package var unknownAttributes: [VerbatimAttribute] { storage.first?.unknownAttributes ?? [] }
    /// Child elements that the format does not know, in file order.
    package var unknownElements: [VerbatimElement] { storage.first?.unknownElements ?? [] }
    /// Known attributes whose text is not Xcode's spelling of their value (`optional="NO"`), in file order.
    package var spellings: [VerbatimAttribute] { storage.first?.spellings ?? [] }
    /// Known container elements without content in the source (`<userInfo/>`), in file order.
    package var emptyContainers: [String] { storage.first?.emptyContainers ?? [] }

    // Nearly always absent: an array of none or one is a single pointer per element, and changes in place.
    private var storage: [Contents] = []

    package init() {}

    /// Whether there is no content beyond the schema.
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
