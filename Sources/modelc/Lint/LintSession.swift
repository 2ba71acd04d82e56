import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// One run of lint over any number of models: one that cannot be read does not stop the others.
struct LintSession {
    let plan: LintPlan
    /// Whether the run looks at all models of the project, and not at some that were named.
    let isWholeProject: Bool
    let display = DisplayPath()
    private(set) var bundles: [LintedBundle] = []
    /// What could not be read or written: the run ends with exit code 2.
    private(set) var problems: [Diagnostic] = []
    /// What is said beside the findings.
    private(set) var messages: [Diagnostic] = []

    init(_ plan: LintPlan, isWholeProject: Bool) {
        self.plan = plan
        self.isWholeProject = isWholeProject
    }

    /// Looks for models and lints them.
    mutating func lint(_ paths: [String], _ versions: LintedVersions) {
        addProblems(plan.sources.problems)
        messages += plan.sources.messages
        var seen: Set<String> = []
        for path in paths {
            let search = ModelSearch(path)
            addProblems(search.problems)
            for model in search.models where seen.insert(OutputFolders.absolute(model)).inserted {
                add(model, versions)
            }
        }
        addProblems(plan.versions.mappingProblems.filter { !problems.contains($0) })
        if case .named = versions { forgiveMissingVersions() }
        bundles.sort { $0.model.path.utf8.lexicographicallyPrecedes($1.model.path.utf8) }
        // A state to compare with that cannot be read is a problem of all bundles at once.
        for problem in bundles.flatMap(\.unreadable) where !problems.contains(problem) { problems.append(problem) }
        for message in bundles.flatMap(\.messages) where !messages.contains(message) { messages.append(message) }
        messages += uselessIgnoreEntries
        if problems.isEmpty { messages += plan.released.unknown(knownVersions) }
    }

    private mutating func addProblems(_ more: [Diagnostic]) {
        problems += more
        messages += more
    }

    /// What an earlier run over the same models could not read, and this one could: something was passed over there.
    mutating func addProblems(of earlier: LintSession) {
        addProblems(earlier.problems.filter { !problems.contains($0) })
    }

    /// Something to be said beside the findings.
    mutating func addMessage(_ message: Diagnostic) { messages.append(message) }

    private mutating func add(_ path: String, _ versions: LintedVersions) {
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

    /// A bundle that is there already gets the versions that it has not: paths may overlap.
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

    /// Entries of `ignore` that suppressed nothing; only a run over everything can tell.
    private var uselessIgnoreEntries: [Diagnostic] {
        guard isWholeProject, !plan.isPartial, problems.isEmpty else { return [] }
        let used = bundles.reduce(into: Set<Int>()) { used, bundle in
            used.formUnion(bundle.result.usedIgnoreEntries)
            for version in bundle.versions { used.formUnion(version.result.usedIgnoreEntries) }
        }
        return plan.ignored.enumerated().filter { !used.contains($0.offset) }.map { _, entry in
            let isStructural = entry.rules.allSatisfy { RuleNames.rule($0)?.isStructural ?? false }
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

    /// A bundle need not have each version that is named, as long as one has one.
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
