import ModelcSettings

/// The request to show the effective settings.
package struct ConfigRequest {
    /// The path of the model to show the settings of; nil for all models of the configuration.
    package var model: String?
    /// The settings that override the settings of the configuration.
    package var settings = GenerateSettings()

    package init() {}
}
