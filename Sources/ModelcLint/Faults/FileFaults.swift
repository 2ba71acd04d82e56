import ModelcDiagnostics
import ModelcSchema

/// Findings of what was met while files were read. What a rule about models reports as well is left to the rule.
struct FileFaults {
    /// The version's model; empty where none could be read.
    let model: ManagedObjectModel
    /// What the rules found in it, whatever becomes of that.
    let found: [Finding]
    /// The rules that run.
    let running: Set<String>

    private let foundBySelector: [ElementSelector: Set<String>]

    init(_ model: ManagedObjectModel, found: [Finding], running: Set<String>) {
        self.model = model
        self.found = found
        self.running = running
        foundBySelector = found.reduce(into: [:]) { $0[$1.selector, default: []].insert($1.id.rawValue) }
    }

    func findings(of faults: [Diagnostic]) -> [Finding] {
        var entities: Set<String> = []
        if faults.contains(where: { $0.modelPath != nil }) { entities = Set(model.entities.map(\.name)) }
        var unreadable: Set<String?> = []
        return faults.compactMap { fault in
            guard let rule = FileFaults.rule(of: fault) else { return nil }
            // What makes a file unreadable is told once: a merge leaves many markers.
            guard rule.id != UnreadableModel.id || unreadable.insert(fault.location?.path).inserted else { return nil }
            let selector = FileFaults.selector(fault.modelPath, entities)
            guard !isCovered(fault, selector) else { return nil }
            var finding = Finding(
                rule.id, fault.message, at: SourcePlace(position: fault.location?.position), on: selector,
                help: fault.help)
            finding.location = fault.location
            return finding
        }
    }

    /// Whether a rule about models speaks of the fault: it found it, or it is switched off.
    private func isCovered(_ fault: Diagnostic, _ selector: ElementSelector) -> Bool {
        guard let rules = FileFaults.rulesAboutModels(fault) else { return false }
        let here = foundBySelector[selector] ?? []
        return rules.contains { here.contains($0.id.rawValue) || !running.contains($0.id.rawValue) }
    }

    private static func rulesAboutModels(_ fault: Diagnostic) -> [any DescribedRule.Type]? {
        guard fault.id.rawValue == "attribute-without-effect" else { return rulesAboutModels[fault.id.rawValue] }
        return fault.message.split(separator: " ").first.flatMap { rulesAboutEffects[String($0)] }.map { [$0] }
    }

    /// Rules about what an attribute's type does not have, by the XML attribute, with which the reader's warning begins.
    private static let rulesAboutEffects: [String: any DescribedRule.Type] = [
        "customClassName": ClassOnNonTransformable.self,
        "valueTransformerName": TransformerOnNonTransformable.self,
    ]

    /// The reader's warnings that rules about models see as well, with those rules.
    private static let rulesAboutModels: [String: [any DescribedRule.Type]] = [
        "count-mismatch": [ToOneMaxCount.self],
        "delete-rule-unset": [DeleteRuleUnset.self],
        "half-inverse": [UnknownInverse.self, AsymmetricInverse.self],
        "ignored-default": [DefaultNotRepresentable.self],
        "missing-derivation": [InvalidDerivation.self],
        "ordered-to-one": [OrderedToOne.self],
        "unreadable-default": [DefaultNotRepresentable.self],
        "unusual-attribute-type": [UndefinedAttributeType.self],
    ]

    /// The rule that a fault belongs to. Notes are about remnants of old tools, which are no faults.
    private static func rule(of fault: Diagnostic) -> (any DescribedRule.Type)? {
        switch fault.id.rawValue {
        case "no-current-version": NoCurrentVersion.self
        case "current-version-missing": CurrentVersionMissing.self
        case "unreadable-current-version" where fault.severity == .error: NoCurrentVersion.self
        case "unreadable-model", "unreadable-archive", "unreadable-file", "empty-bundle": UnreadableModel.self
        case "unknown-xml", "ignored-text": UnknownXML.self
        default:
            switch fault.severity {
            case .error: UnreadableElement.self
            case .warning: IgnoredContent.self
            case .note: nil
            }
        }
    }

    /// The part of the model that a path such as `Book.author` leads to.
    private static func selector(_ path: String?, _ entities: Set<String>) -> ElementSelector {
        guard let path else { return .model }
        let names = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard entities.contains(names[0]) else { return .model }
        return names.count > 1 ? .property(entity: names[0], names[1]) : .entity(names[0])
    }
}
