/// The locked versions of one model.
package struct LockedModel: Hashable, Sendable {
    /// The model's path from the lock file's folder, with `/` between folders.
    package var path: String
    /// The versions in the model's order.
    package var versions: [LockedVersion]

    package init(path: String, versions: [LockedVersion] = []) {
        self.path = path
        self.versions = versions
    }

    /// The version of a name; nil where it is not locked.
    package func version(named name: String) -> LockedVersion? { versions.first { $0.name == name } }
}
