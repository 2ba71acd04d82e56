/// A version of a bundle that was looked at.
package struct ReportedVersion: Hashable, Sendable {
    /// The name without extension.
    package var name: String
    /// The path of the file that holds the version.
    package var path: String

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}
