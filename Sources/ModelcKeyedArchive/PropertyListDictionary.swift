/// The dictionary of a property list: entries in the file's order.
///
/// Looking up is a linear search, not hashing: the dictionaries of a keyed archive hold about a dozen keys, there are
/// tens of thousands of them, and most are asked for two or three keys.
package struct PropertyListDictionary: Sendable, Hashable {
    /// One key with its value.
    package struct Entry: Sendable, Hashable {
        /// The key. Only strings are keys in property lists.
        package let key: String
        /// The value.
        package let value: PropertyListValue

        /// Creates an entry.
        package init(key: String, value: PropertyListValue) {
            self.key = key
            self.value = value
        }
    }

    /// The entries in the file's order.
    package let entries: [Entry]

    /// Creates a dictionary of the entries, in this order.
    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The value of the first entry with the key; nil when there is none.
    package subscript(key: String) -> PropertyListValue? {
        for entry in entries where entry.key == key {
            return entry.value
        }
        return nil
    }
}
