/// The program that made a report.
package struct ReportedTool: Hashable, Sendable {
    package var name: String
    /// A semantic version: `1.2.3`.
    package var version: String
    /// The address of its documentation, without a final slash; nil where there is none.
    package var informationURL: String?

    package init(name: String, version: String, informationURL: String? = nil) {
        self.name = name
        self.version = version
        self.informationURL = informationURL
    }
}
