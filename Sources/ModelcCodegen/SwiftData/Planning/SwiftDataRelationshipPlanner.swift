import ModelcBase
import ModelcSchema

/// Plans the properties for the relationships of the model, with the inverses that the code names.
/// `SwiftDataInverses` adds the inverses that SwiftData infers.
struct SwiftDataRelationshipPlanner {
    /// The names of the entities with a class, which modelc generates or the user writes.
    let classNames: Set<String>
    private let model: ResolvedModel
    /// Whether classes inherit relationships of their superclass.
    private let hasInheritance: Bool
    /// For each entity name, the classes with the name of one of the entity's properties. Inside the entity's class,
    /// the property hides such a class.
    private let hidden: [String: Set<String>]

    init(_ model: ResolvedModel, classNames: Set<String>, hasInheritance: Bool) {
        self.model = model
        self.classNames = classNames
        self.hasInheritance = hasInheritance
        hidden = SwiftDataRelationshipPlanner.hidden(classNames, in: model)
    }

    private static func hidden(_ classNames: Set<String>, in model: ResolvedModel) -> [String: Set<String>] {
        var hidden: [String: Set<String>] = [:]
        for entity in model.entities {
            let names = entity.attributes.map(\.name) + entity.relationships.map(\.name)
            for name in names where classNames.contains(name) { hidden[entity.name, default: []].insert(name) }
        }
        return hidden
    }

    /// Returns the property for a relationship; an empty list if SwiftData has no property for it.
    func planned(
        _ relationship: RelationshipDescription, of entity: EntityDescription, _ gaps: inout SwiftDataGaps
    ) -> [SwiftDataRelationship] {
        if relationship.isTransient {
            gaps.add(.transientRelationship, relationship)
            return []
        }
        guard let destination = relationship.destinationName, classNames.contains(destination) else {
            gaps.add(.missingDestination, relationship)
            return []
        }
        var planned = SwiftDataRelationship(
            name: SwiftDataNames.property(relationship.name), destinationName: destination,
            isToMany: relationship.isToMany, isOptional: relationship.isOptional,
            deleteRule: relationship.effectiveDeleteRule, place: SchemaLocation(relationship))
        planned.hashModifier = relationship.versionHashModifier.flatMap { $0.isEmpty ? nil : $0 }
        planned.originalName = relationship.identifier == planned.name ? nil : relationship.identifier
        addCounts(of: relationship, to: &planned, &gaps)
        addInverse(of: relationship, of: entity, to: &planned, &gaps)
        for reason in SwiftDataNameGap.reasons(relationship.name, planned.name) { gaps.add(reason, relationship) }
        if relationship.isOrdered { gaps.add(.ordered, relationship) }
        if planned.hashModifier != nil { gaps.add(.hashModifier, relationship) }
        return [planned]
    }

    private func addCounts(
        of relationship: RelationshipDescription, to planned: inout SwiftDataRelationship, _ gaps: inout SwiftDataGaps
    ) {
        let minimum = relationship.minimumCount ?? 0
        let maximum = relationship.maximumCount ?? 0
        if minimum > 0 { planned.minimumCount = minimum }
        if relationship.isToMany, maximum > 0 { planned.maximumCount = maximum }
        if planned.minimumCount != nil || planned.maximumCount != nil { gaps.add(.counts, relationship) }
        if !relationship.isToMany, maximum != 1 { gaps.add(.toOneCount(maximum), relationship) }
    }

    private func addInverse(
        of relationship: RelationshipDescription, of entity: EntityDescription,
        to planned: inout SwiftDataRelationship, _ gaps: inout SwiftDataGaps
    ) {
        guard let (inverse, owner) = SwiftDataRelationshipPlanner.partner(of: relationship, of: entity, in: model)
        else {
            if let (inverse, _) = model.inverse(of: relationship) {
                // If the other side names no inverse, SwiftData may take this one.
                if inverse.inverseName == nil { planned.inverseName = SwiftDataNames.property(inverse.name) }
                if inverse.inverseName != nil { gaps.add(.oneSidedInverse, relationship) }
            }
            return
        }
        let isDirect = owner.name == planned.destinationName && inverse.destinationName == entity.name
        guard isDirect || hasInheritance, !inverse.isTransient else {
            return gaps.add(.inheritedInverse, relationship)
        }
        planned.inverseName = SwiftDataNames.property(inverse.name)
        planned.isInverseNamed = true
        if !isDirect { gaps.add(.superclassInverse, relationship) }
        if inverse.name == relationship.name, owner.name == entity.name {
            // The compiler refuses a key path to the relationship itself: a circular reference of macros.
            return gaps.add(.selfInverse, relationship)
        }
        let (here, there) = (sees(planned.destinationName, in: entity), sees(entity.name, in: owner))
        if !here, !there {
            planned.isInverseNamed = false
            gaps.add(.hiddenClass, relationship)
        }
        planned.writesInverse = here && (!there || isLeading(relationship, entity.name, before: inverse, owner.name))
    }

    /// Returns true if a key path in the entity's class can begin with `className`, because no member of the class
    /// hides this name.
    private func sees(_ className: String, in entity: EntityDescription) -> Bool {
        !SwiftDataNames.isMember(className)
            && ([entity] + model.ancestors(of: entity)).allSatisfy { !(hidden[$0.name]?.contains(className) ?? false) }
    }

    /// Returns true if the code of `relationship` names the inverse, and not the code of `inverse`. Of the two, the
    /// to-many relationship names the inverse; if both are of the same kind, the first in byte order.
    private func isLeading(
        _ relationship: RelationshipDescription, _ entityName: String, before inverse: RelationshipDescription,
        _ ownerName: String
    ) -> Bool {
        if relationship.isToMany != inverse.isToMany { return relationship.isToMany }
        return ![ownerName, inverse.name].isBefore([entityName, relationship.name])
    }

    /// Returns the inverse of a relationship if the two relationships are inverses of each other; otherwise nil.
    private static func partner(
        of relationship: RelationshipDescription, of entity: EntityDescription, in model: ResolvedModel
    ) -> (inverse: RelationshipDescription, owner: EntityDescription)? {
        guard let (inverse, owner) = model.inverse(of: relationship), let back = model.inverse(of: inverse),
            back.relationship.name == relationship.name, back.owner.name == entity.name
        else { return nil }
        return (inverse, owner)
    }
}
