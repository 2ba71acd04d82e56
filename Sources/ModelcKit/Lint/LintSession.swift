import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema

/// A run of lint over any number of models. A model that cannot be read does not stop the others.
struct LintSession {
    let plan: LintPlan
    /// Whether the run includes all models of the project, and not only named ones.
    let isWholeProject: Bool
    let display: DisplayPath
    /// The paths of the models, without duplicates.
    private(set) var models: [String] = []
    private(set) var bundles: [LintedBundle] = []
    /// The failures to read something.
    private(set) var ledger = RunLedger()
    /// Other messages that are not findings.
    private var remarks: [Diagnostic] = []
    /// The classes that Xcode generates for the models linted so far.
    private var classes: ProjectClasses
    /// Whether there can be another model with the same classes.
    private var looksAtSeveral: Bool { isWholeProject || models.count > 1 }

    /// Searches for models.
    ///
    /// - Parameter paths: models, or folders to search for models.
    init(_ plan: LintPlan, _ paths: [String], isWholeProject: Bool) {
        self.plan = plan
        display = plan.workspace.display
        classes = ProjectClasses(plan.workspace.display)
        self.isWholeProject = isWholeProject
        ledger.enter(plan.sources.problems)
        remarks += plan.sources.messages
        var seen: Set<String> = []
        for path in paths {
            let search = ModelSearch(path)
            // Only named folders are searched for compiled models: the working folder may contain build products.
            let (named, problems) =
                path == "." ? (search.models, search.problems) : search.orCompiled(below: path)
            ledger.enter(problems)
            models += named.filter { seen.insert(PathText.absolute($0)).inserted }
        }
        // If two models have the same classes, one of them gets the finding, regardless of the order in which they were named.
        models.sort { $0.isBefore($1) }
    }

    /// Lints the models.
    ///
    /// - Parameter progress: called with the path of each model before it is linted.
    mutating func lint(_ versions: LintedVersions, _ progress: ((String) -> Void)? = nil) {
        for model in models {
            progress?(display.path(model))
            add(model, versions)
        }
        if case .named = versions { forgiveMissingVersions() }
        bundles.sort { $0.model.path.isBefore($1.model.path) }
        // A state to compare with that cannot be read is the same problem for all bundles.
        ledger.enter(bundles.flatMap(\.unreadable))
        ledger.enter(plan.versions.mappings.problems)
        remarks += plan.versions.mappings.problems.filter { $0.severity != .error }
        for message in bundles.flatMap(\.messages) where !remarks.contains(message) { remarks.append(message) }
        remarks += uselessIgnoreEntries
        if ledger.isEmpty { remarks += plan.released.unknown(knownVersions) }
    }

    /// Adds the failures of an earlier run over the same models. They count even if this run could read the files, because the
    /// earlier run skipped them.
    mutating func addFailures(of earlier: RunLedger) { ledger.enter(earlier) }

    /// Adds a message that is not a finding.
    mutating func addMessage(_ message: Diagnostic) { remarks.append(message) }

    /// Returns all messages that are not findings, failures to read something first.
    ///
    /// - Parameter reported: failures that a report shows as findings.
    func messages(besides reported: Set<Diagnostic> = []) -> [Diagnostic] {
        ledger.messages(besides: remarks).filter { !reported.contains($0) }
    }

    /// The texts of the files that messages refer to, by path.
    var sources: [String: SourceText] { ModelSources.texts(of: bundles.map(\.model)) }

    private mutating func add(_ path: String, _ versions: LintedVersions) {
        let plan = plan.beside(looksAtSeveral ? classes.others(besideModelAt: path) : nil)
        defer { addGeneratedClasses() }
        switch versions {
        case .current: add(LintedBundle(path: path, .current, plan, isWhole: false))
        case .all: add(LintedBundle(path: path, .all, plan, isWhole: true))
        case .named(let names):
            var known: [ModelVersion] = []
            for name in names {
                let bundle = LintedBundle(path: path, .named(name), plan, isWhole: false, known: known)
                known = bundle.faultlessVersions
                add(bundle)
            }
        }
    }

    /// Records the classes of the bundle that was added.
    private mutating func addGeneratedClasses() {
        guard let bundle = bundles.last?.model, let model = bundle.currentVersion?.model else { return }
        classes.add(model, at: bundle.path)
    }

    /// Adds a bundle. If it exists already, adds the versions that it lacks, because paths may overlap.
    private mutating func add(_ bundle: LintedBundle) {
        let path = display.path(bundle.model.path)
        guard let index = bundles.firstIndex(where: { display.path($0.model.path) == path }) else {
            return bundles.append(bundle)
        }
        let known = Set(bundles[index].versions.map(\.version.name))
        bundles[index].versions += bundle.versions.filter { !known.contains($0.version.name) }
        let isNew = { (fault: Diagnostic) in !bundles[index].unreadable.contains(fault) }
        bundles[index].messages += bundle.messages.filter(isNew)
        bundles[index].unreadable += bundle.unreadable.filter(isNew)
    }

    private var knownVersions: Set<String> {
        bundles.reduce(into: []) { names, bundle in
            names.formUnion(bundle.model.versions.map(\.name))
            names.formUnion(bundle.baseVersions ?? [])
        }
    }

    /// Warnings for entries of `ignore` that suppressed nothing. Only a run over everything can determine this.
    private var uselessIgnoreEntries: [Diagnostic] {
        guard isWholeProject, !plan.isPartial, ledger.isEmpty else { return [] }
        let used = bundles.reduce(into: Set<Int>()) { used, bundle in
            used.formUnion(bundle.result.usedIgnoreEntries)
            for version in bundle.versions { used.formUnion(version.result.usedIgnoreEntries) }
        }
        let unused = plan.ignored.enumerated().filter { offset, entry in
            !used.contains(offset) && entry.rules.allSatisfy { MigrationFindingCode(name: $0) == nil }
        }
        return unused.map { _, entry in
            let isStructural = entry.rules.allSatisfy { RuleNames.all.rule($0)?.isStructural ?? false }
            let rules = entry.rules.joined(separator: ", ")
            return Diagnostic(
                .unusedIgnoreEntry, .warning,
                isStructural
                    ? "\(rules) cannot be suppressed: a model with such a fault cannot be used at all"
                    : "nothing is suppressed by '\(entry.select)'",
                at: entry.origin.location,
                help: isStructural
                    ? "remove the entry of 'ignore', and correct the model"
                    : "remove the entry of 'ignore', or correct its selector")
        }
    }

    /// Removes errors about missing versions if at least one bundle has a named version: not every bundle needs to have each.
    private mutating func forgiveMissingVersions() {
        guard bundles.count > 1, bundles.contains(where: { !$0.versions.isEmpty }) else { return }
        for index in bundles.indices {
            bundles[index].messages.removeAll { $0.id == .unknownVersion }
            bundles[index].unreadable.removeAll { $0.id == .unknownVersion }
        }
        bundles.removeAll { $0.versions.isEmpty && $0.unreadable.isEmpty }
    }
}

extension DiagnosticID {
    static let unusedIgnoreEntry = DiagnosticID("unused-ignore-entry")
}

extension LintedBundle {
    /// Returns all findings in the bundle, including suppressed ones.
    ///
    /// - Parameter path: the bundle's path as reports show it.
    func issues(path: String) -> [FoundIssue] {
        let ofBundle = LintedBundle.issues(of: result, inBase) {
            FoundIssue(judged: $0, bundle: path, model: model)
        }
        return ofBundle
            + versions.flatMap { linted in
                LintedBundle.issues(of: linted.result, linted.inBase) {
                    FoundIssue(judged: $0, bundle: path, version: linted.version)
                }
            }
    }

    /// - Parameter known: the findings of the state to compare with.
    private static func issues(
        of result: LintResult, _ known: Baseline, _ issue: (JudgedFinding) -> FoundIssue
    ) -> [FoundIssue] {
        zip(result.all, result.isKnown(in: known)).map { reported, isKnown in
            var found = issue(reported)
            found.isInBase = isKnown
            return found
        }
    }
}

extension LintSession {
    /// All findings, including suppressed ones, in the order of bundles, versions and files.
    var issues: [FoundIssue] {
        bundles.flatMap { $0.issues(path: display.path($0.model.path)) }
    }
}

extension LintResult {
    /// All findings, with suppressed ones last.
    var all: [JudgedFinding] { findings + suppressed }

    /// Returns, for each finding, whether the state to compare with has it as well.
    func isKnown(in base: Baseline) -> [Bool] {
        let match = base.matches(all.map { FindingKey($0.finding, bundle: "") })
        return zip(all, match.isHidden).map { $0.finding.isInBase || $1 }
    }
}
