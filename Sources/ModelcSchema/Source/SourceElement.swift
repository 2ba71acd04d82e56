import ModelcBase

/// Whatever stands in a model's source as an element of its own: it knows its place there and keeps what the schema
/// has no words for.
package protocol SourceElement: Sendable {
    /// An element as it is before anything of its source was read.
    init()
    /// The `<` of the element's start tag; nil in models read from the binary form, which has no lines.
    var position: SourcePosition? { get set }
    /// What the source says beyond the schema; empty for nearly every element.
    var verbatim: VerbatimContent { get set }
}

/// A place in a model's source that something is to be said about: an element, and where known one of its attributes.
///
/// The schema keeps the positions of elements only; whoever has the file's text finds the attribute in it.
package struct SourcePlace: Hashable, Sendable {
    /// The element's start tag; nil for a model without lines.
    package var position: SourcePosition?
    /// The name of the XML attribute that is meant (`destinationEntity`); nil for the element as a whole.
    package var attribute: String?

    package init(_ element: some SourceElement, attribute: String? = nil) {
        self.init(position: element.position, attribute: attribute)
    }

    package init(position: SourcePosition?, attribute: String? = nil) {
        self.position = position
        self.attribute = attribute
    }
}

/// A name that stands in the source as an element of its own and refers to something declared elsewhere: a member of a
/// uniqueness constraint or of a compound index, an entity of a configuration.
package struct NamedReference: SourceElement, Hashable {
    /// The name referred to; it need not exist.
    package var name: String = ""
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    package init(name: String) { self.name = name }
}

/// Texts that the author attached to an element, in file order (FormatModelXML §4.6).
package struct UserInfo: Hashable, Sendable {
    package var entries: [UserInfoEntry] = []

    package init(_ entries: [UserInfoEntry] = []) { self.entries = entries }

    /// Whether there are no entries.
    package var isEmpty: Bool { entries.isEmpty }

    /// The value of a key; of equal keys the last one counts, as in Core Data.
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
