extension SchemaChangeKind {
    /// Whether the change gives the model another set of version hashes, so that stores have to be migrated (migration
    /// §2, column H; measured on public version pairs). Changes of transient properties never do.
    package var altersHash: Bool {
        switch self {
        case .entityAdded, .entityRemoved, .entityRenamed, .entityParentChanged, .hierarchyMerged, .entityMadeAbstract,
            .entityMadeConcrete, .entityHashModifierChanged, .uniqueAdded, .uniqueRemoved, .attributeAddedOptional,
            .attributeAddedRequiredDefault, .attributeAddedRequiredNoDefault, .attributeAddedDerived, .attributeRemoved,
            .attributeRenamed, .attributeMoved, .attributeTypeNumericWidened, .attributeTypeNumericNarrowed,
            .attributeTypeBooleanNumeric, .attributeTypeIncompatible, .attributeOptionalToRequiredDefault,
            .attributeOptionalToRequiredNoDefault, .attributeRequiredToOptional, .attributeTransientToPersistent,
            .attributePersistentToTransient, .attributeExternalStorageChanged, .attributeHistoryPreservationChanged,
            .attributeMadeDerived, .attributeNoLongerDerived, .attributeDerivationChanged, .propertyHashModifierChanged,
            .propertyKindChanged, .relationshipAddedOptional, .relationshipAddedRequiredToOne,
            .relationshipAddedRequiredToMany, .relationshipRemoved, .relationshipRenamed, .relationshipMoved,
            .relationshipToOneToMany, .relationshipToManyToOne, .relationshipCountChanged, .relationshipOrderedChanged,
            .relationshipOptionalToRequired, .relationshipRequiredToOptional, .relationshipDestinationChanged,
            .relationshipInverseChanged:
            true
        case .entityClassChanged, .entityCodegenChanged, .entityUserInfoChanged, .indexChanged, .renamingIDMismatch,
            .duplicateRenamingID, .attributeAddedTransient, .attributeTypeTransient, .attributeDefaultChanged,
            .attributeValidationChanged, .attributeTransformerChanged, .attributeClassChanged, .attributeScalarChanged,
            .relationshipAddedTransient, .relationshipDeleteRuleChanged, .fetchedPropertyAdded, .fetchedPropertyRemoved,
            .fetchedPropertyChanged, .fetchRequestChanged, .configurationChanged, .modelIdentifierChanged,
            // Unverified: the members of a composite are taken not to be hashed (version-hash §7).
            .compositeChanged:
            false
        }
    }

    /// Whether values that a store holds are lost, or cannot be carried over without code of the app (migration §3).
    package var isDestructive: Bool {
        switch self {
        case .entityRemoved, .attributeRemoved, .attributeTypeIncompatible, .attributePersistentToTransient,
            .attributeMadeDerived, .propertyKindChanged, .relationshipRemoved, .relationshipToManyToOne,
            .relationshipDestinationChanged:
            true
        case .entityAdded, .entityRenamed, .entityParentChanged, .hierarchyMerged, .entityMadeAbstract,
            .entityMadeConcrete, .entityHashModifierChanged, .uniqueAdded, .uniqueRemoved, .entityClassChanged,
            .entityCodegenChanged, .entityUserInfoChanged, .indexChanged, .renamingIDMismatch, .duplicateRenamingID,
            .attributeAddedOptional, .attributeAddedRequiredDefault, .attributeAddedRequiredNoDefault,
            .attributeAddedDerived, .attributeAddedTransient, .attributeRenamed, .attributeMoved,
            .attributeTypeNumericWidened, .attributeTypeNumericNarrowed, .attributeTypeBooleanNumeric,
            .attributeTypeTransient, .attributeOptionalToRequiredDefault, .attributeOptionalToRequiredNoDefault,
            .attributeRequiredToOptional, .attributeTransientToPersistent, .attributeDefaultChanged,
            .attributeValidationChanged, .attributeTransformerChanged, .attributeClassChanged, .attributeScalarChanged,
            .attributeExternalStorageChanged, .attributeHistoryPreservationChanged, .attributeNoLongerDerived,
            .attributeDerivationChanged, .propertyHashModifierChanged, .relationshipAddedOptional,
            .relationshipAddedRequiredToOne, .relationshipAddedRequiredToMany, .relationshipAddedTransient,
            .relationshipRenamed, .relationshipMoved, .relationshipToOneToMany, .relationshipCountChanged,
            .relationshipOrderedChanged, .relationshipOptionalToRequired, .relationshipRequiredToOptional,
            .relationshipInverseChanged, .relationshipDeleteRuleChanged, .fetchedPropertyAdded, .fetchedPropertyRemoved,
            .fetchedPropertyChanged, .fetchRequestChanged, .configurationChanged, .modelIdentifierChanged,
            .compositeChanged:
            false
        }
    }
}
