import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// One thing that a plan points out: what, where, why, and the next step.
package struct MigrationFinding: Hashable, Sendable {
    /// What a finding is about besides the step that it belongs to.
    package enum Subject: Hashable, Sendable {
        /// A version, by name; the newer position is in its file.
        case version(String)
        /// A mapping model, by name.
        case mapping(String)
        /// A store, by path.
        case store(String)
    }

    package var code: MigrationFindingCode
    /// `Book`, `Book.author`, or empty for the whole model.
    package var modelPath: String
    /// Why it matters, as a sentence without final stop that does not repeat the model path.
    package var reason: String
    /// The next step, likewise; nil if there is none.
    package var fix: String?
    /// The start tag in the newer version's file; nil where it is not there, and in the binary form.
    package var newPosition: SourcePosition?
    /// The start tag in the older version's file, likewise.
    package var oldPosition: SourcePosition?
    /// What it is about; nil for a finding of a step, or of the model as a whole.
    package var subject: Subject?
    /// The kind of change that raised it; nil where it is about more than one change.
    var change: SchemaChangeKind?
    /// What tells it from other findings of the same change at the same place: the members of a uniqueness constraint
    /// (`isbn,year`); nil where there can be one only.
    package var detail: String?
    /// Whether what Core Data does here is not known from documents, reports or measurement.
    package var isUnverified: Bool

    package init(
        _ code: MigrationFindingCode, modelPath: String, reason: String, fix: String? = nil,
        newPosition: SourcePosition? = nil, oldPosition: SourcePosition? = nil, subject: Subject? = nil,
        change: SchemaChangeKind? = nil, detail: String? = nil, isUnverified: Bool = false
    ) {
        self.code = code
        self.modelPath = modelPath
        self.reason = reason
        self.fix = fix
        self.newPosition = newPosition
        self.oldPosition = oldPosition
        self.subject = subject
        self.change = change
        self.detail = detail
        self.isUnverified = isUnverified
    }
}

/// The kinds of things that a plan points out (MigrationFindings). The raw value is the stable code in documents.
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

    /// The code of a name; letter case aside.
    package init?(name: String) { self.init(rawValue: name.uppercased()) }

    /// The code as reports of all kinds name what was found.
    package var id: DiagnosticID { DiagnosticID(rawValue) }

    /// How much a finding of this kind matters where the user has not said otherwise.
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
    /// Whether a baseline may hold findings of this kind. It does not hold what leaves a version without a migration path: its
    /// stores do not open, whatever is tolerated. Nor what is said of locked versions, which `modelc lock --update` settles.
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
    /// Whether a finding of this kind holds where a mapping model migrates the stores, too: it is so however they are migrated, or it
    /// is about the mapping model itself.
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

/// What a finding of a plan puts at risk, for thresholds and for the order of findings: the worst first.
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
            .propertyWithoutRow, .rivalMappings, .repeatedMappingNumber, .repeatedMappingName,
            .mappingUnneeded, .unknownToStages, .repeatedInStages, .separatedStage, .blockedStage,
            .unverifiedStage, .stagesUnavailable, .notAllowedByCloudKit, .unfitForCloudKit, .lockedVersionChanged,
            .lockedVersionMissing, .versionForIndex, .versionNotLocked, .acceptedStateMissing:
            .other
        }
    }
}
