import ModelcDiagnostics
import ModelcSchema

/// Converts errors from reading files into findings. If a model rule already reports the same error, there is no second
/// finding.
struct FileProblems {
    /// The model of the version; an empty model if it could not be read.
    let model: ManagedObjectModel
    /// The findings of the rules, unfiltered.
    let found: [Finding]
    /// The ids of the rules that run.
    let running: Set<DiagnosticID>

    private let foundBySelector: [ElementSelector: Set<DiagnosticID>]

    init(_ model: ManagedObjectModel, found: [Finding], running: Set<DiagnosticID>) {
        self.model = model
        self.found = found
        self.running = running
        foundBySelector = found.reduce(into: [:]) { $0[$1.selector, default: []].insert($1.id) }
    }

    func findings(of problems: [Diagnostic]) -> [Finding] {
        var entities: Set<String> = []
        if problems.contains(where: { $0.modelPath != nil }) { entities = Set(model.entities.map(\.name)) }
        var unreadable: Set<String?> = []
        let misspelt = MisspeltAttributes(model)
        return problems.compactMap { problem in
            guard let rule = FileProblems.rule(of: problem) else { return nil }
            // An unreadable file is reported once, even if it has many errors, such as conflict markers of a merge.
            guard rule.id != UnreadableModel.id || unreadable.insert(problem.location?.path).inserted else {
                return nil
            }
            let selector = FileProblems.selector(problem.modelPath, entities)
            guard !isCovered(rule, selector) else { return nil }
            var finding = Finding(
                rule.id, problem.message, at: SchemaLocation(position: problem.location?.position), on: selector,
                help: problem.help,
                severity: rule is any LintRule.Type || problem.severity == .note ? problem.severity : nil,
                fix: FileProblems.fixable.contains(rule.id) ? misspelt.fix(of: problem) : nil)
            finding.location = problem.location
            return finding
        }
    }

    /// Returns whether an error is left out, because its rule checks models, and has already reported the error or is
    /// turned off.
    private func isCovered(_ rule: any DescribedRule.Type, _ selector: ElementSelector) -> Bool {
        guard rule is any LintRule.Type else { return false }
        return foundBySelector[selector]?.contains(rule.id) ?? false || !running.contains(rule.id)
    }

    /// Returns the rule that reports an error. The diagnostic often has the id of a rule; otherwise, the rule depends
    /// on the severity. Nil for most notes, which are not reported because they are about remnants of old tools.
    static func rule(of problem: Diagnostic) -> (any DescribedRule.Type)? {
        guard problem.severity > .note || problem.id == MisspeltRenamingIdentifier.id else { return nil }
        return rules[problem.id] ?? (problem.severity == .error ? UnreadableElement.self : IgnoredContent.self)
    }

    /// The rules whose errors may be caused by misspelt names.
    private static let fixable = [UnknownXML.id, UnreadableElement.id, MisspeltRenamingIdentifier.id]

    private static let rules: [DiagnosticID: any DescribedRule.Type] = Dictionary(
        RuleRegistry.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// Returns the selector of a model element with a path such as `Book.author`. If the entity does not exist, returns
    /// the selector of the model.
    private static func selector(_ path: String?, _ entities: Set<String>) -> ElementSelector {
        guard let path else { return .model }
        let names = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard entities.contains(names[0]) else { return .model }
        return names.count > 1 ? .property(entity: names[0], names[1]) : .entity(names[0])
    }
}

extension Linter {
    /// Returns the id of the rule that reports an error from reading a file; nil if no rule does.
    package static func ruleID(ofFileProblem problem: Diagnostic) -> DiagnosticID? {
        FileProblems.rule(of: problem)?.id
    }
}
