import ModelcBase

/// One difference between two versions of a model: the only interface between the differ and the planner.
package struct SchemaChange: Hashable, Sendable {
    package var kind: SchemaChangeKind
    /// The entity's name in the older version; nil if it has none there, or the change is about the whole model.
    package var oldEntity: String?
    /// The entity's name in the newer version, with the same rules.
    package var newEntity: String?
    /// The property's name in the older version; for changes of requests, configurations and composites their name.
    package var oldProperty: String?
    /// The property's name in the newer version, with the same rules.
    package var newProperty: String?
    /// The content of the older version, as a readable text; nil if there is none.
    package var oldValue: String?
    /// The content of the newer version, as a readable text; nil if there is none.
    package var newValue: String?
    /// The start tag of the changed element in the older version's file; nil in the binary form and if it does not
    /// exist there.
    package var oldPosition: SourcePosition?
    /// The start tag of the changed element in the newer version's file, with the same rules.
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

    /// The entity's name: the newer one if there is one. Nil for a change of the whole model.
    package var entity: String? { newEntity ?? oldEntity }
    /// The property's name: the newer one if there is one.
    package var property: String? { newProperty ?? oldProperty }
    /// `Book`, `Book.author`, or the empty string for a change of the whole model.
    package var modelPath: String { [entity, property].compactMap { $0 }.joined(separator: ".") }

    /// Distinguishes changes of one kind at the same place: the members of a new uniqueness constraint. Nil for all
    /// other kinds, which occur once at a place.
    package var detail: String? { kind == .uniqueAdded ? newValue : nil }

    /// Whether stores of the older version have to be migrated because of this change.
    package var altersHash: Bool {
        kind.altersHash && !traits.contains(.transient) && !traits.contains(.sameHash)
    }

    /// Whether stored values are lost, or cannot be carried over without code of the app.
    package var isDestructive: Bool {
        (kind.isDestructive || traits.contains(.losesMembers)) && !traits.contains(.transient)
    }

    /// Whether the change is assumed to change the version hash only because the opposite is not proven: another set of
    /// members of a composite (FormatVersionHash §7).
    package var leavesHashUnverified: Bool { kind == .compositeChanged && altersHash }
}

extension SchemaChange: Comparable {
    /// By entity, property and kind, the whole model first; total for the changes of one difference.
    package static func < (lhs: SchemaChange, rhs: SchemaChange) -> Bool {
        precedes(lhs.entity, rhs.entity) ?? precedes(lhs.property, rhs.property)
            ?? precedes(lhs.kind.rawValue, rhs.kind.rawValue) ?? precedes(lhs.oldEntity, rhs.oldEntity)
            ?? precedes(lhs.oldProperty, rhs.oldProperty) ?? precedes(lhs.oldValue, rhs.oldValue)
            ?? precedes(lhs.newValue, rhs.newValue) ?? false
    }

    /// Whether one text precedes another; nil for equal ones. A nil text is treated as empty.
    private static func precedes(_ left: String?, _ right: String?) -> Bool? {
        let (left, right) = (left ?? "", right ?? "")
        return left == right ? nil : left.isBefore(right)
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

    /// Whether the change removes a record type or a field from a CloudKit schema, or changes it: a schema in
    /// production does not allow this (MigrationFindings, CK801). A renaming identifier has no effect here.
    package var altersCloudKitSchema: Bool {
        guard !traits.contains(.transient) else { return false }
        return SchemaChange.lossesForCloudKit.contains(kind) || altersCloudKitField
    }

    /// Whether a change of an attribute's type changes its field in CloudKit: Integer 16 and Integer 64 are both stored
    /// as INT64, Float and Double as DOUBLE. True if a field's type is not known; false for changes of other kinds.
    var altersCloudKitField: Bool {
        guard SchemaChange.typeChanges.contains(kind) else { return false }
        let fields = [oldValue, newValue].map { $0.flatMap(AttributeType.init(rawValue:))?.cloudKitField }
        return fields.contains(nil) || fields[0] != fields[1]
    }
}
