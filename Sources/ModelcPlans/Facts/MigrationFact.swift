/// Something that matters for the stores of an app: a change, or what a version, a mapping model or a stage is like. It is worded
/// here and nowhere else: the finding of a plan (`MigrationFindingCode.fact`) and the rule of lint that sees it
/// (`RuleDescription.fact`) are views of it.
package struct MigrationFact: Hashable, Sendable {
    /// The fact in a few words, without article and final stop; messages of a plan begin with it.
    package var title: String
    /// The fact in one sentence without a final stop.
    package var summary: String
    /// Why it matters, as sentences.
    package var why: String
    /// What to do, as sentences; one sentence where a rule of lint sees the fact, too.
    package var advice: String
    /// The error of Core Data that users meet, in its words, where there is one.
    package var failure: String?

    /// - Parameter summary: where the title as a sentence does not do.
    init(_ title: String, summary: String? = nil, why: String, advice: String, failure: String? = nil) {
        self.title = title
        self.summary = summary ?? title.prefix(1).uppercased() + title.dropFirst()
        self.why = why
        self.advice = advice
        self.failure = failure
    }
}

extension MigrationFact {
    /// Why it matters as a message says it: without capital letter and final stop. For facts that say it in one sentence, which
    /// begins with no name.
    package var reason: String { MigrationFact.phrase(why) }

    /// What to do, likewise.
    package var fix: String { MigrationFact.phrase(advice) }

    private static func phrase(_ sentence: String) -> String {
        sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast()
    }
}

/// What Core Data says at run time where several facts end in the same error.
package enum RunTimeFailure {
    /// Opening a store that was made with a model that the app does not have.
    package static let noModelOfStore = "134130 Can't find model for source store"
    /// Opening a store whose migration cannot be inferred.
    static let notInferred = "134190 An error occurred while the mapping model was inferred"
    /// Migrating rows that get no value for what must have one.
    static let missingDestinationValues =
        "134110 Validation error missing attribute values on mandatory destination attribute"
}

extension MigrationFindingCode {
    /// What a finding of this kind says, apart from its place.
    package var fact: MigrationFact {
        switch self {
        case .indexNotBuilt: .indexNotBuilt
        case .defaultChanged: .defaultChanged
        case .classRenamed: .classRenamed
        case .transformerChanged: .transformerChanged
        case .schemaUnchanged: .schemaUnchanged
        case .versionForIndex: .versionForIndex
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
        case .repeatedMappingNumber: .repeatedMappingNumber
        case .repeatedMappingName: .repeatedMappingName
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
        case .acceptedStateMissing: .acceptedStateMissing
        }
    }

    /// The code in a few words.
    package var title: String { fact.title }
}
