import ModelcBase

/// One difference between two versions of a model. This is the only form in which the planner gets differences.
package struct SchemaChange: Hashable, Sendable {
    package var kind: SchemaChangeKind
    /// The entity's name in the older version. Nil if the entity does not exist in it, or if the change is about the
    /// whole model.
    package var oldEntity: String?
    /// The entity's name in the newer version. Nil if the entity does not exist in it, or if the change is about the
    /// whole model.
    package var newEntity: String?
    /// The property's name in the older version. For fetch requests, configurations and composites, it is their name.
    package var oldProperty: String?
    /// The property's name in the newer version. For fetch requests, configurations and composites, it is their name.
    package var newProperty: String?
    /// The old value of the changed setting or the removed element, as readable text; nil if there is none.
    package var oldValue: String?
    /// The new value of the changed setting or the added element, as readable text; nil if there is none.
    package var newValue: String?
    /// The position of the changed element's start tag in the older version's file. Nil in the binary form, and if the
    /// element does not exist in the older version.
    package var oldPosition: SourcePosition?
    /// The position of the changed element's start tag in the newer version's file. Nil in the binary form, and if the
    /// element does not exist in the newer version.
    package var newPosition: SourcePosition?
    package var traits: Set<SchemaChangeTrait>

    package init(
        _ kind: SchemaChangeKind, oldEntity: String? = nil, newEntity: String? = nil, oldProperty: String? = nil,
        newProperty: String? = nil, oldValue: String? = nil, newValue: String? = nil,
        oldPosition: SourcePosition? = nil, newPosition: SourcePosition? = nil, traits: Set<SchemaChangeTrait> = []
    ) {
        self.kind = kind
        self.oldEntity = oldEntity
        self.newEntity = newEntity
        self.oldProperty = oldProperty
        self.newProperty = newProperty
        self.oldValue = oldValue
        self.newValue = newValue
        self.oldPosition = oldPosition
        self.newPosition = newPosition
        self.traits = traits
    }

    /// The entity's name in the newer version, or in the older one if the newer has none. Nil if the change is about
    /// the whole model.
    package var entity: String? { newEntity ?? oldEntity }
    /// The property's name in the newer version, or in the older one if the newer has none.
    package var property: String? { newProperty ?? oldProperty }
    /// `Book`, `Book.author`, or the empty string for a change of the whole model.
    package var modelPath: String { [entity, property].compactMap { $0 }.joined(separator: ".") }

    /// The attributes of a new uniqueness constraint, as text. They distinguish several new constraints of one entity.
    /// Nil for all other kinds, which occur only once for an element.
    package var detail: String? { kind == .uniqueAdded ? newValue : nil }

    /// Whether stores of the older version have to be migrated because of this change.
    package var altersHash: Bool {
        kind.altersHash && !traits.contains(.transient) && !traits.contains(.sameHash)
    }

    /// Whether stored values are lost, or can be kept only by migration code in the app.
    package var isDestructive: Bool {
        (kind.isDestructive || traits.contains(.losesMembers)) && !traits.contains(.transient)
    }

    /// Whether the effect of the change on the version hash is not known. modelc then assumes that the hash changes.
    /// True if the members of a composite change (FormatVersionHash §7).
    package var leavesHashUnverified: Bool { kind == .compositeChanged && altersHash }
}

extension SchemaChange: Comparable {
    /// Sorts by entity, property and kind, with numbers in names compared by value; changes of the whole model come
    /// first. No two changes of one difference are equal in this order.
    package static func < (lhs: SchemaChange, rhs: SchemaChange) -> Bool {
        precedes(lhs.entity, rhs.entity) ?? precedes(lhs.property, rhs.property)
            ?? precedes(lhs.kind.rawValue, rhs.kind.rawValue) ?? precedes(lhs.oldEntity, rhs.oldEntity)
            ?? precedes(lhs.oldProperty, rhs.oldProperty) ?? precedes(lhs.oldValue, rhs.oldValue)
            ?? precedes(lhs.newValue, rhs.newValue) ?? false
    }

    /// Whether the left text comes before the right; nil if they are equal. A nil text counts as empty.
    private static func precedes(_ left: String?, _ right: String?) -> Bool? {
        let (left, right) = (left ?? "", right ?? "")
        return left == right ? nil : left.isBeforeByNumber(right)
    }
}

extension SchemaChange {
    private static let typeChanges: Set<SchemaChangeKind> = [
        .attributeTypeNumericWidened, .attributeTypeNumericNarrowed, .attributeTypeBooleanNumeric,
        .attributeTypeIncompatible,
    ]

    private static let lossesForCloudKit: Set<SchemaChangeKind> = [
        .entityRemoved, .entityRenamed, .attributeRemoved, .attributeRenamed, .attributePersistentToTransient,
        .relationshipRemoved, .relationshipRenamed, .relationshipToOneToMany, .relationshipToManyToOne,
        .propertyKindChanged,
    ]

    /// Whether the change removes or modifies a record type or a field of a CloudKit schema. A schema in production
    /// does not allow this (MigrationFindings, CK801). A renaming identifier has no effect on CloudKit.
    package var altersCloudKitSchema: Bool {
        guard !traits.contains(.transient) else { return false }
        return SchemaChange.lossesForCloudKit.contains(kind) || altersCloudKitField
    }

    /// Whether the change gives an attribute another type of field in CloudKit. Integer 16 and Integer 64 are both
    /// stored as INT64, Float and Double as DOUBLE. True if a field's type is not known; false for changes that are not
    /// about an attribute's type.
    var altersCloudKitField: Bool {
        guard SchemaChange.typeChanges.contains(kind) else { return false }
        let fields = [oldValue, newValue].map { $0.flatMap(AttributeType.init(rawValue:))?.cloudKitField }
        return fields.contains(nil) || fields[0] != fields[1]
    }
}
