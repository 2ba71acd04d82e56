/// One entry of an archived dictionary whose keys are strings.
package struct ArchivedEntry: Sendable, Hashable {
    /// The key.
    package let key: String
    /// The value; collections and other objects are not looked into.
    package let value: ArchivedValue

    /// Creates an entry.
    package init(key: String, value: ArchivedValue) {
        self.key = key
        self.value = value
    }
}
