/// A version that differs from the lock file.
package struct LockDeviation: Hashable, Sendable {
    /// The version's name.
    package var version: String
    /// The lock file, as the user would type its path.
    var file: String
    /// The names of the entities that differ, sorted.
    package var entities: [String]
    /// Whether the version no longer exists.
    package var isMissing: Bool
    /// The version that can still open the stores of the locked one because it has its hashes; nil if there is none.
    package var openedBy: String?

    /// The command that locks the current state of the version, or removes it from the lock.
    package var update: String

    package init(
        version: String, file: String, entities: [String], isMissing: Bool, openedBy: String? = nil, update: String
    ) {
        self.version = version
        self.file = file
        self.entities = entities
        self.isMissing = isMissing
        self.openedBy = openedBy
        self.update = update
    }
}
