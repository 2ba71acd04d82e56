/// Options for comparing a model with a CloudKit schema.
package struct SchemaCheckOptions {
    /// The names of the configurations that are mirrored to CloudKit; if empty, they are determined from the model and
    /// the schema.
    package var configurations: [String] = []
    /// Whether the app shares records.
    package var isSharing = false
    /// The name of the option with which the user names configurations, for messages.
    package var configurationOption: String

    package init(configurationOption: String) { self.configurationOption = configurationOption }
}
