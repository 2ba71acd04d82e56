import ModelcDiagnostics
import ModelcDisk
import ModelcKit
import ModelcMarkup
import ModelcPlans
import ModelcReports
import ModelcText

/// Diagnostics for the report formats, for commands whose result is something else: `lock`, `generate --check`.
package struct DiagnosticReport {
    private let command: String
    private let diagnostics: [Diagnostic]
    private let exitCode: Int
    private let display: DisplayPath
    /// The texts of the files that findings point into, by the paths that these give.
    private(set) var sources: [String: SourceIndex] = [:]
    private var fingerprints = FindingFingerprint()

    /// - Parameters:
    ///   - command: the name of the command: `lock`.
    ///   - diagnostics: what it found; several equal ones are one.
    ///   - sources: the texts of the files that they point into, by path.
    ///   - display: paths as reports show them.
    package init(
        _ command: String, _ diagnostics: [Diagnostic], sources: [String: SourceText], result: RunResult,
        display: DisplayPath
    ) {
        self.init(command, diagnostics, sources: sources, exitCode: result.rawValue, display: display)
    }

    /// - Parameter exitCode: that of the process, where it is no result of a use case.
    package init(
        _ command: String, _ diagnostics: [Diagnostic], sources: [String: SourceText], exitCode: Int,
        display: DisplayPath
    ) {
        self.command = command
        var seen: Set<Diagnostic> = []
        self.diagnostics = diagnostics.filter { seen.insert($0).inserted }
        self.exitCode = exitCode
        self.display = display
        for (path, source) in sources where diagnostics.contains(where: { $0.pointsInto(path) }) {
            self.sources[display.path(path)] = SourceIndex(source)
        }
    }

    /// The report in a format.
    package func text(_ format: ReportFormat, _ layout: TextLayout) -> String {
        let context = ReportContext(sources: sources, root: display.root, layout: layout)
        return format.reporter.text(of: report, in: context)
    }

    /// What all formats are made from.
    var report: Report {
        var copy = self
        let findings = diagnostics.map { copy.finding($0) }
        let ids = Set(diagnostics.map(\.id)).sorted()
        let bundles = Set(findings.map(\.bundle)).filter(DiagnosticReport.isModel).sorted()
        return Report(
            tool: ReportedTool(name: "modelc", version: ModelcVersion.text), command: command,
            models: bundles.map { ReportedModel(bundle: $0, versions: [], current: nil) }, rules: ids.map(rule),
            findings: findings, exitCode: exitCode)
    }

    private func rule(_ id: DiagnosticID) -> ReportRule {
        if let code = MigrationFindingCode(rawValue: id.rawValue) { return ReportRule(code, category: command) }
        let known = ExplainedID.named(id.rawValue)
        return ReportRule(
            id: id, summary: known?.meaning ?? id.rawValue, category: command,
            helpText: known.map { "\($0.meaning) What to do: \($0.advice)" }, helpMarkdown: known?.reference.markdown,
            defaultSeverity: .error, tags: ["core-data"])
    }

    private mutating func finding(_ diagnostic: Diagnostic) -> ReportedFinding {
        let path = diagnostic.location?.path ?? ""
        let bundle = display.path(DiagnosticReport.bundle(of: path))
        let selector = diagnostic.modelPath ?? ""
        return ReportedFinding(
            rule: diagnostic.id, category: command, severity: diagnostic.severity, message: diagnostic.message,
            help: diagnostic.help, bundle: bundle, version: nil, selector: selector,
            location: place(diagnostic.location), related: diagnostic.related.map(relation),
            fingerprint: fingerprints.next(
                rule: diagnostic.id, bundle: bundle, olderVersion: nil, selector: selector,
                facts: [display.path(path)]))
    }

    private func relation(_ related: RelatedPlace) -> ReportedRelation {
        ReportedRelation(message: related.message, selector: "", location: place(related.location))
    }

    private func place(_ location: SourceLocation?) -> ReportedPlace {
        // As compilers do for what is in no file.
        guard let location else { return ReportedPlace(path: "modelc") }
        let path = display.path(location.path)
        guard let position = location.position, let index = sources[path] else {
            return ReportedPlace(path: path)
        }
        return ReportedPlace(
            path: path, region: index.region(byteOffset: position.offset, byteLength: location.length))
    }

    private static func isModel(_ path: String) -> Bool {
        [".xcdatamodeld", ".xcdatamodel"].contains { path.hasSuffix($0) }
    }

    /// The model that a file is in; the file itself where it is in none.
    private static func bundle(of path: String) -> String {
        guard let end = path.range(of: ".xcdatamodeld")?.upperBound else { return path }
        return String(path[..<end])
    }
}

extension Diagnostic {
    fileprivate func pointsInto(_ path: String) -> Bool {
        location?.path == path || related.contains { $0.location.path == path }
    }
}

extension ReportOptions {
    /// What the workspace calls the options of a command that makes fixes, and where its files can be seen.
    ///
    /// Links lead to the commit that a job of GitHub Actions checks: a comment or a summary resolves no relative links. In any
    /// other place there is no address.
    ///
    /// - Parameter command: the command that makes the fixes; nil where it is the one that runs.
    package static func naming(_ command: ToolCommandName? = nil, in workspace: Workspace) -> ReportOptions {
        let wording = workspace.wording
        let fixes = (command.map { "\($0) " } ?? "") + wording[.fixes]
        var options = ReportOptions(
            fixing: [
                .safe: fixes, .behaviour: "\(fixes) \(wording[.unsafeFixes])",
                .schema: "\(fixes) \(wording[.newVersionFixes])",
            ], minimumSeverity: wording[.minimumSeverity])
        options.linkBase = SourceLinks.base(workspace.environment, folder: workspace.display.root) ?? ""
        return options
    }
}

/// Where the files of a checkout can be seen in a browser.
enum SourceLinks {
    /// The address of a folder, with a final slash; nil where the job does not say its repository, its commit and the folder of
    /// the checkout, or the folder is not in it.
    static func base(_ environment: [String: String], folder: String) -> String? {
        guard let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
            let commit = environment["GITHUB_SHA"], let checkout = environment["GITHUB_WORKSPACE"],
            ![server, repository, commit, checkout].contains(""), (folder + "/").hasPrefix(checkout + "/")
        else { return nil }
        let inside = folder.dropFirst(checkout.count).drop { $0 == "/" }
        let path = inside.isEmpty ? "" : PercentEncoding.path(String(inside)) + "/"
        return "\(server)/\(repository)/blob/\(commit)/\(path)"
    }
}
