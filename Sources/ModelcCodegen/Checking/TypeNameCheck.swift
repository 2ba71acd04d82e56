import ModelcDiagnostics
import ModelcSchema

/// Refuses models that would declare one Swift type twice.
struct TypeNameCheck {
    /// Who declares a type: a phrase for messages, with the place in the model where there is one.
    private struct Owner {
        let phrase: String
        let place: ModelPlace?
    }

    private var ownerByType: [String: Owner] = ["NSManagedObject": Owner(phrase: "Core Data", place: nil)]

    init() {
        for type in ReservedNames.supportTypes {
            ownerByType[type] = Owner(phrase: "the support file \(GeneratedModel.supportPath)", place: nil)
        }
    }

    mutating func check(
        _ selection: EntitySelection, plan: GeneratedModel, composites: [CompositeDescription],
        diagnostics: inout DiagnosticCollector
    ) {
        for entityClass in selection.generated {
            let owner = Owner(
                phrase: "entity '\(entityClass.entity.name)'",
                place: ModelPlace(entityClass.entity, attribute: "representedClassName"))
            declare(entityClass.name.name, by: owner, diagnostics: &diagnostics)
        }
        for entityClass in selection.generated {
            let place = ModelPlace(entityClass.entity, attribute: "representedClassName")
            let owner = Owner(phrase: "the machine class of entity '\(entityClass.entity.name)'", place: place)
            // Two entities with one class have one machine class, too: once is enough to say so.
            guard ownerByType[entityClass.name.name]?.place?.path == place.path else { continue }
            declare(entityClass.machineName, by: owner, diagnostics: &diagnostics)
        }
        for composite in composites.sortedByName(\.name) {
            let owner = Owner(phrase: "composite '\(composite.name)'", place: ModelPlace(composite, attribute: "name"))
            declare(composite.name, by: owner, diagnostics: &diagnostics)
        }
        for (entityClass, generated) in zip(selection.generated, plan.classes) {
            let place = ModelPlace(entityClass.entity)
            if let snapshot = generated.snapshot {
                let owner = Owner(phrase: "the snapshot of entity '\(entityClass.entity.name)'", place: place)
                declare(snapshot.name, by: owner, diagnostics: &diagnostics)
            }
            for type in generated.rawTypes {
                let owner = Owner(phrase: "modelc.enumCases of entity '\(entityClass.entity.name)'", place: place)
                declare(type.name, by: owner, diagnostics: &diagnostics)
            }
        }
    }

    private mutating func declare(_ type: String, by owner: Owner, diagnostics: inout DiagnosticCollector) {
        guard let first = ownerByType[type] else {
            ownerByType[type] = owner
            return
        }
        guard let place = owner.place else { return }
        diagnostics.report(
            .duplicateClass, .error, "type '\(type)' of \(owner.phrase) is declared by \(first.phrase), too", at: place,
            help: "give every entity and every composite a type name of its own",
            related: first.place.map {
                [RelatedPlace("the first declaration is here", at: diagnostics.location(of: $0))]
            } ?? [])
    }
}
