/// A cause of problems with an app's stores: a change, or a property of a version, a mapping model or a stage. The
/// texts about it are defined only here. The plan's finding (`MigrationFindingCode.fact`) and the lint rule for the
/// same problem (`RuleDescription.fact`) share them.
package struct MigrationFact: Hashable, Sendable {
    /// The title in a few words, without an article or a final period. Messages of a plan begin with it.
    package var title: String
    /// The problem in one sentence, without a final period.
    package var summary: String
    /// Why the problem matters, as sentences.
    package var why: String
    /// The fix, as sentences. It is a single sentence if a lint rule also reports the problem.
    package var advice: String
    /// The text of the Core Data error that users see; nil if there is none.
    package var failure: String?

    /// - Parameter summary: the problem in one sentence; nil if the title also works as a sentence.
    init(_ title: String, summary: String? = nil, why: String, advice: String, failure: String? = nil) {
        self.title = title
        self.summary = summary ?? title.prefix(1).uppercased() + title.dropFirst()
        self.why = why
        self.advice = advice
        self.failure = failure
    }
}

extension MigrationFact {
    /// `why` as a clause inside a message: without a capital letter or a final period. Use it only if `why` is one
    /// sentence that does not begin with a name.
    package var reason: String { MigrationFact.phrase(why) }

    /// `advice` as a clause, like `reason`.
    package var fix: String { MigrationFact.phrase(advice) }

    private static func phrase(_ sentence: String) -> String {
        sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast()
    }
}

extension MigrationFindingCode {
    /// The problem that a finding with this code reports, with its texts.
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

    /// The title of the problem that a finding with this code reports.
    package var title: String { fact.title }
}
