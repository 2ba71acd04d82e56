import ModelcSchema

/// The effects of deleting an object on other objects. They follow from the delete rules of the model.
///
/// The simulation lists all possible effects. Which objects exist depends on the data in the store. The rules are those
/// of `NSDeleteRule`. They are applied when the context is saved.
package struct DeletionSimulation: Hashable, Sendable {
    /// One step: objects of one entity are deleted.
    package struct Step: Hashable, Sendable {
        /// The entity of the deleted objects. It is never abstract.
        package var entity: String
        /// Whether the object that the user deletes may have this entity.
        package var isStart: Bool
        /// The relationships whose delete rules delete these objects.
        package var causes: [RelationshipPath]
        /// The effects of the entity's relationships, in the order of the relationships. Inherited relationships come
        /// first.
        package var effects: [Effect]
        /// Relationships without an inverse that still refer to the deleted objects.
        package var dangling: [RelationshipPath]
    }

    /// The effect of one relationship when its object is deleted.
    package struct Effect: Hashable, Sendable {
        /// The relationship with its declaring entity.
        package var relationship: RelationshipPath
        package var destination: String?
        package var cardinality: ModelDiagram.Cardinality
        package var rule: DeleteRule
        package var outcome: Outcome
    }

    /// A relationship, and the entity that declares it, such as `Book.author`.
    package struct RelationshipPath: Hashable, Sendable {
        package var entity: String
        package var relationship: String

        package var text: String { "\(entity).\(relationship)" }
    }

    /// The minimum number of objects that an inverse relationship needs to be valid.
    package enum Need: Hashable, Sendable {
        /// Exactly one object.
        case object
        /// At least `least` objects. If `orNone` is true, an empty relationship is valid too.
        case objects(least: Int, orNone: Bool)
    }

    package enum Outcome: Hashable, Sendable {
        /// The objects at the other end are deleted. The values are the names of their possible entities.
        case deletes([String])
        /// The inverse relationship loses the deleted object and stays valid.
        case updates(RelationshipPath, isToMany: Bool)
        /// The inverse no longer contains the deleted object, but needs it to be valid. The save fails.
        ///
        /// - Parameter mayBeDeleted: whether another delete rule may delete the object at the other end. Then the save
        ///   does not fail.
        case breaks(RelationshipPath, Need, mayBeDeleted: Bool)
        /// The deletion fails if there is an object at the other end.
        case denies
        /// The inverse still refers to the deleted object.
        case dangles(RelationshipPath)
        /// The relationship leads back to the object whose deletion caused this step, so it has no further effect.
        case leadsBack
        /// The relationship has no inverse, so nothing changes.
        case nothing
        /// The destination entity does not exist in the model.
        case unknownDestination

        /// The kind of an outcome. The raw value is its name in JSON output.
        package enum Kind: String, CaseIterable, Sendable {
            case deletes
            case updates
            case breaks
            case denies
            case dangles
            case leadsBack
            case nothing
            case unknownDestination
        }

        package var kind: Kind {
            switch self {
            case .deletes: .deletes
            case .updates: .updates
            case .breaks: .breaks
            case .denies: .denies
            case .dangles: .dangles
            case .leadsBack: .leadsBack
            case .nothing: .nothing
            case .unknownDestination: .unknownDestination
            }
        }
    }

    /// The entity of the deleted object. If it is abstract, the object has one of its subentities.
    package var entity: String
    /// Whether the entity is abstract.
    package var isAbstract: Bool
    /// The names of the entity's subentities, at all levels. Abstract subentities are left out.
    package var subentities: [String]
    /// The steps. The object that the user deletes comes first, then the objects in the order in which delete rules
    /// reach them.
    package var steps: [Step]

    /// Simulates the delete rules of a model.
    ///
    /// - Parameter entity: an entity of the model.
    init(of entity: EntityDescription, in model: ResolvedModel) {
        let walk = DeletionWalk(of: entity, in: model)
        self.entity = entity.name
        isAbstract = entity.isAbstract
        subentities = model.descendants(of: entity).filter { !$0.isAbstract }.map(\.name)
        steps = walk.steps
    }
}

extension DeletionSimulation {
    /// The names of the entities whose objects are deleted.
    package var deletedEntities: [String] { steps.map(\.entity) }

    /// The inverse relationships that lose a deleted object and stay valid, without duplicates.
    package var updated: [RelationshipPath] {
        unique(
            effects.compactMap { effect in
                if case .updates(let path, _) = effect.outcome { path } else { nil }
            })
    }

    /// The relationships that prevent the deletion if they refer to an object.
    package var denials: [Effect] { effects.filter { $0.outcome.kind == .denies } }

    /// The effects that leave an object invalid. The save fails because of them.
    package var breaks: [Effect] { effects.filter { $0.outcome.kind == .breaks } }

    /// The relationships that still refer to a deleted object, without duplicates.
    package var dangling: [RelationshipPath] {
        unique(
            effects.compactMap { effect in
                if case .dangles(let path) = effect.outcome { path } else { nil }
            } + steps.flatMap(\.dangling))
    }

    private var effects: [Effect] {
        // An effect that several entities inherit is counted once.
        var seen: Set<Effect> = []
        return steps.flatMap(\.effects).filter { seen.insert($0).inserted }
    }

    private func unique(_ paths: [RelationshipPath]) -> [RelationshipPath] {
        var seen: Set<RelationshipPath> = []
        return paths.filter { seen.insert($0).inserted }
    }
}
