/// What a finding of a plan puts at risk, for thresholds.
package enum MigrationRisk: String, CaseIterable, Sendable {
    /// Stored values may be lost.
    case loss
    /// Whether the migration succeeds depends on what the store holds.
    case dataDependence = "data-dependence"
    /// Anything else.
    case other
}

extension MigrationFindingCode {
    /// What a finding of this kind puts at risk. A rename that Core Data does not see is a loss.
    package var risk: MigrationRisk {
        switch self {
        case .attributeRemoved, .entityRemoved, .relationshipRemoved, .numericNarrowing, .madeTransient,
            .entityOmittedByMapping, .probableRename, .renameChainBroken:
            .loss
        case .requiredWithoutDefault, .optionalToRequired, .uniquenessAdded, .requiredRelationship,
            .validationTightened, .booleanNumeric, .destinationChanged, .madeAbstract:
            .dataDependence
        case .indexNotBuilt, .defaultChanged, .classRenamed, .transformerChanged, .schemaUnchanged, .hashUnverified,
            .incompatibleType, .hierarchiesMerged, .toManyToOne, .propertyKindChanged, .directHopBlocked,
            .directHopTaken,
            .iterationBlocked, .versionMissing, .faultyVersion, .identifierOfNothing, .duplicateIdentifier,
            .staleMapping,
            .ambiguousMapping, .orphanedMappings, .unknownPolicy, .unknownInMapping, .inverseRowsDisagree,
            .propertyWithoutRow, .rivalMappings,
            .mappingUnneeded, .unknownToStages, .repeatedInStages, .separatedStage, .blockedStage,
            .unverifiedStage, .stagesUnavailable, .notAllowedByCloudKit, .unfitForCloudKit, .lockedVersionChanged,
            .lockedVersionMissing, .versionNotLocked:
            .other
        }
    }
}
