import ModelcDiagnostics
import ModelcLint
import ModelcReports
import ModelcText

/// What fixing one version comes to. Nothing is on disk yet.
struct FixOutcome {
    /// The files to write, with what they are now.
    var changes: [FileChange] = []
    /// The folder of a new version, which is made before they are written.
    var newFolder: String?
    /// What was mended, in the order in which it was; nothing where suppressions are written.
    var made: [PlannedFix] = []
    /// Fixes that a tier forbids.
    var withheld: [PlannedFix] = []
    /// What lint says of the version as it will be.
    var left: [JudgedFinding] = []
    /// Why something is not done.
    var diagnostics: [Diagnostic] = []

    /// The changes as a unified diff.
    var diff: String { changes.map(\.unifiedDiff).joined() }

    /// The fixes that were made, for programs.
    var madeFixes: [ReportedChanges.MadeFix] {
        made.map { fixed in
            ReportedChanges.MadeFix(
                rule: fixed.rule.id.rawValue, modelPath: fixed.finding.modelPath, file: changes.first?.path ?? "",
                tier: fixed.fix.tier, title: fixed.fix.title)
        }
    }

    /// The files with what changes in them, for programs.
    var changedFiles: [ReportedChanges.File] {
        changes.map { change in
            let old = change.old.map { String(decoding: $0, as: UTF8.self) } ?? ""
            let edits = UnifiedDiff.lineEdits(from: old, to: String(decoding: change.new, as: UTF8.self))
            return ReportedChanges.File(path: change.path, isNew: change.old == nil, edits: edits)
        }
    }

    /// A line for each fix: `Library.xcdatamodeld/Library.xcdatamodel/contents: fixed Book.cover: set
    /// NSSecureUnarchiveFromData [insecure-transformer]`.
    var text: String {
        let file = changes.first.map { "\(TerminalText.escaped($0.path)): " } ?? ""
        return made.map { fixed in
            let path = fixed.finding.modelPath.map { "\($0): " } ?? ""
            return "\(file)fixed \(TerminalText.escaped(path + fixed.fix.title)) [\(fixed.rule.id)]\n"
        }.joined()
    }
}
