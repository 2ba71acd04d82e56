import ModelcSettings

/// The request to show the effective settings.
package struct ConfigRequest {
    /// The model whose settings are shown; nil for all models of the configuration.
    package var model: String?
    /// The settings that override those of the configuration.
    package var settings = GenerateSettings()

    package init() {}
}
