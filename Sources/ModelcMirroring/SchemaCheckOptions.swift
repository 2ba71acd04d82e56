/// The choices of a check.
package struct SchemaCheckOptions {
    /// The configurations that are mirrored; empty for those that the model and the schema show.
    package var configurations: [String] = []
    /// Whether the app shares records.
    package var isSharing = false
    /// The option that names configurations, for messages.
    package var configurationOption: String

    package init(configurationOption: String) { self.configurationOption = configurationOption }
}
