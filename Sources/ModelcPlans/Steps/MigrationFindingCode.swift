import ModelcDiagnostics
import ModelcSchema

/// The codes of a plan's findings (MigrationFindings). The raw value is stable, and used in JSON documents.
package enum MigrationFindingCode: String, CaseIterable, Sendable {
    case indexNotBuilt = "ML101"
    case defaultChanged = "ML102"
    case classRenamed = "ML103"
    case transformerChanged = "ML104"
    case schemaUnchanged = "ML105"
    case hashUnverified = "ML106"
    case versionForIndex = "ML107"
    case attributeRemoved = "DL201"
    case entityRemoved = "DL202"
    case relationshipRemoved = "DL203"
    case numericNarrowing = "DL204"
    case madeTransient = "DL205"
    case entityOmittedByMapping = "DL206"
    case requiredWithoutDefault = "DD301"
    case optionalToRequired = "DD302"
    case uniquenessAdded = "DD303"
    case requiredRelationship = "DD304"
    case validationTightened = "DD305"
    case booleanNumeric = "DD306"
    case destinationChanged = "DD307"
    case madeAbstract = "DD308"
    case incompatibleType = "BL401"
    case hierarchiesMerged = "BL402"
    case toManyToOne = "BL403"
    case propertyKindChanged = "BL404"
    case directHopBlocked = "BL405"
    case versionMissing = "BL406"
    case directHopTaken = "BL407"
    case iterationBlocked = "BL408"
    case faultyVersion = "BL409"
    case probableRename = "RN501"
    case identifierOfNothing = "RN502"
    case renameChainBroken = "RN503"
    case duplicateIdentifier = "RN504"
    case staleMapping = "MM601"
    case ambiguousMapping = "MM602"
    case orphanedMappings = "MM603"
    case unknownPolicy = "MM604"
    case unknownInMapping = "MM605"
    case inverseRowsDisagree = "MM606"
    case mappingUnneeded = "MM607"
    case propertyWithoutRow = "MM608"
    case rivalMappings = "MM609"
    case repeatedMappingNumber = "MM610"
    case repeatedMappingName = "MM611"
    case unknownToStages = "ST701"
    case repeatedInStages = "ST702"
    case separatedStage = "ST704"
    case blockedStage = "ST705"
    case unverifiedStage = "ST706"
    case stagesUnavailable = "ST707"
    case notAllowedByCloudKit = "CK801"
    case unfitForCloudKit = "CK802"
    case lockedVersionChanged = "LK901"
    case lockedVersionMissing = "LK902"
    case versionNotLocked = "LK903"
    case acceptedStateMissing = "LK904"

    /// Creates the code with this name, ignoring case; nil if there is none.
    package init?(name: String) { self.init(rawValue: name.uppercased()) }

    /// The code as an id for reports of any kind.
    package var id: DiagnosticID { DiagnosticID(rawValue) }

    /// The default severity of findings with this code.
    package var level: Severity {
        switch self {
        case .defaultChanged, .classRenamed, .schemaUnchanged, .validationTightened, .orphanedMappings,
            .mappingUnneeded, .repeatedInStages, .separatedStage, .versionNotLocked:
            .note
        case .indexNotBuilt, .transformerChanged, .hashUnverified, .attributeRemoved, .entityRemoved,
            .relationshipRemoved, .numericNarrowing, .madeTransient, .entityOmittedByMapping, .optionalToRequired,
            .uniquenessAdded, .booleanNumeric, .destinationChanged, .madeAbstract, .probableRename,
            .identifierOfNothing, .unverifiedStage, .lockedVersionMissing, .unknownPolicy, .inverseRowsDisagree,
            .propertyWithoutRow, .rivalMappings, .repeatedMappingNumber, .repeatedMappingName, .directHopTaken,
            .versionForIndex, .acceptedStateMissing:
            .warning
        case .requiredWithoutDefault, .requiredRelationship, .incompatibleType, .hierarchiesMerged, .toManyToOne,
            .propertyKindChanged, .directHopBlocked, .iterationBlocked, .versionMissing, .faultyVersion,
            .renameChainBroken,
            .duplicateIdentifier,
            .staleMapping, .ambiguousMapping, .unknownToStages, .blockedStage, .stagesUnavailable, .unknownInMapping,
            .notAllowedByCloudKit, .unfitForCloudKit, .lockedVersionChanged:
            .error
        }
    }
}

extension MigrationFindingCode {
    /// Whether a baseline may contain findings with this code. False for findings that leave a version without a
    /// migration path, because stores of the version cannot be opened. Also false for findings about locked versions,
    /// which `modelc lock --update` resolves.
    package var isBaselined: Bool {
        switch self {
        case .incompatibleType, .hierarchiesMerged, .toManyToOne, .propertyKindChanged, .directHopBlocked,
            .versionMissing, .iterationBlocked, .faultyVersion, .duplicateIdentifier, .unknownToStages, .blockedStage,
            .stagesUnavailable, .lockedVersionChanged, .lockedVersionMissing, .versionNotLocked, .acceptedStateMissing:
            false
        case .indexNotBuilt, .defaultChanged, .classRenamed, .transformerChanged, .schemaUnchanged, .hashUnverified,
            .attributeRemoved, .entityRemoved, .relationshipRemoved, .numericNarrowing, .madeTransient,
            .entityOmittedByMapping, .requiredWithoutDefault, .optionalToRequired, .uniquenessAdded,
            .requiredRelationship, .validationTightened, .booleanNumeric, .destinationChanged, .madeAbstract,
            .directHopTaken, .probableRename, .identifierOfNothing, .renameChainBroken, .staleMapping,
            .ambiguousMapping, .orphanedMappings, .unknownPolicy, .unknownInMapping, .inverseRowsDisagree,
            .mappingUnneeded, .propertyWithoutRow, .rivalMappings, .repeatedMappingNumber, .repeatedMappingName,
            .repeatedInStages, .separatedStage, .unverifiedStage, .versionForIndex, .notAllowedByCloudKit,
            .unfitForCloudKit:
            true
        }
    }
}

extension MigrationFindingCode {
    /// Whether a finding with this code also applies if a mapping model migrates the stores. True if it applies to
    /// every kind of migration, or if it is about the mapping model.
    package var holdsWithMapping: Bool {
        switch self {
        case .uniquenessAdded, .validationTightened, .hashUnverified, .schemaUnchanged, .entityOmittedByMapping,
            .versionForIndex, .notAllowedByCloudKit, .unfitForCloudKit:
            true
        case .indexNotBuilt, .defaultChanged, .classRenamed, .transformerChanged, .attributeRemoved, .entityRemoved,
            .relationshipRemoved, .numericNarrowing, .madeTransient, .requiredWithoutDefault, .optionalToRequired,
            .requiredRelationship, .booleanNumeric, .destinationChanged, .madeAbstract, .incompatibleType,
            .hierarchiesMerged, .toManyToOne, .propertyKindChanged, .directHopBlocked, .directHopTaken,
            .iterationBlocked, .versionMissing, .faultyVersion, .probableRename, .identifierOfNothing,
            .renameChainBroken, .duplicateIdentifier, .staleMapping, .ambiguousMapping, .orphanedMappings,
            .unknownPolicy, .unknownInMapping, .inverseRowsDisagree, .mappingUnneeded, .propertyWithoutRow,
            .rivalMappings, .repeatedMappingNumber, .repeatedMappingName, .unknownToStages, .repeatedInStages,
            .separatedStage, .blockedStage, .unverifiedStage,
            .stagesUnavailable, .lockedVersionChanged, .lockedVersionMissing, .versionNotLocked, .acceptedStateMissing:
            false
        }
    }
}

extension MigrationFindingCode {
    /// The risk of a finding with this code. A rename that Core Data does not detect counts as a loss of values.
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
            .propertyWithoutRow, .rivalMappings, .repeatedMappingNumber, .repeatedMappingName,
            .mappingUnneeded, .unknownToStages, .repeatedInStages, .separatedStage, .blockedStage,
            .unverifiedStage, .stagesUnavailable, .notAllowedByCloudKit, .unfitForCloudKit, .lockedVersionChanged,
            .lockedVersionMissing, .versionForIndex, .versionNotLocked, .acceptedStateMissing:
            .other
        }
    }
}
