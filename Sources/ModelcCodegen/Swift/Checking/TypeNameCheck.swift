import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// Rejects models that would declare one Swift type twice.
struct TypeNameCheck {
    /// The declaration of a type: a phrase for messages, with the place in the model if there is one.
    private struct Owner {
        let phrase: String
        let place: ModelLocation?
    }

    private var ownerByType: [String: Owner] = [:]

    /// - Parameter hasSupport: whether classes use a support file, whose types the model cannot declare again.
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
            // Two entities with one class also share the machine class: report it once.
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

    /// Checks the types that are declared beside a class.
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
    /// Whether calls of a type of that name would be calls of a member inside the class.
    fileprivate func hides(_ name: String) -> Bool {
        attributes.contains { $0.name == name } || fetchedProperties.contains { $0.name == name }
            || relationships.contains { $0.property.name == name || $0.derivedMemberNames.contains(name) }
    }
}

/// Rejects files whose names differ only in letter case: on most Macs the second would replace the first.
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
        // Two classes have one name: the check of type names has reported that.
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

/// Finds classes that are not generated here and do not compile together with generated ones, because one of the two is
/// public and names the other.
struct MixedAccessCheck {
    let model: ResolvedModel
    let input: CodeGenerationInput
    let selection: EntitySelection

    func check(diagnostics: inout DiagnosticCollector) {
        let classes = model.entities.sortedByName(\.name).compactMap(selection.entityClass)
        let namedByPublic = namesInPublicClasses(classes)
        for entityClass in classes where !entityClass.isGenerated && entityClass.foreignModule == nil {
            if EntitySelection.isIgnored(entityClass.entity, input) { continue }
            if entityClass.isXcodeClass(in: model) {
                checkXcodeClass(entityClass, diagnostics: &diagnostics)
            } else if namedByPublic.contains(entityClass.entity.name), !entityClass.isInternal {
                reportHandwritten(entityClass, diagnostics: &diagnostics)
            }
        }
    }

    /// Xcode's classes are always public.
    private func checkXcodeClass(_ entityClass: EntityClass, diagnostics: inout DiagnosticCollector) {
        let named = neighbours(of: entityClass.entity).first { $0.isGenerated && isInternal($0) }
        guard let named else { return }
        diagnostics.report(
            .accessConflict, .warning,
            "Xcode declares class '\(entityClass.name.name)' public, and it names class '\(named.name.name)', which is "
                + "generated as internal: the two do not compile together",
            at: ModelLocation(entityClass.entity, attribute: "codeGenerationType"),
            help:
                "pass \(GenerateSettings.flag(\.access)) public, or set Codegen of entity '\(entityClass.entity.name)' to Manual/None"
        )
    }

    private func reportHandwritten(_ entityClass: EntityClass, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .accessConflict, .note,
            "class '\(entityClass.name.name)' is not generated, and public code names it: it has to be public itself, "
                + "and open where generated classes inherit from it",
            at: ModelLocation(entityClass.entity),
            help: "if it is internal, give entity '\(entityClass.entity.name)' the user info key "
                + "modelc.access = internal")
    }

    /// The entities that public generated classes inherit from or have relationships to.
    private func namesInPublicClasses(_ classes: [EntityClass]) -> Set<String> {
        guard input.settings.access.value == .public else { return [] }
        let named = classes.filter { $0.isGenerated && !$0.isInternal }.flatMap { neighbours(of: $0.entity) }
        return Set(named.map(\.entity.name))
    }

    /// The nearest class above, then those of the destinations of relationships.
    private func neighbours(of entity: EntityDescription) -> [EntityClass] {
        let superclass = model.ancestors(of: entity).lazy.compactMap(selection.entityClass).first
        let destinations = entity.relationships.compactMap { relationship in
            relationship.destinationName.flatMap { model.entity(named: $0) }.flatMap(selection.entityClass)
        }
        return [superclass].compactMap { $0 } + destinations
    }

    private func isInternal(_ entityClass: EntityClass) -> Bool {
        input.settings.access.value == .internal || entityClass.isInternal
    }
}
