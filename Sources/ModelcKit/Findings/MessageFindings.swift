import ModelcBase
import ModelcDiagnostics
import ModelcSettings

extension ProjectFindings {
    /// Creates findings from messages, for commands that do not produce findings: `lock`, `generate --check`.
    ///
    /// - Parameters:
    ///   - diagnostics: the messages. Equal messages become one finding.
    ///   - category: the name of the command.
    ///   - sources: the texts of the files that the messages refer to, by path.
    ///   - display: converts paths to the form shown in reports.
    package init(
        _ diagnostics: [Diagnostic], category: String, sources: [String: SourceText], display: DisplayPath
    ) {
        var places = FindingLocations(display, texts: sources)
        var seen: Set<Diagnostic> = []
        let findings = diagnostics.filter { seen.insert($0).inserted }.map { diagnostic in
            ProjectFinding(diagnostic, category: category, &places)
        }
        self.init(findings, places)
        rules = Set(diagnostics.map(\.id)).sorted().map { FindingRule($0, category: category) }
        let models = Set(findings.map(\.bundle)).filter(PathText.isModel).sorted()
        bundles = models.map { ReadBundle(path: $0) }
    }
}

extension ProjectFinding {
    fileprivate init(_ diagnostic: Diagnostic, category: String, _ places: inout FindingLocations) {
        let path = diagnostic.location?.path ?? ""
        self.init(
            diagnostic.id, diagnostic.severity, diagnostic.message, category: category, help: diagnostic.help,
            bundle: places.display.path(PathText.bundle(around: path)), modelPath: diagnostic.modelPath ?? "",
            at: diagnostic.location.map { places.place($0) },
            // One message about several files becomes several findings, which differ in this path.
            identity: Identity(facts: [places.display.path(path)]))
        related = diagnostic.related.map { RelatedLocation($0.message, at: places.place($0.location)) }
    }
}

extension PathText {
    fileprivate static func isModel(_ path: String) -> Bool {
        [".xcdatamodeld", ".xcdatamodel"].contains { path.hasSuffix($0) }
    }

    /// Returns the bundle that contains a file; the file itself if it is not in a bundle.
    fileprivate static func bundle(around path: String) -> String {
        guard let end = path.firstText(".xcdatamodeld")?.upperBound else { return path }
        return String(path[..<end])
    }
}
