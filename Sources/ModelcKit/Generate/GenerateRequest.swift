import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// The classes to generate, and what to do with the files.
package struct GenerateRequest {
    /// The model's path; nil for the models of the configuration, or the only model of the project.
    var path: String?
    package var selection = VersionSelection.current
    /// The settings that override those of the configuration.
    package var settings = GenerateSettings()
    /// Whether a layout of Xcode covers entities that Xcode does not generate, unless the settings say.
    package var coversManualEntities = false
    package var action = GenerationAction()
    package var stamp: StampRequest?

    package init(path: String? = nil) { self.path = path }
}
