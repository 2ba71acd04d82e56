import ModelcSchema

/// Finds changes that a CloudKit schema in production does not allow, and errors that prevent a mirrored store from
/// loading (row 47 of FormatMigrationFacts §3).
enum CloudKitLimits {
    static func forbids(_ change: SchemaChange) -> Bool {
        guard !change.traits.contains(.transient) else { return false }
        if change.altersCloudKitSchema || forbidden.contains(change.kind) { return true }
        return change.kind == .relationshipOrderedChanged && change.newValue == "ordered"
    }

    private static let forbidden: Set<SchemaChangeKind> = [
        .relationshipDestinationChanged, .uniqueAdded, .attributeAddedRequiredNoDefault,
        .attributeOptionalToRequiredNoDefault, .relationshipAddedRequiredToOne, .relationshipAddedRequiredToMany,
        .relationshipOptionalToRequired,
    ]
}
