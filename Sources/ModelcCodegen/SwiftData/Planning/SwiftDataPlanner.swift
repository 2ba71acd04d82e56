import ModelcBase
import ModelcSchema
import ModelcSettings

/// Plans the `@Model` classes for a model: one for each entity that is generated.
///
/// A part of the model that SwiftData cannot represent becomes a gap, never an error. The classes contain the other
/// parts.
struct SwiftDataPlanner {
    let model: ResolvedModel
    let release: SwiftDataRelease
    /// The entities with a class, each name once.
    private let entities: [EntityDescription]
    private let foreign: [EntityDescription]
    private let relationships: SwiftDataRelationshipPlanner

    /// - Parameter names: the names of the entities to generate; nil for all. The user writes the classes of other
    ///   entities.
    init(_ model: ResolvedModel, names: Set<String>?, release: SwiftDataRelease) {
        self.model = model
        self.release = release
        var seen: Set<String> = []
        let unique = model.entities.filter { seen.insert($0.name).inserted }
        let chosen = names ?? Set(unique.map(\.name))
        entities = unique.filter { chosen.contains($0.name) }
        foreign = unique.filter { !chosen.contains($0.name) }
        let classes = entities.filter { SwiftDataNames.isClass($0.name) } + foreign
        relationships = SwiftDataRelationshipPlanner(
            model, classNames: Set(classes.map(\.name)), hasInheritance: release >= .ios26)
    }

    func plan() -> SwiftDataCodePlan {
        var plan = SwiftDataCodePlan()
        plan.foreignEntities = foreign
        for entity in entities { add(entity, to: &plan) }
        plan.classes = plan.classes.sortedByName(\.name)
        let parents = Set(plan.classes.compactMap(\.parentName))
        let inverses = SwiftDataInverses(plan.classes)
        for index in plan.classes.indices {
            plan.gaps += inverses.complete(&plan.classes[index])
            plan.classes[index].hasSubclasses = parents.contains(plan.classes[index].name)
        }
        for entity in entities where parents.contains(entity.name) {
            plan.gaps.append(SwiftDataGap(.subclasses, entity))
        }
        plan.structures = structures(used: plan.classes)
        return plan
    }

    private func add(_ entity: EntityDescription, to plan: inout SwiftDataCodePlan) {
        var gaps = SwiftDataGaps(entity)
        guard SwiftDataNames.isClass(entity.name) else {
            gaps.add(.className)
            return plan.gaps += gaps.all
        }
        plan.classes.append(plannedClass(entity, &gaps))
        plan.gaps += gaps.all
    }

    private func plannedClass(_ entity: EntityDescription, _ gaps: inout SwiftDataGaps) -> SwiftDataModelClass {
        var planned = SwiftDataModelClass(name: entity.name, parentName: parentName(of: entity, &gaps))
        addEntityGaps(of: entity, &gaps)
        var taken = SwiftDataPropertyNames()
        let inherited = planned.parentName == nil ? model.ancestors(of: entity).reversed() : []
        for owner in inherited + [entity] {
            for attribute in owner.attributes where taken.insert(attribute.name) {
                planned.attributes += attributes.planned(attribute, &gaps)
            }
        }
        if !inherited.isEmpty { addInheritedRelationships(inherited, &gaps) }
        for relationship in entity.relationships where taken.insert(relationship.name) {
            planned.relationships += relationships.planned(relationship, of: entity, &gaps)
        }
        for property in entity.fetchedProperties { gaps.add(.fetchedProperty, property) }
        SwiftDataKeyPlanner(release: release).add(entity, to: &planned, &gaps)
        return planned
    }

    private var attributes: SwiftDataAttributePlanner { SwiftDataAttributePlanner(structureNames: structureNames) }

    private func parentName(of entity: EntityDescription, _ gaps: inout SwiftDataGaps) -> String? {
        let ancestors = model.ancestors(of: entity)
        guard let parent = ancestors.first else { return nil }
        // A cycle of parents has no root.
        let isCycle = ancestors.last.map { model.parent(of: $0) != nil } ?? false
        guard release >= .ios26, !isCycle, relationships.classNames.contains(parent.name) else {
            gaps.add(.superclass)
            return nil
        }
        gaps.add(.subclass)
        return parent.name
    }

    private func addEntityGaps(of entity: EntityDescription, _ gaps: inout SwiftDataGaps) {
        if entity.isAbstract { gaps.add(.abstract) }
        if !(entity.versionHashModifier ?? "").isEmpty { gaps.add(.entityModifier) }
        if entity.identifier != entity.name { gaps.add(.entityRename) }
        for doubt in model.model.uncertainties where doubt.entityName == entity.name { gaps.add(doubt) }
    }

    private func addInheritedRelationships(_ owners: [EntityDescription], _ gaps: inout SwiftDataGaps) {
        for relationship in owners.flatMap(\.relationships) where !relationship.isTransient {
            gaps.add(.inheritedRelationship, relationship)
        }
    }

    /// The names of the composites that can be structures: those that are valid type names and not the name of an
    /// entity.
    private var structureNames: Set<String> {
        Set(model.model.composites.map(\.name).filter(SwiftDataNames.isClass)).subtracting(model.entities.map(\.name))
    }

    /// Returns the structures that attributes use, either directly or as members of other structures.
    private func structures(used classes: [SwiftDataModelClass]) -> [SwiftDataStructure] {
        var names = Set(classes.flatMap(\.attributes).compactMap(\.type.structureName))
        var pending = names.sorted()
        var found: [SwiftDataStructure] = []
        while let name = pending.popLast(), let composite = model.composite(named: name) {
            let members = attributes.members(of: composite)
            found.append(SwiftDataStructure(name: name, members: members))
            pending += members.compactMap(\.type.structureName).filter { names.insert($0).inserted }
        }
        return found.sortedByName(\.name)
    }
}

extension SwiftDataType {
    /// The name of the structure; nil for other types.
    var structureName: String? {
        switch self {
        case .structure(let name): name
        case .value, .transformable: nil
        }
    }
}

/// The names of a class's properties so far. Of two properties with one name, the first is used.
private struct SwiftDataPropertyNames {
    private var names: Set<String> = []

    /// Adds a name of the model; returns false if the class has a property of this name already.
    mutating func insert(_ name: String) -> Bool { names.insert(SwiftDataNames.property(name)).inserted }
}
