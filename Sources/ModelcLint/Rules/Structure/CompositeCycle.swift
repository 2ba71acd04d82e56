import ModelcDiagnostics
import ModelcSchema

/// Composites that contain each other in a circle (model-format §4.1); reported at each attribute that closes a circle.
enum CompositeCycle: LintRule {
    static let id = DiagnosticID("composite-cycle")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let composites = subject.model.model.composites
        for closing in CompositeWalk(composites).closings {
            let holder = composites[closing.composite]
            let attribute = holder.attributes[closing.attribute]
            let path = closing.circle.text { composites[$0].name }
            report(
                Finding(
                    id,
                    "\(composites[closing.circle.first].name) contains itself through \(path)",
                    at: SourcePlace(attribute, attribute: "composite"),
                    modelPath: "\(holder.name).\(attribute.name)",
                    help: "remove \(holder.name).\(attribute.name), or give it another type"))
        }
    }
}
