import ModelcSchema

/// What deleting an object does to others, as far as the model says: its delete rules, from entity to entity.
///
/// A model says what can happen; whether there are such objects only a store knows. Rules are those of
/// `NSDeleteRule`: they run when the context is saved.
package struct DeletionSimulation: Hashable, Sendable {
    /// Objects of one entity are deleted.
    package struct Step: Hashable, Sendable {
        /// The entity of the objects, which is not abstract.
        package var entity: String
        /// Whether the object that the user deletes can be of this entity.
        package var isStart: Bool
        /// The relationships that lead to the deletion of others.
        package var causes: [RelationshipPath]
        /// What follows, in the order in which the entity has its relationships, inherited ones first.
        package var effects: [Effect]
        /// Relationships of other objects that go on referring to the deleted ones, because they have no inverse.
        package var dangling: [RelationshipPath]
    }

    /// What a relationship of a deleted object does.
    package struct Effect: Hashable, Sendable {
        /// The relationship with the entity that declares it.
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

    /// What an inverse needs to be valid.
    package enum Need: Hashable, Sendable {
        /// Its one object.
        case object
        /// At least so many objects; where it is optional, none will do as well.
        case objects(least: Int, orNone: Bool)
    }

    package enum Outcome: Hashable, Sendable {
        /// Objects of these entities are deleted, too.
        case deletes([String])
        /// The inverse loses the deleted object.
        case updates(RelationshipPath, isToMany: Bool)
        /// The inverse loses the deleted object and needs it: the save fails.
        ///
        /// - Parameter mayBeDeleted: whether the object at the other end can be deleted by another rule, which avoids the failure.
        case breaks(RelationshipPath, Need, mayBeDeleted: Bool)
        /// The deletion fails while there is an object at the other end.
        case denies
        /// The inverse goes on referring to the deleted object.
        case dangles(RelationshipPath)
        /// The object at the other end is the one whose deletion led here.
        case leadsBack
        /// There is no inverse that would have to change.
        case nothing
        /// The destination is not in the model.
        case unknownDestination

        /// An outcome without what goes with it. The raw value is the name in documents.
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

    /// The entity whose object is deleted; where it is abstract, an object of one of its subentities.
    package var entity: String
    /// Whether the entity is abstract.
    package var isAbstract: Bool
    /// The entities below it that have objects of their own.
    package var subentities: [String]
    /// The object itself first, then in the order in which rules lead to them.
    package var steps: [Step]

    /// Follows the rules of a model.
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
    /// The entities of which objects are deleted.
    package var deletedEntities: [String] { steps.map(\.entity) }

    /// What changes without a fault: the inverses that lose a deleted object, each once.
    package var updated: [RelationshipPath] {
        unique(
            effects.compactMap { effect in
                if case .updates(let path, _) = effect.outcome { path } else { nil }
            })
    }

    /// The relationships that stop the deletion while they lead to an object.
    package var denials: [Effect] { effects.filter { $0.outcome.kind == .denies } }

    /// The effects that leave an object invalid, so that the save fails.
    package var breaks: [Effect] { effects.filter { $0.outcome.kind == .breaks } }

    /// What goes on referring to a deleted object, each once.
    package var dangling: [RelationshipPath] {
        unique(
            effects.compactMap { effect in
                if case .dangles(let path) = effect.outcome { path } else { nil }
            } + steps.flatMap(\.dangling))
    }

    private var effects: [Effect] {
        // What several entities inherit is one thing.
        var seen: Set<Effect> = []
        return steps.flatMap(\.effects).filter { seen.insert($0).inserted }
    }

    private func unique(_ paths: [RelationshipPath]) -> [RelationshipPath] {
        var seen: Set<RelationshipPath> = []
        return paths.filter { seen.insert($0).inserted }
    }
}
