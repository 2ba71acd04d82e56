import ModelcDiagnostics
import ModelcSchema

/// A composite attribute, of an entity or of another composite, without a composite or with one that is not in the
/// model (model-format §4.1).
enum UnknownComposite: LintRule {
    static let id = DiagnosticID("unknown-composite")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let names = Set(subject.model.model.composites.map(\.name))
        for entity in subject.entities {
            check(entity.attributes, of: entity.name, names, report)
        }
        for composite in subject.model.model.composites {
            check(composite.attributes, of: composite.name, names, report)
        }
    }

    private static func check(
        _ attributes: [AttributeDescription], of holder: String, _ names: Set<String>, _ report: (Finding) -> Void
    ) {
        for attribute in attributes where attribute.type == .composite {
            let path = "\(holder).\(attribute.name)"
            guard let name = attribute.compositeName, !name.isEmpty else {
                report(
                    Finding(
                        id, "\(path) has no composite", at: SourcePlace(attribute), modelPath: path,
                        help: "choose the composite in the attribute inspector"))
                continue
            }
            guard !names.contains(name) else { continue }
            report(
                Finding(
                    id,
                    "\(path) has composite '\(name)', which is not in this model",
                    at: SourcePlace(attribute, attribute: "composite"),
                    modelPath: path,
                    misspelling: Misspelling(name, among: .composites)))
        }
    }
}
