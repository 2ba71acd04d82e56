/// A model that was read. Paths are as reports show them.
package struct ReadBundle: Sendable {
    /// The path of the bundle, as findings give it.
    package let path: String
    /// The versions that were read, with their files.
    package let versions: [(name: String, path: String)]
    /// The current version, whether or not it was read; nil if there is none.
    package let current: String?

    package init(path: String, versions: [(name: String, path: String)] = [], current: String? = nil) {
        self.path = path
        self.versions = versions
        self.current = current
    }
}
