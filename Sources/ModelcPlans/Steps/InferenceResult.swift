/// The result of Core Data's inference for two versions (FormatMigrationFacts §5).
package struct InferenceResult: Hashable, Sendable {
    /// The verdict in one word; the raw value is the name in documents.
    package enum Verdict: String, CaseIterable, Sendable {
        /// The mapping is inferred and runs on every store.
        case inferable = "yes"
        /// The mapping is inferred; whether it runs depends on what the store holds.
        case dependsOnData = "depends"
        /// The mapping cannot be inferred: error 134190.
        case blocked = "no"
    }

    /// Why the mapping cannot be inferred, by entity and property; empty if it can.
    package var faults: [InferenceProblem]
    /// The preconditions on the store for the mapping to run, by entity and property.
    package var conditions: [DataCondition]

    package init(faults: [InferenceProblem], conditions: [DataCondition]) {
        self.faults = faults
        self.conditions = conditions
    }

    package var verdict: Verdict {
        if !faults.isEmpty { return .blocked }
        return conditions.isEmpty ? .inferable : .dependsOnData
    }
}

/// A condition that two versions must meet before Core Data infers a mapping, or that the store must meet when the
/// mapping runs (FormatMigrationFacts §5). The raw value is the condition's number there.
package enum InferenceCondition: String, CaseIterable, Sendable {
    case agreeingIdentifiers = "I1"
    case separateHierarchies = "I2"
    case sameKind = "I3"
    case convertibleType = "I4"
    case valueForEveryRow = "I5"
    case sameDestination = "I6"
    case roomForEveryLink = "I7"
    case linkForEveryRow = "I8"
    case uniqueValues = "I9"
    case concreteEntity = "I10"
}

/// A reason for which Core Data cannot infer a mapping.
package struct InferenceProblem: Hashable, Sendable {
    package var condition: InferenceCondition
    /// The entity in the newer version, or in the older one if only that one has it.
    package var entity: String
    /// The property, in the same version; nil for the entity as a whole.
    package var property: String?
    /// What is wrong, as a part of a sentence.
    package var reason: String
    /// Whether this failure was never observed in Core Data and only follows from the documentation by analogy.
    package var isUnverified: Bool

    package init(
        _ condition: InferenceCondition, entity: String, property: String?, reason: String, isUnverified: Bool
    ) {
        self.condition = condition
        self.entity = entity
        self.property = property
        self.reason = reason
        self.isUnverified = isUnverified
    }

    /// The Cocoa error code of failed inference.
    package static let cocoaError = 134_190
}

/// Something that a store must hold, or must not hold, for an inferred mapping to run.
package struct DataCondition: Hashable, Sendable {
    package var condition: InferenceCondition
    /// The data check that tests the condition.
    package var check: DataCheck
    /// The entity in the newer version.
    package var entity: String
    /// The property in the newer version; the members of a uniqueness constraint, separated by commas; nil for the
    /// entity.
    package var property: String?
    /// The precondition, as a sentence without a final period.
    package var requirement: String
    /// Whether the behaviour of Core Data is not known from documents or reports.
    package var isUnverified: Bool

    package init(
        _ condition: InferenceCondition, _ check: DataCheck, entity: String, property: String?, requirement: String,
        isUnverified: Bool
    ) {
        self.condition = condition
        self.check = check
        self.entity = entity
        self.property = property
        self.requirement = requirement
        self.isUnverified = isUnverified
    }
}

/// A data check on a store, whose result decides whether a migration succeeds or what it loses. The raw value is the
/// name in documents (FormatStore §8).
package enum DataCheck: String, CaseIterable, Sendable {
    /// Are there rows of the entity?
    case anyRow = "C1"
    /// How many rows have a value?
    case values = "C2"
    /// How many rows of the entity are lost?
    case rowsOfEntity = "C2e"
    /// How many links are lost?
    case links = "C2r"
    /// How many rows have no value?
    case missingValues = "C3"
    /// Which values occur more than once?
    case duplicates = "C4"
    /// Which values are out of range, or have a fraction?
    case range = "C5"
    /// Which values break the new validation?
    case validation = "C6"
    /// Which rows have several links?
    case multiplicity = "C7"
    /// Which rows have no link, or too few?
    case missingLinks = "C8"
    /// Are there rows of exactly this entity?
    case rowsOfExactly = "C9"
}

/// The result of a data check on a store.
package enum DataCheckOutcome: Hashable, Sendable {
    /// The number of rows; zero means no problem.
    case count(Int)
    /// Why the store cannot be queried; a clause (`there is no table 'ZBOOK'`).
    case unanswerable(reason: String)

    /// The number of rows; nil if the store cannot be queried.
    var count: Int? {
        switch self {
        case .count(let count): count
        case .unanswerable: nil
        }
    }
}
