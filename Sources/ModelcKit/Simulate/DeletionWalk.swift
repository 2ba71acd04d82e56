import ModelcSchema

/// Follows delete rules from entity to entity. Each entity that is not abstract is visited once. The object at the end
/// of a relationship may have the destination entity or any of its subentities.
struct DeletionWalk {
    private typealias Path = DeletionSimulation.RelationshipPath

    private let model: ResolvedModel
    /// The entities whose objects are deleted, in the order in which delete rules reach them.
    private var order: [EntityDescription] = []
    /// The relationships that delete objects because of their delete rules. The keys are the names of the entities of
    /// the deleted objects.
    private var causes: [String: [Path]] = [:]
    private let starts: Set<String>
    /// Relationships that no other relationship has as its inverse, with their destination entities.
    private let oneWay: [(path: Path, destination: EntityDescription)]

    init(of entity: EntityDescription, in model: ResolvedModel) {
        self.model = model
        let starts = DeletionWalk.kinds(of: entity, in: model, isExact: !entity.isAbstract)
        self.starts = Set(starts.map(\.name))
        oneWay = DeletionWalk.oneWay(in: model)
        follow(starts)
    }

    var steps: [DeletionSimulation.Step] {
        order.map { entity in
            DeletionSimulation.Step(
                entity: entity.name, isStart: starts.contains(entity.name), causes: causes[entity.name] ?? [],
                effects: relationships(of: entity).map { effect($0.owner, $0.relationship, of: entity) },
                dangling: dangling(to: entity))
        }
    }

    /// Returns the entities that an object can have if it is declared as `entity`: `entity` and its subentities,
    /// without abstract entities. If `isExact` is true, returns only `entity`.
    private static func kinds(
        of entity: EntityDescription, in model: ResolvedModel, isExact: Bool = false
    ) -> [EntityDescription] {
        isExact ? [entity] : ([entity] + model.descendants(of: entity)).filter { !$0.isAbstract }
    }

    private mutating func follow(_ starts: [EntityDescription]) {
        var met = self.starts
        order = starts
        var next = 0
        while next < order.count {
            let entity = order[next]
            next += 1
            for (owner, relationship) in relationships(of: entity) where relationship.effectiveDeleteRule == .cascade {
                guard let destination = model.destination(of: relationship) else { continue }
                let path = Path(entity: owner.name, relationship: relationship.name)
                for kind in DeletionWalk.kinds(of: destination, in: model) {
                    if causes[kind.name]?.contains(path) != true { causes[kind.name, default: []].append(path) }
                    if met.insert(kind.name).inserted { order.append(kind) }
                }
            }
        }
    }

    /// Returns all relationships of an entity, each with the entity that declares it. Inherited relationships come
    /// first.
    private func relationships(
        of entity: EntityDescription
    ) -> [(owner: EntityDescription, relationship: RelationshipDescription)] {
        (model.ancestors(of: entity).reversed() + [entity]).flatMap { owner in
            owner.relationships.map { (owner, $0) }
        }
    }

    private func effect(
        _ owner: EntityDescription, _ relationship: RelationshipDescription, of entity: EntityDescription
    ) -> DeletionSimulation.Effect {
        DeletionSimulation.Effect(
            relationship: Path(entity: owner.name, relationship: relationship.name),
            destination: relationship.destinationName, cardinality: ModelDiagram.Cardinality(relationship),
            rule: relationship.effectiveDeleteRule, outcome: outcome(owner, relationship, of: entity))
    }

    private func outcome(
        _ owner: EntityDescription, _ relationship: RelationshipDescription, of entity: EntityDescription
    ) -> DeletionSimulation.Outcome {
        guard let destination = model.destination(of: relationship) else { return .unknownDestination }
        let kinds = DeletionWalk.kinds(of: destination, in: model)
        let inverse = model.inverse(of: relationship)
        switch relationship.effectiveDeleteRule {
        case .cascade: return .deletes(kinds.map(\.name))
        case .deny: return .denies
        case .noAction:
            guard let inverse else { return .nothing }
            return leadsBack(relationship, owner, entity)
                ? .leadsBack : .dangles(Path(entity: inverse.owner.name, relationship: inverse.relationship.name))
        case .nullify:
            guard let inverse else { return .nothing }
            if leadsBack(relationship, owner, entity) { return .leadsBack }
            return nullified(inverse.relationship, inverse.owner, kinds)
        }
    }

    private func nullified(
        _ inverse: RelationshipDescription, _ owner: EntityDescription, _ kinds: [EntityDescription]
    ) -> DeletionSimulation.Outcome {
        let path = Path(entity: owner.name, relationship: inverse.name)
        guard let need = DeletionSimulation.Need(inverse) else { return .updates(path, isToMany: inverse.isToMany) }
        let deleted = Set(order.map(\.name))
        return .breaks(path, need, mayBeDeleted: kinds.contains { deleted.contains($0.name) })
    }

    /// Whether a relationship can only refer to the object that caused the deletion of the `entity` object.
    private func leadsBack(
        _ relationship: RelationshipDescription, _ owner: EntityDescription, _ entity: EntityDescription
    ) -> Bool {
        guard !relationship.isToMany, !starts.contains(entity.name), let causes = causes[entity.name] else {
            return false
        }
        guard let inverse = model.inverse(of: relationship) else { return false }
        return causes == [Path(entity: inverse.owner.name, relationship: inverse.relationship.name)]
    }

    private func dangling(to entity: EntityDescription) -> [DeletionSimulation.RelationshipPath] {
        let kinds = Set([entity.name] + model.ancestors(of: entity).map(\.name))
        return oneWay.filter { kinds.contains($0.destination.name) }.map(\.path)
    }

    private static func oneWay(in model: ResolvedModel) -> [(path: Path, destination: EntityDescription)] {
        model.entities.flatMap { entity in
            entity.relationships.compactMap { relationship in
                guard let destination = model.destination(of: relationship), !hasInverse(relationship, entity, model)
                else { return nil }
                return (Path(entity: entity.name, relationship: relationship.name), destination)
            }
        }
    }

    private static func hasInverse(
        _ relationship: RelationshipDescription, _ entity: EntityDescription, _ model: ResolvedModel
    ) -> Bool {
        guard let inverse = model.inverse(of: relationship), let back = model.inverse(of: inverse.relationship) else {
            return false
        }
        return back.owner.name == entity.name && back.relationship.name == relationship.name
    }
}

extension DeletionSimulation.Need {
    /// Returns the number of objects that the relationship needs to be valid; nil if it is valid with any number. If an
    /// optional relationship is empty, its minimum count does not apply.
    fileprivate init?(_ relationship: RelationshipDescription) {
        let least = ModelDiagram.Cardinality(relationship).least
        let written = relationship.minimumCount ?? 0
        if relationship.isToMany, relationship.isOptional, written > 1 {
            self = .objects(least: written, orNone: true)
        } else if least > 0 {
            self = relationship.isToMany ? .objects(least: least, orNone: false) : .object
        } else {
            return nil
        }
    }
}
