import ModelcSchema

/// The effects of deleting an object on other objects, according to the delete rules of the model.
///
/// The model defines the possible effects; which of these objects exist depends on the store. The rules are those of
/// `NSDeleteRule`: they apply when the context is saved.
package struct DeletionSimulation: Hashable, Sendable {
    /// The deletion of objects of one entity.
    package struct Step: Hashable, Sendable {
        /// The entity of the objects, which is not abstract.
        package var entity: String
        /// Whether the object that the user deletes can be of this entity.
        package var isStart: Bool
        /// The relationships whose delete rules cause this deletion.
        package var causes: [RelationshipPath]
        /// The effects, in the order of the entity's relationships, inherited ones first.
        package var effects: [Effect]
        /// Relationships of other objects that still refer to the deleted objects, because they have no inverse.
        package var dangling: [RelationshipPath]
    }

    /// The effect of a relationship of a deleted object.
    package struct Effect: Hashable, Sendable {
        /// The relationship, with the entity that declares it.
        package var relationship: RelationshipPath
        package var destination: String?
        package var cardinality: ModelDiagram.Cardinality
        package var rule: DeleteRule
        package var outcome: Outcome
    }

    /// A relationship with the entity that declares it.
    package struct RelationshipPath: Hashable, Sendable {
        package var entity: String
        package var relationship: String

        package var text: String { "\(entity).\(relationship)" }
    }

    /// The objects that an inverse requires to be valid.
    package enum Need: Hashable, Sendable {
        /// Exactly one object.
        case object
        /// At least `least` objects; if `orNone` is true, no object is also valid.
        case objects(least: Int, orNone: Bool)
    }

    package enum Outcome: Hashable, Sendable {
        /// Objects of these entities are also deleted.
        case deletes([String])
        /// The inverse loses the deleted object.
        case updates(RelationshipPath, isToMany: Bool)
        /// The inverse loses the deleted object, but requires it: the save fails.
        ///
        /// - Parameter mayBeDeleted: whether another rule can delete the object at the other end, which avoids the failure.
        case breaks(RelationshipPath, Need, mayBeDeleted: Bool)
        /// The deletion fails while there is an object at the other end.
        case denies
        /// The inverse still refers to the deleted object.
        case dangles(RelationshipPath)
        /// The object at the other end is the one whose deletion caused this deletion.
        case leadsBack
        /// There is no inverse to change.
        case nothing
        /// The destination is not in the model.
        case unknownDestination

        /// An outcome without its associated values. The raw value is the name in documents.
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

    /// The entity whose object is deleted. If it is abstract, the object is of one of its subentities.
    package var entity: String
    /// Whether the entity is abstract.
    package var isAbstract: Bool
    /// The entities below it that can have objects of their own.
    package var subentities: [String]
    /// The steps: the deleted object first, then the others in the order in which rules reach them.
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
    /// The entities whose objects are deleted.
    package var deletedEntities: [String] { steps.map(\.entity) }

    /// Valid changes: the inverses that lose a deleted object, without duplicates.
    package var updated: [RelationshipPath] {
        unique(
            effects.compactMap { effect in
                if case .updates(let path, _) = effect.outcome { path } else { nil }
            })
    }

    /// The relationships that prevent the deletion while they refer to an object.
    package var denials: [Effect] { effects.filter { $0.outcome.kind == .denies } }

    /// The effects that leave an object invalid, so that the save fails.
    package var breaks: [Effect] { effects.filter { $0.outcome.kind == .breaks } }

    /// The relationships that still refer to a deleted object, without duplicates.
    package var dangling: [RelationshipPath] {
        unique(
            effects.compactMap { effect in
                if case .dangles(let path) = effect.outcome { path } else { nil }
            } + steps.flatMap(\.dangling))
    }

    private var effects: [Effect] {
        // An effect that several entities inherit counts once.
        var seen: Set<Effect> = []
        return steps.flatMap(\.effects).filter { seen.insert($0).inserted }
    }

    private func unique(_ paths: [RelationshipPath]) -> [RelationshipPath] {
        var seen: Set<RelationshipPath> = []
        return paths.filter { seen.insert($0).inserted }
    }
}
