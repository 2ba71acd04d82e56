import ModelcDiagnostics
import ModelcLint
import ModelcPlans

/// A finding with a code, of a plan or of a mapping model, as a baseline knows it.
struct CodeFact: Hashable {
    var code: MigrationFindingCode
    /// The bundle, or the mapping model that it is about.
    var path: String
    var modelPath: String
    /// What tells it from other findings of the code at the same place.
    var detail: String?
}

/// Findings with codes and the baseline. An entry stands for one fact: whatever attribute is dropped, it is dropped for the stores of
/// all older versions, and new versions do not make it another one.
struct CodeBaseline {
    private let file: BaselineFile
    private let workspace: Workspace

    init?(_ request: BaselineRequest?, in workspace: Workspace) {
        guard let request else { return nil }
        file = BaselineFile(request, in: workspace)
        self.workspace = workspace
    }

    /// What the baseline hides of a run's findings; it is written and pruned as the request says.
    ///
    /// - Parameters:
    ///   - found: the findings with their severities.
    ///   - shown: from which severity on findings are written.
    ///   - isComplete: whether everything could be read.
    ///   - paths: the bundles and mapping models that were looked at.
    ///   - judges: whether the run would have found what an entry of a code says.
    /// - Throws: `RunFailure` where the file cannot be read or written.
    func apply(
        _ found: [(fact: CodeFact, level: Severity)], shown: Severity, isComplete: Bool, paths: [String],
        judging judges: @escaping (MigrationFindingCode) -> Bool
    ) throws -> (hidden: Set<CodeFact>, result: BaselineResult) {
        var levels: [CodeFact: Severity] = [:]
        for (fact, level) in found where fact.code.isBaselined { levels[fact] = max(level, levels[fact] ?? level) }
        let facts = levels.keys.map { (fact: $0, key: key($0)) }.sorted { $0.key < $1.key }
        let severe = facts.filter { (levels[$0.fact] ?? .note) >= shown }
        let places = Set(paths.map { workspace.display.path($0, from: file.folder) })
        let result = try file.apply(
            BaselineCandidates(
                found: facts.map(\.key), written: severe.map(\.key), hasOpen: !severe.isEmpty, isComplete: isComplete,
                includes: { key in
                    places.contains(key.bundle)
                        && MigrationFindingCode(rawValue: key.rule.rawValue).map(judges) ?? false
                },
                match: { CodeBaseline.match(facts.map(\.key), $0) }))
        let hidden = zip(facts, result.isHidden).filter(\.1).map(\.0.fact)
        return (Set(hidden), result)
    }

    private func key(_ fact: CodeFact) -> FindingKey {
        FindingKey(
            rule: fact.code.id, bundle: workspace.display.path(fact.path, from: file.folder), selector: fact.modelPath,
            facts: fact.detail ?? "")
    }

    /// An entry hides its fact however often it is found, and so does one of a rule that sees the same.
    private static func match(_ found: [FindingKey], _ baseline: Baseline) -> BaselineMatch {
        let rules = Set(baseline.counts.keys.map(Place.init))
        let known = Set(found)
        let stale = baseline.counts.filter { !known.contains($0.key) }
        return BaselineMatch(
            isHidden: found.map { key in
                baseline.counts[key] != nil || Place.ofRules(seeing: key).contains(where: rules.contains)
            },
            stale: stale.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted())
    }

    /// A rule at an element.
    private struct Place: Hashable {
        var rule: DiagnosticID
        var bundle: String
        var selector: String

        init(_ key: FindingKey) {
            self.init(rule: key.rule, bundle: key.bundle, selector: key.selector)
        }

        private init(rule: DiagnosticID, bundle: String, selector: String) {
            self.rule = rule
            self.bundle = bundle
            self.selector = selector
        }

        /// Where rules of lint say what a finding of a plan says.
        static func ofRules(seeing key: FindingKey) -> [Place] {
            let rules = MigrationFindingCode(rawValue: key.rule.rawValue).flatMap { FactRules.ofCodes[$0] } ?? []
            let members = ElementSelector.uniqueness(
                entity: key.selector, key.facts.split(separator: ",").map(String.init))
            return rules.flatMap { rule in
                [key.selector, members.description].map { Place(rule: rule, bundle: key.bundle, selector: $0) }
            }
        }
    }
}
