/// One of the two versions of a comparison, as the user knows it.
package struct ComparedVersion: Hashable, Sendable {
    /// The version's name.
    package var name: String
    /// The path of the version's file, as the user would type it; for a revision `REVISION:path`.
    package var file: String

    package init(name: String, file: String) {
        self.name = name
        self.file = file
    }
}
