/// Strings that the author attached to an element, in file order (FormatModelXML §4.6).
package struct UserInfo: Hashable, Sendable {
    package var entries: [UserInfoEntry] = []

    package init(_ entries: [UserInfoEntry] = []) { self.entries = entries }

    /// Whether there are no entries.
    package var isEmpty: Bool { entries.isEmpty }

    /// The value of a key. If several entries have the key, the last entry is used, as in Core Data.
    package subscript(key: String) -> String? {
        entries.last { $0.key == key }?.value
    }
}
