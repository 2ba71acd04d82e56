import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Rejects files whose names differ only in letter case: on most Macs, the second file would replace the first one.
struct ObjectiveCFileNameCheck {
    private var firstByKey: [String: (name: String, entity: EntityDescription)] = [:]

    mutating func check(_ plan: ObjectiveCModel, of model: ResolvedModel, diagnostics: inout DiagnosticCollector) {
        for planned in plan.classes {
            guard let entity = model.entity(named: planned.entityName) else { continue }
            for stem in [planned.className, planned.machineClassName] {
                claim(stem, for: entity, diagnostics: &diagnostics)
            }
        }
    }

    private mutating func claim(
        _ name: String, for entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        guard let first = firstByKey[name.lowercased()] else {
            firstByKey[name.lowercased()] = (name, entity)
            return
        }
        // Two classes have the same name: the check of class names has already reported this.
        if first.name == name { return }
        diagnostics.report(
            .duplicateFileName, .error,
            "file '\(name).h' of entity '\(entity.name)' has the name of '\(first.name).h' of entity "
                + "'\(first.entity.name)', letter case aside",
            at: ModelLocation(entity, attribute: "representedClassName"), help: "give the class another name",
            related: [
                RelatedLocation(
                    "the other entity is here",
                    at: diagnostics.location(of: ModelLocation(first.entity, attribute: "representedClassName")))
            ])
    }
}
