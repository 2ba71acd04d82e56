import ModelcDiagnostics
import ModelcDisk
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcReports
import ModelcSchema
import ModelcText

/// Turns findings into those of reports: places become lines and columns, parts of models become texts.
package struct FindingWriter {
    private(set) var sources: [String: SourceIndex] = [:]
    private var editors: [String: ModelEditor] = [:]
    private let display: DisplayPath
    private var fingerprints = FindingFingerprint()

    init(_ display: DisplayPath) { self.display = display }

    mutating func finding(_ issue: FoundIssue) -> ReportedFinding {
        let finding = issue.judged.finding
        let facts = finding.facts.map(\.description).sorted()
        let fingerprint = fingerprints.next(
            rule: finding.id, bundle: issue.bundle,
            olderVersion: issue.version.flatMap { $0.isCurrent ? nil : $0.name },
            selector: finding.selector.description, facts: facts)
        return ReportedFinding(
            rule: finding.id, category: issue.judged.rule.category.rawValue,
            severity: issue.judged.severity, message: finding.message, help: help(issue),
            bundle: issue.bundle, version: issue.version?.name, selector: finding.selector.description,
            location: place(finding, issue), related: finding.related.map { relation($0, issue) }, facts: facts,
            fingerprint: fingerprint, fix: finding.fix.flatMap { fix($0, issue.version) },
            suppression: issue.judged.suppression,
            baseline: issue.isInBaseline ? .unchanged : .new)
    }

    /// The next step; the command that adds an inverse, where the version is the one that the command changes.
    private func help(_ issue: FoundIssue) -> String? {
        let finding = issue.judged.finding
        guard let inverse = finding.inverse, issue.version?.isCurrent == true, issue.bundle.hasSuffix(".xcdatamodeld")
        else { return finding.help }
        let action = ActionLine.adding(
            inverse.name, to: inverse.entity, destination: inverse.destination, inverse: inverse.inverse)
        let command = "\(ToolCommandName.edit) \(ShellWord.quoted(issue.bundle)) \(action)"
        return "add the inverse: \(command)" + (inverse.alternative.map { "; \($0)" } ?? "")
    }

    private mutating func relation(_ related: RelatedFinding, _ issue: FoundIssue) -> ReportedRelation {
        let location = issue.version.map { FindingWriter.location(related.place, $0) }
        return ReportedRelation(
            message: related.message, selector: related.selector?.description ?? "",
            location: place(location ?? SourceLocation(path: issue.bundle), issue.version))
    }

    private mutating func fix(_ fix: Fix, _ version: ModelVersion?) -> ReportedFix? {
        guard let version else { return nil }
        let path = display.path(version.filePath)
        let edits = editor(of: version)?.textEdits(for: fix.edits).edits ?? []
        return ReportedFix(
            tier: fix.tier, title: fix.title,
            edits: edits.map { edit in
                ReportedEdit(path: path, byteOffset: edit.offset, byteLength: edit.length, text: edit.replacement)
            })
    }

    private mutating func editor(of version: ModelVersion) -> ModelEditor? {
        if let editor = editors[version.filePath] { return editor }
        guard let source = version.source, let editor = try? ModelEditor(source) else { return nil }
        editors[version.filePath] = editor
        return editor
    }

    private mutating func place(_ finding: Finding, _ issue: FoundIssue) -> ReportedPlace {
        let location = finding.location ?? issue.version.map { FindingWriter.location(finding.place, $0) }
        return place(location ?? SourceLocation(path: issue.bundle), issue.version, issue.model)
    }

    private mutating func place(
        _ location: SourceLocation, _ version: ModelVersion?, _ model: VersionedModel? = nil
    ) -> ReportedPlace {
        let path = display.path(location.path)
        guard let position = location.position, let source = FindingWriter.source(location.path, version, model) else {
            return ReportedPlace(path: path)
        }
        let index = sources[path] ?? SourceIndex(source)
        sources[path] = index
        return ReportedPlace(
            path: path, region: index.region(byteOffset: position.offset, byteLength: location.length))
    }

    /// The text of the version's file, or of the one that names the bundle's current version.
    private static func source(_ path: String, _ version: ModelVersion?, _ model: VersionedModel?) -> SourceText? {
        if let version, version.filePath == path { return version.source }
        if let model, model.currentVersionPath == path { return model.currentVersionSource }
        return nil
    }

    /// An element without an attribute that is meant is shown up to its name.
    package static func location(_ place: SourcePlace, _ version: ModelVersion) -> SourceLocation {
        var location = version.location(of: place)
        guard place.attribute == nil, let start = location.position else { return location }
        let name = version.location(of: SourcePlace(position: place.position, attribute: "name"))
        if let end = name.position, end.line == start.line, end.offset > start.offset {
            location.length = end.offset + name.length - start.offset
        }
        return location
    }
}
