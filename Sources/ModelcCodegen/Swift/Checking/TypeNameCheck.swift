import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// Rejects models that would declare the same Swift type twice.
struct TypeNameCheck {
    /// The element that declares a type: a phrase for messages, and its location in the model. The location is nil if
    /// the type does not come from the model, such as a type of the support file.
    private struct Owner {
        let phrase: String
        let place: ModelLocation?
    }

    private var ownerByType: [String: Owner] = [:]

    /// - Parameter hasSupport: whether classes use a support file. The model cannot declare the types of this file.
    init(hasSupport: Bool) {
        for type in hasSupport ? ReservedNames.supportTypes : [] {
            ownerByType[type] = Owner(phrase: "the support file \(GeneratedModel.supportPath)", place: nil)
        }
    }

    mutating func check(
        _ selection: EntitySelection, plan: GeneratedModel, composites: [CompositeDescription],
        diagnostics: inout DiagnosticCollector
    ) {
        if let name = plan.description?.typeName {
            ownerByType[name] = Owner(phrase: "the code that builds the model", place: nil)
        }
        checkClasses(selection.generated, diagnostics: &diagnostics)
        checkComposites(composites, plan.classes, diagnostics: &diagnostics)
        for (entityClass, generated) in zip(selection.generated, plan.classes) {
            checkTypes(of: generated, entityClass.entity, diagnostics: &diagnostics)
        }
    }

    private mutating func checkClasses(_ classes: [EntityClass], diagnostics: inout DiagnosticCollector) {
        for entityClass in classes {
            let owner = Owner(
                phrase: "entity '\(entityClass.entity.name)'",
                place: ModelLocation(entityClass.entity, attribute: "representedClassName"))
            declare(entityClass.name.name, by: owner, diagnostics: &diagnostics)
        }
        for entityClass in classes {
            let place = ModelLocation(entityClass.entity, attribute: "representedClassName")
            let owner = Owner(phrase: "the machine class of entity '\(entityClass.entity.name)'", place: place)
            // Two entities with the same class also share its machine class (`_Book`): report the conflict only once.
            guard ownerByType[entityClass.name.name]?.place?.path == place.path else { continue }
            declare(entityClass.machineName, by: owner, diagnostics: &diagnostics)
        }
    }

    private mutating func checkComposites(
        _ composites: [CompositeDescription], _ classes: [GeneratedClass], diagnostics: inout DiagnosticCollector
    ) {
        for composite in composites.sortedByName(\.name) {
            let owner = Owner(
                phrase: "composite '\(composite.name)'", place: ModelLocation(composite, attribute: "name"))
            if let hider = classes.first(where: { $0.hides(composite.name) }) {
                let reason = "has the name of a member of class '\(hider.className)', which hides it there"
                report(composite.name, owner, reason, diagnostics: &diagnostics)
            } else {
                declare(composite.name, by: owner, diagnostics: &diagnostics)
            }
        }
    }

    /// Checks the types that are declared next to a class: its snapshot and its enumerations.
    private mutating func checkTypes(
        of generated: GeneratedClass, _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let place = ModelLocation(entity)
        if let snapshot = generated.snapshot {
            let owner = Owner(phrase: "the snapshot of entity '\(entity.name)'", place: place)
            declare(snapshot.name, by: owner, diagnostics: &diagnostics)
        }
        for type in generated.rawTypes {
            let owner = Owner(phrase: "modelc.enumCases of entity '\(entity.name)'", place: place)
            declare(type.name, by: owner, diagnostics: &diagnostics)
        }
    }

    private mutating func declare(_ type: String, by owner: Owner, diagnostics: inout DiagnosticCollector) {
        if let reason = ReservedNames.reason(againstType: type) {
            return report(type, owner, reason, diagnostics: &diagnostics)
        }
        let system = SystemNames.owner(ofType: type).map { Owner(phrase: $0, place: nil) }
        guard let first = system ?? ownerByType[type] else {
            ownerByType[type] = owner
            return
        }
        guard let place = owner.place else { return }
        diagnostics.report(
            .duplicateClass, .error, "type '\(type)' of \(owner.phrase) is declared by \(first.phrase), too", at: place,
            help: "give every entity and every composite a type name of its own",
            related: first.place.map {
                [RelatedLocation("the first declaration is here", at: diagnostics.location(of: $0))]
            } ?? [])
    }

    private func report(
        _ type: String, _ owner: Owner, _ reason: String, diagnostics: inout DiagnosticCollector
    ) {
        guard let place = owner.place else { return }
        diagnostics.report(
            .invalidClassName, .error,
            "type '\(type)' of \(owner.phrase) \(reason)", at: place,
            help: "give it another type name, for example one with a prefix")
    }
}

extension GeneratedClass {
    /// Whether a member of the class has this name. A call `Name(…)` inside the class would then call the member, not
    /// the type.
    fileprivate func hides(_ name: String) -> Bool {
        attributes.contains { $0.name == name } || fetchedProperties.contains { $0.name == name }
            || relationships.contains { $0.property.name == name || $0.derivedMemberNames.contains(name) }
    }
}
