import ModelcCodegen
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The files to write with a plan, and how to write them.
package struct EmissionRequest {
    /// The kinds, in order and without duplicates.
    var kinds: [EmittedKind]
    /// The folder to write the files to.
    var folder: String
    /// The module that generated tests import.
    var module: String?
    /// The language of generated migration policies.
    var language: OutputLanguage
    /// Whether existing files are replaced.
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

    /// Whether the text is a valid module name.
    package static func isModule(_ name: String) -> Bool { CodeGenerator.isModule(name) }
}
