import ModelcSettings

/// The tables of all mappings of a configuration file.
package enum ConfigurationTables {
    /// The file as a whole.
    package static let root = ConfigurationTable<Configuration>(
        "The file",
        [
            ConfigurationKey(
                "version", setting: \.version, "The version of this format.",
                standard: "\(SchemaVersion.current.number)"),
            ConfigurationKey(
                TableName.model, \.models,
                "The models that commands without MODEL work on, with settings of their own.",
                standard: "none"),
            ConfigurationKey(
                "mappings", setting: \.mappings,
                "Where `modelc plan` and `modelc lint` look for mapping models: folders, and `.xcmappingmodel` bundles.",
                standard:
                    "the project's root: that of its git repository, or the folder of its Xcode project or package"),
            ConfigurationKey("generate", \.generate, "Settings for all models."),
            ConfigurationKey(TableName.lint, \.lint, "Settings of `modelc lint`."),
        ],
        advice: { SettingTable.contains($0) ? "put it under 'generate'" : GenerateTables.general($0) })

    /// An entry of `models`.
    package static let model = ConfigurationTable<ModelEntry>(
        "models",
        [
            ConfigurationKey(
                "path", \.path, "An `.xcdatamodeld` bundle, an `.xcdatamodel` folder, or the `contents` of one.",
                isRequired: true)
        ] + SettingTable.all.map { $0.key.lifted(\.settings) },
        advice: GenerateTables.general)
}

extension TableName {
    static let lint = "lint"
    static let lintRule = "rules"
    static let lintIgnore = "ignore"
    static let lintReleased = "released"
    static let deployment = "deployment"
}
