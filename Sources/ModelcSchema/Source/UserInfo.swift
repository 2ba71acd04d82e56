import ModelcText

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
