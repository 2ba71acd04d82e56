import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSourceCode
import ModelcVersionHash

/// The request to create a mapping model.
package struct MappingNewRequest {
    /// The path of the model; nil to use the project's only model.
    var path: String?
    /// The name of the source version; nil for the version before the destination version.
    package var from: String?
    /// The name of the destination version; nil for the current version.
    package var to: String?
    /// The path of the mapping model to write. If nil, it is written beside the model and named after both versions.
    package var output: String?
    /// The folder of the Xcode project. Paths recorded in the mapping model are relative to it. If nil, the folder of
    /// the models is used.
    package var projectFolder: String?
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal = false
    /// Whether to replace an existing mapping model.
    package var replaces = false

    package init(path: String? = nil) { self.path = path }

    /// Whether the path ends with the extension of a mapping model.
    package static func isMappingModel(_ path: String) -> Bool {
        PathText.trimmed(path).hasSuffix(bundleExtension)
    }

    /// The extension of a mapping model, with the dot.
    package static var bundleExtension: String { MappingModelReader.bundleExtension }
}
