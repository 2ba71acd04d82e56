/// A part of a staged migration (`NSMigrationStage`; migration §7). Versions are meant by name.
package enum MigrationStage: Hashable, Sendable {
    /// Versions that lead into one another by inference, from whichever a store has.
    case lightweight(versions: [String])
    /// A lightweight hop with code of the app before and after it.
    case custom(from: String, to: String, reason: CustomReason)
    /// No stage can do it: a version in between has to be made (migration §7.5).
    case blocked(from: String, to: String, faults: [InferenceFault])

    /// Why a stage is not lightweight.
    package enum CustomReason: Hashable, Sendable {
        /// The code has nothing to do: the stage keeps an older version from hopping further than inference reaches.
        case separation
        /// The code makes the store such as the conditions say.
        case conditions([DataCondition])
    }
}
