import ModelcCodegen
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The migration files to generate with a plan, such as mapping models and tests.
package struct EmissionRequest {
    /// The kinds of files to generate, in order and without duplicates.
    var kinds: [EmittedKind]
    /// The folder to write the files to.
    var folder: String
    /// The Swift module that generated tests import; nil if they import none.
    var module: String?
    /// The language of generated migration policies.
    var language: OutputLanguage
    /// Whether to replace existing files.
    var replaces: Bool
    /// Whether the run is a dry run: it writes nothing.
    var isRehearsal: Bool

    package init(
        kinds: [EmittedKind], folder: String, module: String? = nil, language: OutputLanguage, replaces: Bool,
        isRehearsal: Bool
    ) {
        self.kinds = kinds
        self.folder = folder
        self.module = module
        self.language = language
        self.replaces = replaces
        self.isRehearsal = isRehearsal
    }

    /// Whether the name is valid for a Swift module.
    package static func isModule(_ name: String) -> Bool { CodeGenerator.isModule(name) }
}
