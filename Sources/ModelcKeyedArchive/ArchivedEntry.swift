/// One entry of an archived dictionary whose keys are strings.
package struct ArchivedEntry: Sendable, Hashable {
    package let key: String
    /// The value; collections and other objects are not resolved.
    package let value: ArchivedValue
}
