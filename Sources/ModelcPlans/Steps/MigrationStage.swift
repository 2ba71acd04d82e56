/// A part of a staged migration (`NSMigrationStage`; FormatMigrationFacts §7). Versions are given by name.
package enum MigrationStage: Hashable, Sendable {
    /// Consecutive versions migrated by inference, starting from the version of the store.
    case lightweight(versions: [String])
    /// A lightweight migration with app code before and after it.
    case custom(from: String, to: String, reason: CustomReason)
    /// No stage can do the migration: an intermediate version is required (FormatMigrationFacts §7.5).
    case blocked(from: String, to: String, faults: [InferenceProblem])

    /// Why a stage is not lightweight.
    package enum CustomReason: Hashable, Sendable {
        /// The code has nothing to do: the stage prevents an older version from migrating further than inference can.
        case separation
        /// The code changes the store so that it meets the conditions.
        case conditions([DataCondition])
    }
}

extension MigrationStage {
    /// The names of the stage's versions, in their order.
    package var versions: [String] {
        switch self {
        case .lightweight(let versions): versions
        case .custom(let from, let to, _), .blocked(let from, let to, _): [from, to]
        }
    }
}
