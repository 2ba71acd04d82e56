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
    /// The version that opens the stores of the locked one all the same, as it has its hashes; nil where there is none.
    package var openedBy: String?

    package init(version: String, file: String, entities: [String], isMissing: Bool, openedBy: String? = nil) {
        self.version = version
        self.file = file
        self.entities = entities
        self.isMissing = isMissing
        self.openedBy = openedBy
    }
}
