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

    /// Whether the change takes a record type or a field away from a CloudKit schema, or makes it another: what a schema in
    /// production does not allow (cloudkit-schema §5). A renaming identifier makes no difference there.
    package var altersCloudKitSchema: Bool {
        guard !traits.contains(.transient) else { return false }
        return SchemaChange.lossesForCloudKit.contains(kind) || altersCloudKitField
    }

    /// Whether a change of an attribute's type is one of its field in CloudKit: Integer 16 and Integer 64 are both kept
    /// as INT64, Float and Double as DOUBLE. True where a field's type is not known; false for changes of other kinds.
    package var altersCloudKitField: Bool {
        guard SchemaChange.typeChanges.contains(kind) else { return false }
        let fields = [oldValue, newValue].map { $0.flatMap(AttributeType.init(rawValue:))?.cloudKitField }
        return fields.contains(nil) || fields[0] != fields[1]
    }
}
