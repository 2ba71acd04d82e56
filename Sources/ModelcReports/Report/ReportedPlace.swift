/// A file, and where known a part of it.
package struct ReportedPlace: Hashable, Sendable {
    /// The path, relative to the working directory where it is inside of it, with `/`.
    package var path: String
    /// Nil for the file as a whole, and for files without lines.
    package var region: ReportedRegion?

    package init(path: String, region: ReportedRegion? = nil) {
        self.path = path
        self.region = region
    }

    /// The line, or 1 for formats that must have one.
    var lineOrFirst: Int { region?.start.line ?? 1 }

    /// `path:line:column`, or the path alone.
    func text(path: String) -> String {
        region.map { "\(path):\($0.start.line):\($0.start.column)" } ?? path
    }
}
