import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The entities whose properties a class declares: its own entity, and the ancestors between it and the nearest
/// ancestor with a class. No other class declares the properties of these ancestors.
struct PropertyOwners {
    /// The entities. The class's own entity comes first.
    let entities: [EntityDescription]
    /// The topmost entity in the inheritance tree; the class's own entity if it has no parent.
    let root: EntityDescription
    /// The superclass; nil if it is `NSManagedObject`.
    let superclass: EntityClass?
    /// The nearest superclass that is not generated; nil if all superclasses are generated.
    let handwrittenClass: EntityClass?
    /// Whether any superclass is generated, in this run or for another module.
    let inheritsGeneratedClass: Bool
    /// Whether any superclass is generated in this run. Only such a class has typed keys.
    let inheritsTypedKeys: Bool
    /// The names of the properties that superclasses declare.
    private let inheritedNames: Set<String>

    init(of entity: EntityDescription, in model: ResolvedModel, selection: EntitySelection) {
        let ancestors = model.ancestors(of: entity)
        let classIndex = ancestors.firstIndex { selection.entityClass(of: $0) != nil } ?? ancestors.endIndex
        let above = ancestors[classIndex...]
        entities = [entity] + ancestors[..<classIndex]
        root = ancestors.last ?? entity
        let classes = above.compactMap(selection.entityClass)
        superclass = classes.first
        handwrittenClass = classes.first { !$0.isGenerated }
        inheritsGeneratedClass = classes.contains { $0.isGenerated || $0.isGeneratedElsewhere }
        inheritsTypedKeys = classes.contains { $0.isGenerated }
        inheritedNames = PropertyOwners.names(in: above)
    }

    /// Calls `plan` with every property of one kind that the class must declare, and sorts the results by name.
    ///
    /// Skips properties that are excluded from generated code. If a superclass, or an entity nearer to the class,
    /// already declares a property with the same name, the property is skipped as well.
    func plan<Property: PropertyDescription, Planned>(
        _ properties: KeyPath<EntityDescription, [Property]>, name: (Planned) -> String,
        _ plan: (Property, EntityDescription) -> Planned
    ) -> [Planned] {
        var planned: [Planned] = []
        for owner in entities {
            for property in owner[keyPath: properties] where isWanted(property) {
                planned.append(plan(property, owner))
            }
        }
        planned = planned.sortedByName(name)
        // If a name occurs twice, the model has an error, or two ancestors without classes declare the same name.
        let isUnique = planned.indices.dropFirst().allSatisfy { name(planned[$0]) != name(planned[$0 - 1]) }
        if isUnique { return planned }
        return planned.indices.compactMap { index in
            index > 0 && name(planned[index]) == name(planned[index - 1]) ? nil : planned[index]
        }
    }

    private func isWanted(_ property: some PropertyDescription) -> Bool {
        !property.userInfo.asksToIgnore && !inheritedNames.contains(property.name)
    }

    private static func names(in entities: ArraySlice<EntityDescription>) -> Set<String> {
        var names: Set<String> = []
        names.reserveCapacity(entities.reduce(0) { $0 + $1.attributes.count + $1.relationships.count })
        for entity in entities {
            names.formUnion(entity.attributes.lazy.map(\.name))
            names.formUnion(entity.relationships.lazy.map(\.name))
            names.formUnion(entity.fetchedProperties.lazy.map(\.name))
        }
        return names
    }
}
