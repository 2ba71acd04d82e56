/// Something that affects the stores of an app: a change, or a property of a version, a mapping model or a stage. The
/// text is written here only. The finding of a plan (`MigrationFindingCode.fact`) and the lint rule that detects the
/// fact (`RuleDescription.fact`) both use it.
package struct MigrationFact: Hashable, Sendable {
    /// The fact in a few words, without an article or a final period. Messages of a plan begin with it.
    package var title: String
    /// The fact in one sentence, without a final period.
    package var summary: String
    /// Why it matters, as sentences.
    package var why: String
    /// The fix, as sentences. One sentence if a lint rule also detects the fact.
    package var advice: String
    /// The Core Data error that users see, in its own words; nil if there is none.
    package var failure: String?

    /// - Parameter summary: the summary, if the title does not work as a sentence.
    init(_ title: String, summary: String? = nil, why: String, advice: String, failure: String? = nil) {
        self.title = title
        self.summary = summary ?? title.prefix(1).uppercased() + title.dropFirst()
        self.why = why
        self.advice = advice
        self.failure = failure
    }
}

extension MigrationFact {
    /// Why it matters, as used inside a message: without a capital letter or a final period. For facts that say it in
    /// one sentence that does not begin with a name.
    package var reason: String { MigrationFact.phrase(why) }

    /// The fix, in the same form as `reason`.
    package var fix: String { MigrationFact.phrase(advice) }

    private static func phrase(_ sentence: String) -> String {
        sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast()
    }
}

extension MigrationFindingCode {
    /// The fact for a finding of this kind.
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

    /// The title of the fact.
    package var title: String { fact.title }
}
