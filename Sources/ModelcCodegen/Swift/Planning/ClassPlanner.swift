import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Plans the two classes of an entity and their properties. `ClassCompletion` plans the parts that depend on other
/// classes.
struct ClassPlanner {
    let model: ResolvedModel
    let selection: EntitySelection
    let input: CodeGenerationInput
    /// The settings of the entity.
    let settings: GenerateSettings
    let attributes: AttributePlanner
    let relationships: RelationshipPlanner
    /// Whether snapshots or composites of the model are `Codable`.
    let wantsCodable: Bool

    func plan(_ entityClass: EntityClass, diagnostics: inout DiagnosticCollector) -> GeneratedClass {
        let entity = entityClass.entity
        UserInfoCheck(language: .swift).check(
            entity.userInfo, of: entity, .entity, entity.name, diagnostics: &diagnostics)
        let owners = PropertyOwners(of: entity, in: model, selection: selection)
        let name = entityClass.name.name
        var result = GeneratedClass(
            entityName: entity.name, className: name, escapedClassName: SwiftIdentifier.escapedType(name),
            machineClassName: entityClass.machineName,
            access: entityClass.isInternal ? .internal : settings.access.value,
            hasObjectiveCName: entityClass.name.module == .unspecified,
            isAbstract: entity.isAbstract, isFinal: model.subentities(of: entity).isEmpty,
            superclass: superclass(of: entity, owners, diagnostics: &diagnostics),
            inheritsGeneratedClass: owners.inheritsGeneratedClass, inheritsTypedKeys: owners.inheritsTypedKeys)
        result.canBeOpen = canBeOpen(owners)
        planProperties(of: owners, into: &result, diagnostics: &diagnostics)
        if !entity.userInfo.isEmpty { planUserInfo(of: entity, into: &result) }
        if result.attributes.contains(where: \.hasRawType) {
            RawTypePlanner(names: attributes.names, wantsCodable: wantsCodable).plan(
                owners, into: &result, diagnostics: &diagnostics)
        }
        return result
    }

    /// Whether the class can be `open`: a subclass of a class that is not open cannot be open. Only the nearest
    /// superclass that is not generated is checked. False if this superclass is a Swift class of this module, because
    /// it is not known whether it is open.
    private func canBeOpen(_ owners: PropertyOwners) -> Bool {
        guard let first = owners.handwrittenClass else { return true }
        return first.foreignModule != nil || model.model.sourceLanguage == .objectiveC
    }

    private func superclass(
        of entity: EntityDescription, _ owners: PropertyOwners, diagnostics: inout DiagnosticCollector
    ) -> SwiftType {
        let planner = SuperclassPlanner(settings: settings, own: input.ownSettings(ofEntity: entity.name))
        return planner.superclass(of: entity, parent: owners.superclass, diagnostics: &diagnostics)
    }

    private func planProperties(
        of owners: PropertyOwners, into result: inout GeneratedClass, diagnostics: inout DiagnosticCollector
    ) {
        result.attributes = owners.plan(\.attributes, name: \.name) { attribute, owner in
            PropertyNameCheck.check(attribute, of: owner, diagnostics: &diagnostics)
            return attributes.plan(attribute, of: owner.name, diagnostics: &diagnostics)
        }
        result.relationships = owners.plan(\.relationships, name: \.property.name) { relationship, owner in
            PropertyNameCheck.check(relationship, of: owner, diagnostics: &diagnostics)
            return relationships.plan(relationship, of: owner.name, diagnostics: &diagnostics)
        }
        result.fetchedProperties = owners.plan(\.fetchedProperties, name: \.name) { fetched, owner in
            PropertyNameCheck.check(fetched, of: owner, diagnostics: &diagnostics)
            return relationships.plan(fetched, of: owner.name, diagnostics: &diagnostics)
        }
        result.separateCaseNames()
    }

    private func planUserInfo(of entity: EntityDescription, into result: inout GeneratedClass) {
        result.documentation = attributes.documentation.lines(entity.userInfo)
        if settings.userinfoConstants.value {
            result.userInfoConstants = UserInfoConstants.constants(of: entity.userInfo)
        }
    }
}

extension GeneratedClass {
    /// Renames a key's case if it would equal the case of another property: the case for `Type` is `Type_`, unless
    /// there is a property `Type_`.
    fileprivate mutating func separateCaseNames() {
        for index in attributes.indices where attributes[index].caseName != attributes[index].escapedName {
            while attributes.contains(where: { $0.name == attributes[index].caseName }) {
                attributes[index].caseName += "_"
            }
        }
    }
}

/// Plans the superclass of a machine class (`_Book`).
struct SuperclassPlanner {
    let settings: GenerateSettings
    /// The settings that are configured for only this entity. The class inherits from their base class even if the
    /// parent entity has a class.
    let own: GenerateSettings?

    /// - Parameter parent: the class of the nearest ancestor that has one.
    func superclass(
        of entity: EntityDescription, parent: EntityClass?, diagnostics: inout DiagnosticCollector
    ) -> SwiftType {
        if let text = own?.baseClass?.value ?? entity.userInfo[.customBaseClass].map(SwiftText.trimmed) {
            return custom(text, of: entity, parent, diagnostics: &diagnostics)
        }
        let base = settings.baseClass.flatMap { BaseClass($0.value, ownModule: settings.module?.value) }
        return parent?.type ?? base?.type ?? .managedObject
    }

    private func custom(
        _ text: String, of entity: EntityDescription, _ parent: EntityClass?,
        diagnostics: inout DiagnosticCollector
    ) -> SwiftType {
        guard let base = BaseClass(text, ownModule: settings.module?.value) else {
            diagnostics.report(
                .invalidUserInfoValue, .error,
                "base class '\(text)' of entity '\(entity.name)' is not a class name", at: ModelLocation(entity),
                help: "write a class such as Base or Module.Base")
            return parent?.type ?? .managedObject
        }
        if let parent, base.type.name != parent.type.name {
            diagnostics.report(
                .customBaseClass, .warning,
                "base class '\(text)' of entity '\(entity.name)' stands in the place of '\(parent.name.name)', the "
                    + "class of its parent", at: ModelLocation(entity),
                help: "let '\(text)' inherit from '\(parent.name.name)', or the code does not compile")
        }
        return base.type
    }
}
