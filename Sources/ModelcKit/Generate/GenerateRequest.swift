import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// The request to generate classes: the model, the settings, and how to write the files.
package struct GenerateRequest {
    /// The model's path; nil for the models of the configuration, or the only model of the project.
    var path: String?
    package var selection = VersionSelection.current
    /// The settings that override the settings of the configuration.
    package var settings = GenerateSettings()
    /// Whether a layout of Xcode also includes entities with Codegen Manual/None, if the settings do not decide this.
    package var coversManualEntities = false
    package var action = GenerationAction()
    package var stamp: StampRequest?

    package init(path: String? = nil) { self.path = path }
}
