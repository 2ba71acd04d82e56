import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSourceCode
import ModelcVersionHash

/// The mapping model to create.
package struct MappingNewRequest {
    /// The path of the model; nil for the project's only model.
    var path: String?
    /// The name of the older version; nil for the version before the newer one.
    package var from: String?
    /// The name of the newer version; nil for the current version.
    package var to: String?
    /// The path of the mapping model; nil to put it beside the model, named after both versions.
    package var output: String?
    /// The folder of the Xcode project, which recorded paths are relative to; nil for the folder of the models.
    package var projectFolder: String?
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal = false
    /// Whether an existing mapping model is replaced.
    package var replaces = false

    package init(path: String? = nil) { self.path = path }

    /// Whether the path has the extension of a mapping model.
    package static func isMappingModel(_ path: String) -> Bool {
        PathText.trimmed(path).hasSuffix(bundleExtension)
    }

    /// The extension of a mapping model, with the dot.
    package static var bundleExtension: String { MappingModelReader.bundleExtension }
}
