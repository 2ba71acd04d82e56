import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Plans the Objective-C declarations of relationships and fetched properties.
struct ObjectiveCRelationshipPlanner {
    let model: ResolvedModel
    let selection: EntitySelection
    let settings: GenerateSettings

    func plan(_ relationship: RelationshipDescription) -> ObjectiveCRelationship {
        ObjectiveCRelationship(
            name: relationship.name, element: objectType(ofEntityNamed: relationship.destinationName),
            cardinality: !relationship.isToMany ? .toOne : relationship.isOrdered ? .ordered : .toMany,
            isOptional: relationship.isOptional, isAlwaysNullable: settings.style.value.hasXcodeSymbols,
            hasPrimitiveAccessors: relationship.name != "type",
            documentation: relationship.userInfo["documentation"], discussion: relationship.userInfo["discussion"],
            userInfo: relationship.userInfo.byKey, facts: settings.docFacts.value ? relationship.facts : [],
            destinationEntityName: relationship.destinationName, inverseName: relationship.inverseName,
            deleteRule: relationship.effectiveDeleteRule.rawValue)
    }

    func plan(_ fetched: FetchedPropertyDescription) -> ObjectiveCFetchedProperty {
        ObjectiveCFetchedProperty(
            name: fetched.name, element: fetched.fetchRequest.map { resultType(of: $0) } ?? .managedObject,
            documentation: fetched.userInfo["documentation"], discussion: fetched.userInfo["discussion"],
            userInfo: fetched.userInfo.byKey)
    }

    func resultType(of request: FetchRequestDescription) -> ObjectiveCType {
        switch request.effectiveResultType {
        case .managedObjects: objectType(ofEntityNamed: request.entityName)
        case .managedObjectIDs: idType(ofEntityNamed: request.entityName)
        case .dictionaries: .dictionary
        case .count: .number
        }
    }

    /// The class of an entity's objects. `NSManagedObject` if the entity has no class or does not exist.
    func objectType(ofEntityNamed name: String?) -> ObjectiveCType {
        guard let found = name.flatMap(model.entity).flatMap(selection.entityClass) else { return .managedObject }
        return ObjectiveCType(found.name.name, classes: [found.name.name])
    }

    /// The class of the object IDs: `BookID` if files are generated for the entity, otherwise `NSManagedObjectID`.
    private func idType(ofEntityNamed name: String?) -> ObjectiveCType {
        guard let found = name.flatMap(model.entity).flatMap(selection.entityClass), found.isGenerated else {
            return .managedObjectID
        }
        return ObjectiveCType(found.name.name + "ID", classes: [found.name.name + "ID"])
    }
}
