/// The dictionary of a property list: entries in the file's order.
///
/// Lookup is a linear search and needs no hashing: the dictionaries of a keyed archive have about a dozen keys, there
/// are tens of thousands of them, and usually only two or three keys are read.
package struct PropertyListDictionary: Sendable, Hashable {
    /// One key with its value.
    package struct Entry: Sendable, Hashable {
        /// The key. Property lists have only string keys.
        package let key: String
        package let value: PropertyListValue

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

    /// The value of the first entry with the key; nil if there is none.
    package subscript(key: String) -> PropertyListValue? {
        for entry in entries where entry.key == key {
            return entry.value
        }
        return nil
    }
}
