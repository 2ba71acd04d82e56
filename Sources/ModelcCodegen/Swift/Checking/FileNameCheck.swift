import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// Rejects files whose names differ only in letter case: on most Macs, the second file would replace the first one.
struct FileNameCheck {
    private var firstByKey: [String: (path: String, entity: EntityDescription?)] = [:]

    mutating func check(
        _ selection: EntitySelection, plan: GeneratedModel, diagnostics: inout DiagnosticCollector
    ) {
        let shared =
            (plan.composites.isEmpty ? [] : [plan.compositesPath])
            + (plan.description == nil ? [] : [plan.descriptionPath])
        for path in shared + [GeneratedModel.supportPath] { firstByKey[path.lowercased()] = (path, nil) }
        for (entityClass, generated) in zip(selection.generated, plan.classes) {
            for path in [generated.humanPath, generated.machinePath] {
                claim(path, for: entityClass.entity, diagnostics: &diagnostics)
            }
        }
    }

    private mutating func claim(
        _ path: String, for entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let key = path.lowercased()
        guard let first = firstByKey[key] else {
            firstByKey[key] = (path, entity)
            return
        }
        // Two classes have the same name: the check of type names has already reported this.
        if first.path == path, first.entity != nil { return }
        let owner = first.entity.map { "entity '\($0.name)'" } ?? "the model"
        diagnostics.report(
            .duplicateFileName, .error,
            "file '\(path)' of entity '\(entity.name)' has the name of '\(first.path)' of \(owner), letter case aside",
            at: ModelLocation(entity, attribute: "representedClassName"), help: "give the class another name",
            related: first.entity.map {
                [
                    RelatedLocation(
                        "the other entity is here",
                        at: diagnostics.location(of: ModelLocation($0, attribute: "representedClassName")))
                ]
            } ?? [])
    }
}
