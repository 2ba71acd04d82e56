import ModelcDiagnostics
import ModelcSchema

/// Findings about errors that occurred while files were read. If a model rule reports the same error, only the rule
/// does.
struct FileProblems {
    /// The version's model; empty if none could be read.
    let model: ManagedObjectModel
    /// The findings of the rules, before any filtering.
    let found: [Finding]
    /// The rules that run.
    let running: Set<DiagnosticID>

    private let foundBySelector: [ElementSelector: Set<DiagnosticID>]

    init(_ model: ManagedObjectModel, found: [Finding], running: Set<DiagnosticID>) {
        self.model = model
        self.found = found
        self.running = running
        foundBySelector = found.reduce(into: [:]) { $0[$1.selector, default: []].insert($1.id) }
    }

    func findings(of faults: [Diagnostic]) -> [Finding] {
        var entities: Set<String> = []
        if faults.contains(where: { $0.modelPath != nil }) { entities = Set(model.entities.map(\.name)) }
        var unreadable: Set<String?> = []
        let misspelt = MisspeltAttributes(model)
        return faults.compactMap { fault in
            guard let rule = FileProblems.rule(of: fault) else { return nil }
            // The cause of an unreadable file is reported once: a merge leaves many markers.
            guard rule.id != UnreadableModel.id || unreadable.insert(fault.location?.path).inserted else { return nil }
            let selector = FileProblems.selector(fault.modelPath, entities)
            guard !isCovered(rule, selector) else { return nil }
            var finding = Finding(
                rule.id, fault.message, at: SchemaLocation(position: fault.location?.position), on: selector,
                help: fault.help, severity: rule is any LintRule.Type || fault.severity == .note ? fault.severity : nil,
                fix: FileProblems.fixable.contains(rule.id) ? misspelt.fix(of: fault) : nil)
            finding.location = fault.location
            return finding
        }
    }

    /// Whether a model rule covers the error: it found it, or it is turned off.
    private func isCovered(_ rule: any DescribedRule.Type, _ selector: ElementSelector) -> Bool {
        guard rule is any LintRule.Type else { return false }
        return foundBySelector[selector]?.contains(rule.id) ?? false || !running.contains(rule.id)
    }

    /// Returns the rule of an error: the reader gives the error the rule's id. Other notes are about remnants of old
    /// tools, which are not errors.
    static func rule(of fault: Diagnostic) -> (any DescribedRule.Type)? {
        guard fault.severity > .note || fault.id == MisspeltRenamingIdentifier.id else { return nil }
        return rules[fault.id] ?? (fault.severity == .error ? UnreadableElement.self : IgnoredContent.self)
    }

    /// The rules whose errors may be misspelt names.
    private static let fixable = [UnknownXML.id, UnreadableElement.id, MisspeltRenamingIdentifier.id]

    private static let rules: [DiagnosticID: any DescribedRule.Type] = Dictionary(
        RuleRegistry.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// Returns the part of the model with a path such as `Book.author`.
    private static func selector(_ path: String?, _ entities: Set<String>) -> ElementSelector {
        guard let path else { return .model }
        let names = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard entities.contains(names[0]) else { return .model }
        return names.count > 1 ? .property(entity: names[0], names[1]) : .entity(names[0])
    }
}

extension Linter {
    /// Returns the id of the rule under which an error of a file is reported; nil if there is none.
    package static func ruleID(ofFileFault fault: Diagnostic) -> DiagnosticID? { FileProblems.rule(of: fault)?.id }
}
