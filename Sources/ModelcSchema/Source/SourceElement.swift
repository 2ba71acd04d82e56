import ModelcText

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
