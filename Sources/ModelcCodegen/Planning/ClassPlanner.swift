import ModelcDiagnostics
import ModelcSchema

/// Decides everything about the two classes of an entity.
struct ClassPlanner {
    let model: ResolvedModel
    let selection: EntitySelection
    let attributes: AttributePlanner
    let relationships: RelationshipPlanner
    let imports: ImportPlanner

    func plan(_ entityClass: EntityClass, diagnostics: inout DiagnosticCollector) -> GeneratedClass {
        let entity = entityClass.entity
        let owners = PropertyOwners(of: entity, in: model, selection: selection)
        let name = entityClass.name.name
        var result = GeneratedClass(
            entityName: entity.name, className: name, escapedClassName: SwiftIdentifier.escaped(name),
            machineClassName: entityClass.machineName, hasObjectiveCName: entityClass.name.module == .unspecified,
            isAbstract: entity.isAbstract, isFinal: model.subentities(of: entity).isEmpty,
            superclass: owners.superclass?.type ?? .managedObject,
            inheritsGeneratedClass: owners.inheritsGeneratedClass, imports: [], attributes: [], relationships: [],
            fetchedProperties: [])
        planProperties(of: owners, into: &result, diagnostics: &diagnostics)
        result.imports = imports.imports(for: result.modules)
        return result
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
            return relationships.plan(relationship)
        }
        result.fetchedProperties = owners.plan(\.fetchedProperties, name: \.name) { fetched, owner in
            PropertyNameCheck.check(fetched, of: owner, diagnostics: &diagnostics)
            return relationships.plan(fetched)
        }
    }
}

extension GeneratedClass {
    /// The modules of the types that the machine file's declarations use.
    fileprivate var modules: Set<String> {
        var modules: Set<String> = []
        func add(_ type: SwiftType) {
            if let module = type.module { modules.insert(module) }
        }
        add(superclass)
        for property in attributes { add(property.type) }
        for property in fetchedProperties { add(property.type) }
        for relationship in relationships {
            add(relationship.property.type)
            add(relationship.element)
        }
        return modules
    }
}
