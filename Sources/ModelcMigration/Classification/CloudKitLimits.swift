import ModelcSchema

/// What a CloudKit schema in production does not allow, and what keeps a mirrored store from loading (migration §3 row
/// 47).
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

extension ManagedObjectModel {
    /// Whether any configuration is mirrored to CloudKit.
    var usesCloudKit: Bool { isUsedWithCloudKit || configurations.contains(where: \.isUsedWithCloudKit) }
}
