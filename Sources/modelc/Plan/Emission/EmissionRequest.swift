import ModelcMigrationCode

/// What is to be written beside a plan, and how.
struct EmissionRequest {
    /// In the order of the kinds, each once.
    var kinds: [EmittedKind]
    /// The folder that the files go to.
    var folder: String
    /// The module that tests import.
    var module: String?
    /// The language of policies.
    var language: MigrationPolicyLanguage
    /// Whether files that are there are replaced.
    var replaces: Bool
    /// Whether nothing is written.
    var isRehearsal: Bool
}
