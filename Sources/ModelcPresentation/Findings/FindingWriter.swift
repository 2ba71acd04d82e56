import ModelcDiagnostics
import ModelcKit
import ModelcReports
import ModelcText

/// Turns findings into those of reports: places get lines and columns in every unit, identities become fingerprints.
struct FindingWriter {
    /// The texts of the files that findings point into, by the paths that these give.
    private(set) var sources: [String: SourceIndex] = [:]
    private let texts: [String: SourceText]

    /// - Parameter texts: the texts of files by the paths that findings give.
    init(_ texts: [String: SourceText]) { self.texts = texts }

    mutating func finding(_ finding: ProjectFinding) -> ReportedFinding {
        var reported = ReportedFinding(
            rule: finding.id, category: finding.category, severity: finding.severity, message: finding.message,
            help: finding.help, bundle: finding.bundle, version: finding.version, selector: finding.modelPath,
            location: place(finding.location), related: finding.related.map { relation($0) },
            facts: finding.parties, fingerprint: FindingWriter.fingerprint(finding),
            fix: finding.fix.map(ReportedFix.init), suppression: finding.suppression,
            baseline: finding.isInBaseline ? .unchanged : .new)
        reported.reach = finding.reach
        return reported
    }

    private static func fingerprint(_ finding: ProjectFinding) -> String {
        FindingFingerprint.text(
            rule: finding.id, bundle: finding.bundle, olderVersion: finding.identity.olderVersion,
            selector: finding.modelPath, facts: finding.identity.facts, occurrence: finding.identity.occurrence)
    }

    private mutating func relation(_ related: RelatedPlace) -> ReportedRelation {
        ReportedRelation(
            message: related.message, selector: related.modelPath ?? "", location: place(related.location))
    }

    private mutating func place(_ location: SourceLocation?) -> ReportedPlace {
        // As compilers do for what is in no file.
        guard let location else { return ReportedPlace(path: "modelc") }
        guard let position = location.position, let index = index(of: location.path) else {
            return ReportedPlace(path: location.path)
        }
        return ReportedPlace(
            path: location.path, region: index.region(byteOffset: position.offset, byteLength: location.length))
    }

    private mutating func index(of path: String) -> SourceIndex? {
        if let index = sources[path] { return index }
        guard let text = texts[path] else { return nil }
        let index = SourceIndex(text)
        sources[path] = index
        return index
    }
}

extension ReportedFix {
    fileprivate init(_ fix: ProjectFinding.ProposedFix) {
        self.init(
            tier: fix.tier, title: fix.title,
            edits: fix.edits.map { edit in
                ReportedEdit(
                    path: fix.path, byteOffset: edit.offset, byteLength: edit.length, text: edit.replacement)
            })
    }
}

extension ReportedChanges {
    /// The changes of models as reports have them.
    init(_ changes: ModelChanges) {
        self.init(
            isDryRun: changes.isDryRun,
            fixes: changes.fixes.map { fix in
                MadeFix(
                    rule: fix.rule.rawValue, modelPath: fix.modelPath, file: fix.file, tier: fix.tier,
                    title: fix.title)
            }, files: changes.files.map { File(path: $0.path, isNew: $0.isNew, edits: $0.lineEdits) })
    }
}

extension ReportedModel {
    init(_ bundle: ReadBundle) {
        self.init(
            bundle: bundle.path, versions: bundle.versions.map { ReportedVersion(name: $0.name, path: $0.path) },
            current: bundle.current)
    }
}

extension ReportRule {
    init(_ rule: FindingRule) {
        switch rule.kind {
        case .rule(let description): self.init(description, category: rule.category)
        case .code(let code): self.init(code, category: rule.category)
        case .message:
            let known = ExplainedID.named(rule.id.rawValue)
            self.init(
                id: rule.id, summary: known?.meaning ?? rule.id.rawValue, category: rule.category,
                helpText: known.map { "\($0.meaning) What to do: \($0.advice)" },
                helpMarkdown: known?.reference.markdown, defaultSeverity: .error, tags: ["core-data"])
        }
    }
}
