import ModelcDiagnostics
import ModelcSchema

/// Refuses models that would declare one Swift type twice.
struct TypeNameCheck {
    /// Who declares a type: a phrase for messages, with the place in the model where there is one.
    private struct Owner {
        let phrase: String
        let place: ModelPlace?
    }

    private var ownerByType: [String: Owner] = [:]

    init() {
        for type in ReservedNames.supportTypes {
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
            if let hider = plan.classes.first(where: { $0.hides(composite.name) }) {
                let reason = "has the name of a member of class '\(hider.className)', which hides it there"
                report(composite.name, owner, reason, diagnostics: &diagnostics)
            } else {
                declare(composite.name, by: owner, diagnostics: &diagnostics)
            }
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
                [RelatedPlace("the first declaration is here", at: diagnostics.location(of: $0))]
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
    /// Whether calls of a type of that name would be calls of a member inside the class.
    fileprivate func hides(_ name: String) -> Bool {
        attributes.contains { $0.name == name } || fetchedProperties.contains { $0.name == name }
            || relationships.contains { $0.property.name == name || $0.derivedMemberNames.contains(name) }
    }
}

/// Refuses files whose names differ in letter case only: on most Macs the second would replace the first.
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
        // One name for two classes of one name: the check of type names has said so.
        if first.path == path, first.entity != nil { return }
        let owner = first.entity.map { "entity '\($0.name)'" } ?? "the model"
        diagnostics.report(
            .duplicateFileName, .error,
            "file '\(path)' of entity '\(entity.name)' has the name of '\(first.path)' of \(owner), letter case aside",
            at: ModelPlace(entity, attribute: "representedClassName"), help: "give the class another name",
            related: first.entity.map {
                [
                    RelatedPlace(
                        "the other entity is here",
                        at: diagnostics.location(of: ModelPlace($0, attribute: "representedClassName")))
                ]
            } ?? [])
    }
}
