import ModelcDiagnostics
import ModelcSchema

/// Entities that inherit from each other in a circle; one finding a circle, at its first entity in the file.
enum InheritanceCycle: LintRule {
    static let id = DiagnosticID("inheritance-cycle")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for cycle in subject.inheritance.cycles {
            let circle = CyclePath(cycle)
            let entity = subject.entities[circle.first]
            let path = circle.text { subject.entities[$0].name }
            report(
                Finding(
                    id,
                    "\(entity.name) inherits from itself through \(path)",
                    at: SourcePlace(entity, attribute: "parentEntity"),
                    modelPath: entity.name,
                    help: "remove one of the parent entities"))
        }
    }
}
