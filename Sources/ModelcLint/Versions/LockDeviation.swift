/// A version that is not what the lock file says of it.
package struct LockDeviation: Hashable, Sendable {
    /// The version's name.
    package var version: String
    /// The lock file, as the user would type its path.
    package var file: String
    /// The names of the entities that differ, sorted.
    package var entities: [String]
    /// Whether the version is gone.
    package var isMissing: Bool

    package init(version: String, file: String, entities: [String], isMissing: Bool) {
        self.version = version
        self.file = file
        self.entities = entities
        self.isMissing = isMissing
    }
}
