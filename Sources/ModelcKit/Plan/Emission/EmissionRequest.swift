import ModelcMigrationCode

/// What is to be written beside a plan, and how.
package struct EmissionRequest {
    /// In the order of the kinds, each once.
    package var kinds: [EmittedKind]
    /// The folder that the files go to.
    package var folder: String
    /// The module that tests import.
    package var module: String?
    /// The language of policies.
    package var language: MigrationPolicyLanguage
    /// Whether files that are there are replaced.
    package var replaces: Bool
    /// Whether nothing is written.
    package var isRehearsal: Bool

    package init(
        kinds: [EmittedKind], folder: String, module: String? = nil, language: MigrationPolicyLanguage, replaces: Bool,
        isRehearsal: Bool
    ) {
        self.kinds = kinds
        self.folder = folder
        self.module = module
        self.language = language
        self.replaces = replaces
        self.isRehearsal = isRehearsal
    }
}
