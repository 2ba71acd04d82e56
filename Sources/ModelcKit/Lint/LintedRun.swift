import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSchema

/// All findings of a run over any number of models, and the messages about the run.
struct LintedRun {
    let plan: LintPlan
    /// Whether the run includes all models of the project. False if the user named models or folders.
    let isWholeProject: Bool
    let bundles: [LintedBundle<LintResult>]
    /// All findings, including suppressed ones, ordered by bundle and file.
    let issues: [FoundIssue]
    /// The errors from reading files.
    private(set) var ledger = RunLedger()
    /// Messages that are neither findings nor read errors.
    private var remarks: [Diagnostic] = []

    /// - Parameter earlier: the read errors of an earlier run over the same models. They count even if this run could
    ///   read the files, because the earlier run skipped them.
    init(_ bundles: [LintedBundle<LintResult>], of models: FoundModels, _ plan: LintPlan, earlier: RunLedger) {
        self.plan = plan
        self.bundles = bundles
        isWholeProject = models.isWholeProject
        issues = bundles.flatMap { $0.issues(path: plan.workspace.display.path($0.model.path)) }
        ledger.enter(plan.sources.problems + models.problems)
        // If the state given with `--against` cannot be read, each bundle has the same error. The ledger keeps one.
        ledger.enter(bundles.flatMap(\.unreadable))
        let mappingProblems = bundles.flatMap(\.mappingProblems)
        ledger.enter(mappingProblems)
        remarks = plan.sources.messages
        for message in mappingProblems.filter({ $0.severity != .error }) + bundles.flatMap(\.messages)
        where !remarks.contains(message) {
            remarks.append(message)
        }
        if let mirroring = plan.mirroring, issues.contains(where: { $0.judged.rule.category == .cloudKit }) {
            remarks.append(mirroring.message)
        }
        remarks += uselessIgnoreEntries
        if ledger.isEmpty {
            ledger.enter(plan.configurations.flatMap { $0.unknown(in: bundles.map(\.model), plan.workspace) })
        }
        if ledger.isEmpty { remarks += plan.released.unknown(knownVersions) }
        ledger.enter(earlier)
    }

    var display: DisplayPath { plan.workspace.display }

    /// Returns all messages that are not findings. Read errors come first.
    ///
    /// - Parameters:
    ///   - reported: read errors that the report already shows as findings; they are left out.
    ///   - more: messages from the later steps of the run, such as applying the baseline.
    func messages(besides reported: Set<Diagnostic> = [], with more: [Diagnostic] = []) -> [Diagnostic] {
        ledger.messages(besides: remarks + more).filter { !reported.contains($0) }
    }

    /// The texts of the files that messages refer to, by path.
    var sources: [String: SourceText] { ModelSources.texts(of: bundles.map(\.model)) }

    private var knownVersions: Set<String> {
        bundles.reduce(into: []) { names, bundle in
            names.formUnion(bundle.model.versions.map(\.name))
            names.formUnion(bundle.read.base.baseVersions ?? [])
        }
    }

    /// Warnings for entries of the setting `ignore` that suppress nothing. Empty unless the run includes all models and
    /// rules and could read all files.
    private var uselessIgnoreEntries: [Diagnostic] {
        guard isWholeProject, !plan.isPartial, ledger.isEmpty else { return [] }
        let used = Set(bundles.flatMap(\.files).flatMap(\.content.usedIgnoreEntries))
        let unused = plan.ignored.enumerated().filter { offset, entry in
            !used.contains(offset) && entry.rules.allSatisfy { MigrationFindingCode(name: $0) == nil }
        }
        return unused.map { _, entry in
            let isStructural = entry.rules.allSatisfy { RuleNames.all.rule($0)?.isStructural ?? false }
            let rules = entry.rules.joined(separator: ", ")
            return Diagnostic(
                .unusedIgnoreEntry, .warning,
                isStructural
                    ? "\(rules) cannot be suppressed: a model with such an error cannot be used at all"
                    : "nothing is suppressed by '\(entry.select)'",
                at: entry.origin.location,
                help: isStructural
                    ? "remove the entry of 'ignore', and correct the model"
                    : "remove the entry of 'ignore', or correct its selector")
        }
    }
}

extension DiagnosticID {
    static let unusedIgnoreEntry = DiagnosticID("unused-ignore-entry")
}
