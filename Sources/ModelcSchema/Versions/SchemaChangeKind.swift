/// All kinds of differences between two versions of a model (FormatMigrationFacts §2). The raw value is the name in
/// JSON documents; its meaning never changes.
package enum SchemaChangeKind: String, CaseIterable, Sendable {
    // Entities.
    case entityAdded = "entity-added"
    case entityRemoved = "entity-removed"
    /// The entity has another name and was matched by its renaming identifier.
    case entityRenamed = "entity-renamed"
    case entityParentChanged = "entity-parent-changed"
    /// Entities of different inheritance trees are now in one tree.
    case hierarchyMerged = "hierarchy-merged"
    case entityMadeAbstract = "entity-made-abstract"
    case entityMadeConcrete = "entity-made-concrete"
    case entityHashModifierChanged = "entity-hash-modifier-changed"
    case uniqueAdded = "unique-added"
    case uniqueRemoved = "unique-removed"
    case entityClassChanged = "entity-class-changed"
    case entityCodegenChanged = "entity-codegen-changed"
    /// The user info of the entity changed or, if the change names a property, the user info of the property.
    case entityUserInfoChanged = "entity-userinfo-changed"
    case indexChanged = "index-changed"
    /// The element has the same name in both versions, but a different renaming identifier in each. No element of the
    /// other version has one of these identifiers. The element was matched by name.
    case renamingIDMismatch = "renaming-id-mismatch"
    case duplicateRenamingID = "duplicate-renaming-id"

    // Attributes.
    case attributeAddedOptional = "attribute-added-optional"
    case attributeAddedRequiredDefault = "attribute-added-required-default"
    case attributeAddedRequiredNoDefault = "attribute-added-required-nodefault"
    case attributeAddedDerived = "attribute-added-derived"
    case attributeAddedTransient = "attribute-added-transient"
    case attributeRemoved = "attribute-removed"
    case attributeRenamed = "attribute-renamed"
    /// Another entity of the inheritance tree now declares the attribute.
    case attributeMoved = "attribute-moved"
    /// The type changed to a numeric type that can hold all values of the old numeric type.
    case attributeTypeNumericWidened = "attribute-type-numeric-widened"
    /// The type changed to a numeric type that cannot hold all values of the old numeric type exactly.
    case attributeTypeNumericNarrowed = "attribute-type-numeric-narrowed"
    case attributeTypeBooleanNumeric = "attribute-type-boolean-numeric"
    case attributeTypeIncompatible = "attribute-type-incompatible"
    /// The type changed, and the attribute is transient in both versions.
    case attributeTypeTransient = "attribute-type-transient"
    /// The type changed, and the attribute is derived in both versions. Its column is recomputed, and its type is not
    /// part of the hash.
    case attributeTypeDerived = "attribute-type-derived"
    case attributeOptionalToRequiredDefault = "attribute-optional-to-required-default"
    case attributeOptionalToRequiredNoDefault = "attribute-optional-to-required-nodefault"
    case attributeRequiredToOptional = "attribute-required-to-optional"
    case attributeTransientToPersistent = "attribute-transient-to-persistent"
    case attributePersistentToTransient = "attribute-persistent-to-transient"
    case attributeDefaultChanged = "attribute-default-changed"
    /// The regular expression changed, or the minimum or maximum of the value or its length.
    case attributeValidationChanged = "attribute-validation-changed"
    case attributeTransformerChanged = "attribute-transformer-changed"
    case attributeClassChanged = "attribute-class-changed"
    case attributeScalarChanged = "attribute-scalar-changed"
    case attributeExternalStorageChanged = "attribute-external-storage-changed"
    case attributeHistoryPreservationChanged = "attribute-history-preservation-changed"
    case attributeMadeDerived = "attribute-made-derived"
    case attributeNoLongerDerived = "attribute-no-longer-derived"
    case attributeDerivationChanged = "attribute-derivation-changed"

    // Any property.
    case propertyHashModifierChanged = "property-hash-modifier-changed"
    /// An attribute became a relationship, or the reverse.
    case propertyKindChanged = "property-kind-changed"

    // Relationships.
    case relationshipAddedOptional = "relationship-added-optional"
    case relationshipAddedRequiredToOne = "relationship-added-required-to-one"
    case relationshipAddedRequiredToMany = "relationship-added-required-to-many"
    case relationshipAddedTransient = "relationship-added-transient"
    case relationshipRemoved = "relationship-removed"
    case relationshipRenamed = "relationship-renamed"
    case relationshipMoved = "relationship-moved"
    case relationshipToOneToMany = "relationship-to-one-to-many"
    case relationshipToManyToOne = "relationship-to-many-to-one"
    /// The minimum or maximum number of objects changed, as written in the model.
    case relationshipCountChanged = "relationship-count-changed"
    case relationshipOrderedChanged = "relationship-ordered-changed"
    case relationshipOptionalToRequired = "relationship-optional-to-required"
    case relationshipRequiredToOptional = "relationship-required-to-optional"
    /// The destination is now another entity. A renamed entity does not count as another one.
    case relationshipDestinationChanged = "relationship-destination-changed"
    /// The inverse is now another relationship, or the same relationship with a new name.
    case relationshipInverseChanged = "relationship-inverse-changed"
    case relationshipDeleteRuleChanged = "relationship-delete-rule-changed"

    // Elements that are not stored: fetched properties and similar.
    case fetchedPropertyAdded = "fetched-property-added"
    case fetchedPropertyRemoved = "fetched-property-removed"
    case fetchedPropertyChanged = "fetched-property-changed"
    case fetchRequestChanged = "fetch-request-changed"
    case configurationChanged = "configuration-changed"
    case modelIdentifierChanged = "model-identifier-changed"
    case compositeChanged = "composite-changed"
}

extension SchemaChangeKind {
    /// Whether the change affects the version hashes of the model, so that stores have to be migrated
    /// (FormatMigrationFacts §2; measured on public version pairs). False for all changes of transient properties.
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
            .relationshipInverseChanged,
            // Unverified: no known file contains a hash of a composite. Stores have to be migrated because their
            // columns change, so an equal hash must not be assumed (FormatVersionHash §7).
            .compositeChanged:
            true
        case .entityClassChanged, .entityCodegenChanged, .entityUserInfoChanged, .indexChanged, .renamingIDMismatch,
            .duplicateRenamingID, .attributeAddedTransient, .attributeTypeTransient, .attributeTypeDerived,
            .attributeDefaultChanged,
            .attributeValidationChanged, .attributeTransformerChanged, .attributeClassChanged, .attributeScalarChanged,
            .relationshipAddedTransient, .relationshipDeleteRuleChanged, .fetchedPropertyAdded, .fetchedPropertyRemoved,
            .fetchedPropertyChanged, .fetchRequestChanged, .configurationChanged, .modelIdentifierChanged:
            false
        }
    }

    /// Whether stored values are lost, or can be kept only by migration code in the app (FormatMigrationFacts §3).
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
            .attributeTypeTransient, .attributeTypeDerived, .attributeOptionalToRequiredDefault,
            .attributeOptionalToRequiredNoDefault,
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
