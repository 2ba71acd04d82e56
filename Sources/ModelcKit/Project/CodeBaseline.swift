import ModelcDiagnostics
import ModelcLint
import ModelcPlans

/// Applies a baseline to findings that have a code, such as those of a migration plan. One entry covers one fact. For
/// example, a removed attribute is one fact for the stores of all older versions, and the entry stays valid when a new
/// version is added.
struct CodeBaseline {
    private let file: BaselineFile
    private let workspace: Workspace

    init?(_ request: BaselineRequest?, in workspace: Workspace) {
        guard let request else { return nil }
        file = BaselineFile(request, in: workspace)
        self.workspace = workspace
    }

    /// Determines the findings that the baseline hides. Writes or prunes the baseline if requested.
    ///
    /// - Parameters:
    ///   - found: the findings with their severities.
    ///   - shown: the lowest severity of findings to write.
    ///   - isComplete: whether all input could be read.
    ///   - paths: the paths of the bundles and mapping models that were checked.
    ///   - judges: whether the run checks for findings with the given code.
    /// - Returns: the baseline entries of the hidden findings, and the result of applying the baseline.
    /// - Throws: `RunFailure` if the file cannot be read or written.
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

    /// Matches findings with baseline entries. An entry hides all findings about the same fact. An entry of a lint rule
    /// also hides a finding with a code about the same fact.
    private static func match(_ found: [FindingKey], _ baseline: Baseline) -> BaselineMatch {
        let rules = Set(baseline.counts.keys.map(Location.init))
        let known = Set(found)
        let stale = baseline.counts.filter { !known.contains($0.key) }
        return BaselineMatch(
            isHidden: found.map { key in
                baseline.counts[key] != nil || Location.ofRules(seeing: key).contains(where: rules.contains)
            },
            stale: stale.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted())
    }

    /// A lint rule and the element that it reports.
    private struct Location: Hashable {
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

        /// Returns the lint rules that report the same fact as a finding with a code. For each rule, the result
        /// contains the elements at which the rule may report the fact.
        static func ofRules(seeing key: FindingKey) -> [Location] {
            let rules = MigrationFindingCode(rawValue: key.rule.rawValue).flatMap { FactRules.ofCodes[$0] } ?? []
            let members = ElementSelector.uniqueness(
                entity: key.selector, key.facts.split(separator: ",").map(String.init))
            return rules.flatMap { rule in
                [key.selector, members.description].map { Location(rule: rule, bundle: key.bundle, selector: $0) }
            }
        }
    }
}
