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
