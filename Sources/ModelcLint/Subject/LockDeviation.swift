/// A version whose current state differs from the lock file.
package struct LockDeviation: Hashable, Sendable {
    /// The version's name.
    package var version: String
    /// The path of the lock file, as the user would type it.
    var file: String
    /// The names of the entities that differ, sorted.
    package var entities: [String]
    /// True if the version no longer exists.
    package var isMissing: Bool
    /// The name of the version that can still open stores of the locked version, because its hashes are equal to the
    /// locked ones; nil if no version can.
    package var openedBy: String?

    /// The modelc command that locks the version's current state or, if the version is missing, removes it from the
    /// lock file.
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
