/// What `modelc.lock` says: the version hashes of model versions as they were shipped.
package struct VersionLock: Hashable, Sendable {
    /// The format of the file that is written and read.
    package static let format = 1
    /// The file's usual name; it stands beside the model.
    package static let fileName = "modelc.lock"
    /// The keyword of the line by which a lock file is known, with the blank behind it.
    package static let marker = "modelc-lock "

    /// The models by path in byte order.
    package var models: [LockedModel]

    package init(models: [LockedModel] = []) { self.models = models }

    /// The model of a path; nil where it is not locked. Setting it keeps the order; setting nil removes it.
    package subscript(path: String) -> LockedModel? {
        get { models.first { $0.path == path } }
        set {
            models.removeAll { $0.path == path }
            guard let newValue else { return }
            models.append(newValue)
            models.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        }
    }
}
