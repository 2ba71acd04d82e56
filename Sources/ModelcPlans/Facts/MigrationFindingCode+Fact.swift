extension MigrationFindingCode {
    /// What a finding of this kind says, apart from its place.
    package var fact: MigrationFact {
        switch self {
        case .indexNotBuilt: .indexNotBuilt
        case .defaultChanged: .defaultChanged
        case .classRenamed: .classRenamed
        case .transformerChanged: .transformerChanged
        case .schemaUnchanged: .schemaUnchanged
        case .hashUnverified: .hashUnverified
        case .attributeRemoved: .attributeRemoved
        case .entityRemoved: .entityRemoved
        case .relationshipRemoved: .relationshipRemoved
        case .numericNarrowing: .numericNarrowing
        case .madeTransient: .madeTransient
        case .entityOmittedByMapping: .entityOmittedByMapping
        case .requiredWithoutDefault: .requiredWithoutDefault
        case .optionalToRequired: .optionalToRequired
        case .uniquenessAdded: .uniquenessAdded
        case .requiredRelationship: .requiredRelationship
        case .validationTightened: .validationTightened
        case .booleanNumeric: .booleanNumeric
        case .destinationChanged: .destinationChanged
        case .madeAbstract: .madeAbstract
        case .incompatibleType: .incompatibleType
        case .hierarchiesMerged: .hierarchiesMerged
        case .toManyToOne: .toManyToOne
        case .propertyKindChanged: .propertyKindChanged
        case .directHopBlocked: .directHopBlocked
        case .directHopTaken: .directHopTaken
        case .iterationBlocked: .iterationBlocked
        case .versionMissing: .versionMissing
        case .faultyVersion: .faultyVersion
        case .probableRename: .probableRename
        case .identifierOfNothing: .identifierOfNothing
        case .renameChainBroken: .renameChainBroken
        case .duplicateIdentifier: .duplicateIdentifier
        case .staleMapping: .staleMapping
        case .ambiguousMapping: .ambiguousMapping
        case .orphanedMappings: .orphanedMappings
        case .unknownPolicy: .unknownPolicy
        case .unknownInMapping: .unknownInMapping
        case .inverseRowsDisagree: .inverseRowsDisagree
        case .propertyWithoutRow: .propertyWithoutRow
        case .rivalMappings: .rivalMappings
        case .mappingUnneeded: .mappingUnneeded
        case .unknownToStages: .unknownToStages
        case .repeatedInStages: .repeatedInStages
        case .separatedStage: .separatedStage
        case .blockedStage: .blockedStage
        case .unverifiedStage: .unverifiedStage
        case .stagesUnavailable: .stagesUnavailable
        case .notAllowedByCloudKit: .notAllowedByCloudKit
        case .unfitForCloudKit: .unfitForCloudKit
        case .lockedVersionChanged: .lockedVersionChanged
        case .lockedVersionMissing: .lockedVersionMissing
        case .versionNotLocked: .versionNotLocked
        }
    }

    /// The code in a few words.
    package var title: String { fact.title }
}
