/// The program that created a report.
package struct ReportedTool: Hashable, Sendable {
    var name: String
    /// A semantic version: `1.2.3`.
    var version: String
    /// The URL of the program's documentation, without a final slash; nil if there is none.
    var informationURL: String?

    package init(name: String, version: String, informationURL: String? = nil) {
        self.name = name
        self.version = version
        self.informationURL = informationURL
    }
}
