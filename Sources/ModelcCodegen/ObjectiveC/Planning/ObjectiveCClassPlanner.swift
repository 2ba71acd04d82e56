import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Plans the classes of an entity.
struct ObjectiveCClassPlanner {
    let model: ResolvedModel
    let selection: EntitySelection
    let attributes: ObjectiveCAttributePlanner
    let relationships: ObjectiveCRelationshipPlanner
    let requests: ObjectiveCFetchRequestPlanner
    let superclasses: ObjectiveCSuperclassPlanner
    let constants: ObjectiveCConstantPlanner
    let version: VersionFacts

    init(model: ResolvedModel, selection: EntitySelection, input: CodeGenerationInput, settings: GenerateSettings) {
        self.model = model
        self.selection = selection
        attributes = ObjectiveCAttributePlanner(settings: settings)
        relationships = ObjectiveCRelationshipPlanner(
            model: model, selection: selection, settings: settings)
        requests = ObjectiveCFetchRequestPlanner(model: model, attributes: attributes, relationships: relationships)
        superclasses = ObjectiveCSuperclassPlanner(
            model: model, selection: selection, input: input, settings: settings)
        constants = ObjectiveCConstantPlanner(settings: settings)
        version = input.version
    }

    func plan(_ entityClass: EntityClass, diagnostics: inout DiagnosticCollector) -> ObjectiveCClass {
        let entity = entityClass.entity
        ObjectiveCUserInfoCheck.check(entity, diagnostics: &diagnostics)
        let owners = PropertyOwners(of: entity, in: model, selection: selection)
        var result = ObjectiveCClass(
            entityName: entity.name, className: entityClass.name.name, machineClassName: entityClass.machineName,
            isAbstract: entity.isAbstract, superclassName: "", superIDClassName: "", imports: ObjectiveCImports(),
            documentation: entity.userInfo["documentation"], discussion: entity.userInfo["discussion"],
            userInfo: entity.userInfo.byKey)
        result.rootEntityName = owners.root.name
        result.parentName = entity.parentName
        result.versionHash = version.hash(ofEntity: entity.name)
        superclasses.plan(entity, parent: owners.superclass, into: &result, diagnostics: &diagnostics)
        planProperties(of: owners, into: &result, diagnostics: &diagnostics)
        result.fetchRequests = requests.plan(for: entity, diagnostics: &diagnostics)
        result.constants = constants.groups(for: result)
        declareInAdvance(&result)
        return result
    }

    private func planProperties(
        of owners: PropertyOwners, into result: inout ObjectiveCClass, diagnostics: inout DiagnosticCollector
    ) {
        result.attributes = owners.plan(\.attributes, name: \.name) { attribute, owner in
            ObjectiveCNameCheck.check(attribute, of: owner, diagnostics: &diagnostics)
            ObjectiveCUserInfoCheck.check(attribute, of: owner, diagnostics: &diagnostics)
            return attributes.plan(attribute, of: owner, diagnostics: &diagnostics)
        }
        result.relationships = owners.plan(\.relationships, name: \.name) { relationship, owner in
            ObjectiveCNameCheck.check(relationship, of: owner, diagnostics: &diagnostics)
            ObjectiveCUserInfoCheck.check(relationship, .relationship, of: owner, diagnostics: &diagnostics)
            return relationships.plan(relationship)
        }
        result.fetchedProperties = owners.plan(\.fetchedProperties, name: \.name) { fetched, owner in
            ObjectiveCNameCheck.check(fetched, of: owner, diagnostics: &diagnostics)
            ObjectiveCUserInfoCheck.check(fetched, .fetchedProperty, of: owner, diagnostics: &diagnostics)
            return relationships.plan(fetched)
        }
    }

    /// Adds forward declarations for the classes that the header uses. One of them is the human class (`Book`), because
    /// it is declared later. The superclass needs none, because its header is imported. `BookID` needs none, because it
    /// is declared directly after the class.
    private func declareInAdvance(_ result: inout ObjectiveCClass) {
        var types = result.attributes.map(\.objectType)
        types += result.relationships.map(\.element)
        types += result.fetchedProperties.map(\.element)
        types += result.fetchRequests.map(\.element)
        types += result.fetchRequests.flatMap { $0.variables.map(\.type) }
        let known: Set = [result.superclassName, result.idClassName, "NSManagedObject"]
        let classes = Set(types.flatMap(\.classes)).union([result.className]).subtracting(known)
        result.forwardClasses = Array(classes).sortedByName { $0 }
        result.forwardProtocols = Array(Set(types.flatMap(\.protocols))).sortedByName { $0 }
    }
}

/// Plans the constants for the names in an entity.
struct ObjectiveCConstantPlanner {
    let settings: GenerateSettings

    func groups(for planned: ObjectiveCClass) -> [ObjectiveCConstantGroup] {
        if settings.constants.value == .none { return [] }
        let names = [
            ("Attributes", planned.attributes.map(\.name)), ("Relationships", planned.relationships.map(\.name)),
            ("FetchedProperties", planned.fetchedProperties.map(\.name)),
        ]
        var groups = names.map { suffix, names in
            ObjectiveCConstantGroup(
                name: planned.className + suffix, constants: names.map { ObjectiveCConstant(name: $0, value: $0) })
        }
        if settings.userinfoConstants.value {
            groups.append(
                ObjectiveCConstantGroup(name: planned.className + "UserInfo", constants: userInfo(of: planned)))
        }
        return groups.filter { !$0.constants.isEmpty }
    }

    /// Constants for the user info keys that are valid identifiers. Keys with the name of an `NSManagedObject` class
    /// method are left out, because a class method cannot replace it.
    private func userInfo(of planned: ObjectiveCClass) -> [ObjectiveCConstant] {
        planned.userInfo
            .filter { key, _ in
                ObjectiveCIdentifier.isValid(key) && !ReservedNames.managedObjectMembers.contains(key)
                    && !ObjectiveCReservedNames.classMethods.contains(key)
            }
            .map { ObjectiveCConstant(name: $0.key, value: $0.value) }
            .sortedByName(\.name)
    }
}

extension UserInfo {
    /// The values of the user info entries by key. If a key occurs several times, the last value is used.
    var byKey: [String: String] {
        if isEmpty { return [:] }
        return Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    }
}
