/// A stage of a staged migration (`NSMigrationStage`; FormatMigrationFacts §7). Versions are given by name.
package enum MigrationStage: Hashable, Sendable {
    /// Consecutive versions that Core Data migrates without app code. It infers one mapping from the version of the
    /// store to the last of these versions.
    case lightweight(versions: [String])
    /// An inferred migration, with app code before and after it.
    case custom(from: String, to: String, reason: CustomReason)
    /// No stage can perform the migration. An intermediate version is required (FormatMigrationFacts §7.5).
    case blocked(from: String, to: String, problems: [InferenceProblem])

    /// The reason why a stage is not lightweight.
    package enum CustomReason: Hashable, Sendable {
        /// The stage needs no code. The migration of older versions stops at this stage, because Core Data could not
        /// infer a mapping from them to a later version.
        case separation
        /// App code has to change the store so that it meets these conditions.
        case conditions([DataCondition])
    }
}

extension MigrationStage {
    /// The names of the versions in the stage, in version order.
    package var versions: [String] {
        switch self {
        case .lightweight(let versions): versions
        case .custom(let from, let to, _), .blocked(let from, let to, _): [from, to]
        }
    }
}
