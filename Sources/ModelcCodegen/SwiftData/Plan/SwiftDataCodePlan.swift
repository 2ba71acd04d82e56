import ModelcSchema

/// The `@Model` classes for a model, and the parts of the model that SwiftData cannot represent.
package struct SwiftDataCodePlan: Hashable, Sendable {
    /// The classes, sorted by name in byte order.
    var classes: [SwiftDataModelClass] = []
    var structures: [SwiftDataStructure] = []
    /// The gaps, in the order of the model.
    package var gaps: [SwiftDataGap] = []
    /// Entities of the model that are not generated, because the user writes their classes.
    var foreignEntities: [EntityDescription] = []

    /// The names of the entities with a class of the plan, in byte order.
    package var entityNames: [String] { classes.map(\.name) }

    /// The model that SwiftData derives from the classes, according to observed models. For an entity whose class the
    /// user writes, it contains the entity of the original model.
    package var schema: ManagedObjectModel {
        var model = ManagedObjectModel()
        model.entities = classes.map(EntityDescription.init) + foreignEntities
        model.isUsedWithSwiftData = true
        return model
    }
}

extension EntityDescription {
    /// Creates the entity that SwiftData derives from a class.
    init(_ planned: SwiftDataModelClass) {
        self.init()
        name = planned.name
        representedClassName = planned.name
        parentName = planned.parentName
        attributes = planned.storedAttributes.map(AttributeDescription.init)
        relationships = planned.relationships.map(RelationshipDescription.init)
        let unique = planned.storedAttributes.filter(\.isUnique).map { [$0.name] } + planned.constraints
        // SwiftData joins the constraints in the order of their texts.
        uniquenessConstraints = unique.sorted { $0.joined(separator: ".").isBefore($1.joined(separator: ".")) }
            .map(UniquenessConstraint.init)
    }
}

extension UniquenessConstraint {
    fileprivate init(_ names: [String]) {
        self.init()
        members = names.map { NamedReference(name: $0) }
    }
}

extension AttributeDescription {
    fileprivate init(_ planned: SwiftDataAttribute) {
        self.init()
        name = planned.name
        type = planned.type.attributeType
        isOptional = planned.isOptional
        allowsExternalStorage = planned.isExternal
        preservesValueOnDeletion = planned.isPreserved
        allowsCloudEncryption = planned.isEncrypted
        isIndexedBySpotlight = planned.isIndexedBySpotlight
        renamingIdentifier = planned.originalName
        versionHashModifier = planned.hashModifier
    }
}

extension RelationshipDescription {
    fileprivate init(_ planned: SwiftDataRelationship) {
        self.init()
        name = planned.name
        destinationName = planned.destinationName
        inverseName = planned.inverseName
        inverseEntityName = planned.inverseName == nil ? nil : planned.destinationName
        isToMany = planned.isToMany
        isOptional = planned.isOptional
        deleteRule = planned.deleteRule
        minimumCount = planned.minimumCount ?? 0
        maximumCount = planned.maximumCount ?? (planned.isToMany ? 0 : 1)
        renamingIdentifier = planned.originalName
        versionHashModifier = planned.hashModifier
    }
}
