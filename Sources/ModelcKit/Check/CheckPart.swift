import ModelcLint

/// A part of a check, in the order in which parts are shown. The raw value is the part's name on the command line, and
/// the category of its findings.
package enum CheckPart: String, CaseIterable, Sendable {
    /// Lints the models.
    case lint
    /// Compares the generated files with those that `generate` would write.
    case generated
    /// Compares the locked versions with the lock files.
    case lock
    /// Checks that mapping models match the versions that they were created for.
    case mappings
    /// Plans the migrations of stores of older versions, and reports the data that they lose.
    case plan
    /// Compares the models with the CloudKit schema of the configuration. Only a project with a schema has this part.
    case cloudkit
}
