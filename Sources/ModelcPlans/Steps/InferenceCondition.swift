/// A condition for inferred migrations (FormatMigrationFacts §5). It is a condition on the two versions, so that Core
/// Data infers the mapping, or on the store's data, so that the migration succeeds. The raw value is the number of the
/// condition in that section.
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
