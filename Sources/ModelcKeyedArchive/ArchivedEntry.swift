/// One entry of an archived dictionary with string keys.
package struct ArchivedEntry: Sendable, Hashable {
    package let key: String
    /// The value. Collections and other objects are not resolved.
    package let value: ArchivedValue

    /// Creates an entry. Other modules do this for dictionaries that are objects of a private class of Core Data.
    package init(key: String, value: ArchivedValue) {
        self.key = key
        self.value = value
    }
}
