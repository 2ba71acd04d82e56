import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings

/// Converts lint findings into findings for reports, with file locations and the paths of model elements as text.
struct IssueFindings {
    /// The locations of the findings in their files.
    private(set) var places: FindingLocations
    private var editors: [String: ModelEditor] = [:]
    private var actions: [String: FixAction] = [:]

    init(_ display: DisplayPath) { places = FindingLocations(display) }

    mutating func finding(_ issue: FoundIssue) -> ProjectFinding {
        let finding = issue.judged.finding
        let facts = finding.facts.map(\.description).sorted()
        var found = ProjectFinding(
            finding.id, issue.judged.severity, finding.message, category: issue.judged.rule.category.rawValue,
            help: help(issue), bundle: issue.bundle, version: issue.version?.name,
            modelPath: finding.selector.description, at: place(finding, issue),
            identity: ProjectFinding.Identity(
                olderVersion: issue.version.flatMap { $0.isCurrent ? nil : $0.name }, facts: facts))
        found.related = finding.related.map { related($0, issue) }
        found.parties = facts
        found.fix = finding.fix.flatMap { fix($0, issue.version) }
        found.suppression = issue.judged.suppression
        found.baseline = issue.isInBaseline ? .unchanged : .new
        return found
    }

    /// Returns the suggested next step, with the command that does it.
    private mutating func help(_ issue: FoundIssue) -> String? {
        let finding = issue.judged.finding
        guard let version = issue.version, version.isCurrent, issue.bundle.hasSuffix(".xcdatamodeld"),
            finding.inverse != nil || finding.fix != nil, let actions = actions(of: version)
        else { return finding.help }
        return FindingHelp(finding, actions).text(bundle: issue.bundle)
    }

    /// Returns the type that translates fixes in a version into actions of `modelc edit`; nil for a version that
    /// could not be read.
    private mutating func actions(of version: ModelVersion) -> FixAction? {
        if let actions = actions[version.filePath] { return actions }
        guard let model = version.model else { return nil }
        let made = FixAction(model)
        actions[version.filePath] = made
        return made
    }

    private mutating func related(_ related: RelatedFinding, _ issue: FoundIssue) -> RelatedLocation {
        let location = issue.version.map { $0.shownLocation(of: related.place) }
        return RelatedLocation(
            related.message, at: place(location ?? SourceLocation(path: issue.bundle), issue.version, nil),
            modelPath: related.selector?.description)
    }

    private mutating func fix(_ fix: Fix, _ version: ModelVersion?) -> ProjectFinding.ProposedFix? {
        guard let version else { return nil }
        return ProjectFinding.ProposedFix(
            tier: fix.tier, title: fix.title, path: places.display.path(version.filePath),
            edits: editor(of: version)?.textEdits(for: fix.edits).edits ?? [])
    }

    private mutating func editor(of version: ModelVersion) -> ModelEditor? {
        if let editor = editors[version.filePath] { return editor }
        guard let source = version.source, let editor = try? ModelEditor(source) else { return nil }
        editors[version.filePath] = editor
        return editor
    }

    private mutating func place(_ finding: Finding, _ issue: FoundIssue) -> SourceLocation {
        let location = finding.location ?? issue.version.map { $0.shownLocation(of: finding.place) }
        return place(location ?? SourceLocation(path: issue.bundle), issue.version, issue.model)
    }

    private mutating func place(
        _ location: SourceLocation, _ version: ModelVersion?, _ model: VersionedModel?
    ) -> SourceLocation {
        places.place(location, in: IssueFindings.source(location.path, version, model))
    }

    /// Returns the text of the file that a finding is about: the version's file or, for a finding about the whole
    /// bundle, the file that names the current version.
    private static func source(_ path: String, _ version: ModelVersion?, _ model: VersionedModel?) -> SourceText? {
        if let text = version?.text(ofFileAt: path) { return text }
        if let model, model.currentVersionPath == path { return model.currentVersionSource }
        return model?.versions.first?.text(ofFileAt: path)
    }
}
