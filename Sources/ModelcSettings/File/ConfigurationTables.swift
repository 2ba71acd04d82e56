import ModelcDiagnostics

/// The tables of keys for all YAML mappings in a configuration file.
package enum ConfigurationTables {
    /// The keys at the top level of the file.
    package static let root = ConfigurationTable<Configuration>(
        "The file",
        [
            ConfigurationKey(
                "version", setting: \.version, "The version of this format.",
                standard: "\(SchemaVersion.current.number)"),
            ConfigurationKey(
                TableName.model, \.models,
                "The models for commands without MODEL, with their own settings.",
                standard: "none"),
            ConfigurationKey(
                "mappings", setting: \.mappings,
                "Where `\(ToolCommandName.plan)` and `\(ToolCommandName.lint)` search for mapping models: folders, and `.xcmappingmodel` "
                    + "bundles.",
                standard:
                    "the root of the git repository, or the folder of the Xcode project or package"),
            ConfigurationKey("generate", \.generate, "Settings for all models."),
            ConfigurationKey(TableName.lint, \.lint, "Settings of `\(ToolCommandName.lint)`."),
            ConfigurationKey(
                TableName.plan, \.plan,
                "Settings of `\(ToolCommandName.plan)`, and of the plan in `\(ToolCommandName.check)`."),
            ConfigurationKey(
                TableName.cloudKit, \.cloudKit,
                "The CloudKit schema, for `\(ToolCommandName.cloudKitCheck)` and `\(ToolCommandName.check)`."),
        ],
        advice: { SettingTable.contains($0) ? "put it under 'generate'" : GenerateTables.general($0) })

    /// The keys of an entry of `models`.
    static let model = ConfigurationTable<ModelEntry>(
        "models",
        [
            ConfigurationKey(
                "path", \.path, "An `.xcdatamodeld` bundle, an `.xcdatamodel` folder, or its `contents` file.",
                isRequired: true)
        ] + SettingTable.all.map { $0.key.lifted(\.settings) },
        advice: GenerateTables.general)
}
