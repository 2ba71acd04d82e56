/// A finding about several versions, and the file in which it is shown.
package struct VersionFinding: Hashable, Sendable {
    var finding: Finding
    var file: VersionFile

    init(_ finding: Finding, in file: VersionFile) {
        self.finding = finding
        self.file = file
    }
}
