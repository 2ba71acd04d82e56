import ModelcSchema

/// Decides how relationships and fetched properties look in Swift (code-generation §2.5, §2.6).
struct RelationshipPlanner {
    let selection: EntitySelection
    let names: StandardNames

    func plan(_ relationship: RelationshipDescription) -> GeneratedRelationship {
        let element = selection.objectType(ofEntityNamed: relationship.destinationName)
        guard relationship.isToMany else {
            let property = GeneratedProperty(
                name: relationship.name, type: element.optional(relationship.isOptional))
            return GeneratedRelationship(property: property, element: element, cardinality: .toOne)
        }
        let type = relationship.isOrdered ? .orderedSet : element.wrapped(names.swift("Set") + "<", ">")
        return GeneratedRelationship(
            property: GeneratedProperty(name: relationship.name, type: type), element: element,
            cardinality: relationship.isOrdered ? .ordered : .toMany)
    }

    func plan(_ fetched: FetchedPropertyDescription) -> GeneratedProperty {
        GeneratedProperty(name: fetched.name, type: result(of: fetched).wrapped("[", "]"), isReadOnly: true)
    }

    private func result(of fetched: FetchedPropertyDescription) -> SwiftType {
        switch fetched.fetchRequest?.effectiveResultType ?? .managedObjects {
        case .managedObjects: selection.objectType(ofEntityNamed: fetched.fetchRequest?.entityName)
        case .managedObjectIDs: .managedObjectID
        case .dictionaries: .dictionaryObject
        case .count: .numberObject
        }
    }
}
