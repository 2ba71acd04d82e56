import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Decides what the two classes of an entity are, and their properties; the rest needs the other classes, too, and is the
/// task of `ClassCompletion`.
struct ClassPlanner {
    let model: ResolvedModel
    let selection: EntitySelection
    let input: CodeGenerationInput
    /// What holds for the entity.
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
            inheritsGeneratedClass: owners.inheritsGeneratedClass)
        result.canBeOpen = canBeOpen(owners)
        planProperties(of: owners, into: &result, diagnostics: &diagnostics)
        if !entity.userInfo.isEmpty { planUserInfo(of: entity, into: &result) }
        if result.attributes.contains(where: \.hasRawType) {
            RawTypePlanner(names: attributes.names, wantsCodable: wantsCodable).plan(
                owners, into: &result, diagnostics: &diagnostics)
        }
        return result
    }

    /// Up to the first class that is not generated. Nobody knows whether one that is written by hand is open, and below one
    /// that is not, only what is not open itself compiles.
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
    /// Takes care that the case that stands for `Type` is not the one of a property `Type_`.
    fileprivate mutating func separateCaseNames() {
        for index in attributes.indices where attributes[index].caseName != attributes[index].escapedName {
            while attributes.contains(where: { $0.name == attributes[index].caseName }) {
                attributes[index].caseName += "_"
            }
        }
    }
}

/// Decides what a machine class inherits from.
struct SuperclassPlanner {
    let settings: GenerateSettings
    /// What was chosen for this one entity: it inherits from that base class even where its parent has a class.
    let own: GenerateSettings?

    /// - Parameter parent: the nearest class of the entities above.
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
                "base class '\(text)' of entity '\(entity.name)' is not a class name", at: ModelPlace(entity),
                help: "write a class such as Base or Module.Base")
            return parent?.type ?? .managedObject
        }
        if let parent, base.type.name != parent.type.name {
            diagnostics.report(
                .customBaseClass, .warning,
                "base class '\(text)' of entity '\(entity.name)' stands in the place of '\(parent.name.name)', the "
                    + "class of its parent", at: ModelPlace(entity),
                help: "let '\(text)' inherit from '\(parent.name.name)', or the code does not compile")
        }
        return base.type
    }
}

/// Decides which classes are `Identifiable`.
struct IdentityPlanner {
    let model: ResolvedModel
    /// Whether all root classes are, as Xcode's, of which a property `id` does not make an exception.
    let likeXcode: Bool

    /// Root classes are, unless a property `id` would be in the way: one that is no identity, or one that only some of the
    /// objects have. An optional one is an identity, as for Xcode: the protocol asks for no more than a hashable value.
    func isIdentifiable(_ generated: GeneratedClass, _ entity: EntityDescription) -> Bool {
        if generated.inheritsGeneratedClass { return false }
        if likeXcode { return generated.attributes.first { $0.name == "id" }?.type.isHashable != false }
        if generated.relationships.contains(where: { $0.property.name == "id" }) { return false }
        if generated.fetchedProperties.contains(where: { $0.name == "id" }) { return false }
        if let id = generated.attributes.first(where: { $0.name == "id" }) {
            return id.type.isHashable
        }
        return !model.descendants(of: entity).contains { $0.properties.contains { $0.name == "id" } }
    }
}

/// Decides what a machine file imports.
///
/// An import is public only where public declarations of the file use the module: the compiler warns of any other one
/// in modules with internal imports by default.
struct ImportPlanner {
    let access: AccessLevel

    /// The imports of a file whose declarations use types of these modules; modules that exist on some platforms only
    /// come last.
    ///
    /// - Parameter access: the access level of the file's class, where it has its own.
    func imports(for used: Set<String>, access: AccessLevel? = nil) -> [GeneratedImport] {
        let isPublic = (access ?? self.access) == .public
        let imports = Array(used.union(["CoreData", "Foundation"])).sortedByName { $0 }
            .map { module in
                GeneratedImport(
                    module: module, isPublic: isPublic && used.contains(module),
                    isConditional: FrameworkClasses.isConditional(module))
            }
        return imports.filter { !$0.isConditional } + imports.filter(\.isConditional)
    }
}
