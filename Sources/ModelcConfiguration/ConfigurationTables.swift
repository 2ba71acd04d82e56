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
        advice: { SettingTable.contains($0) ? "put it under 'generate'" : general($0) })

    /// The settings of code generation.
    package static let generate = ConfigurationTable<GenerateSettings>(
        TableName.generate, SettingTable.all.map(\.key),
        advice: { $0 == "path" ? "it belongs to an entry of 'models'" : general($0) })

    /// An entry of `models`.
    package static let model = ConfigurationTable<ModelEntry>(
        "models",
        [
            ConfigurationKey(
                "path", \.path, "An `.xcdatamodeld` bundle, an `.xcdatamodel` folder, or the `contents` of one.",
                isRequired: true)
        ] + SettingTable.all.map { $0.key.lifted(\.settings) },
        advice: general)

    /// An entry of `entities`.
    package static let entity = ConfigurationTable<EntityOverride>(
        TableName.entity,
        [ConfigurationKey("skip", setting: \.skip, "Whether the entity gets no files.", standard: "false")]
            + SettingTable.all.filter(\.isPerEntity).map { $0.key.lifted(\.settings) },
        advice: { SettingTable.contains($0) ? "it is the same for all entities of a model" : general($0) })

    /// An entry of `outputs`.
    package static let output = ConfigurationTable<ExtraOutput>(
        TableName.output,
        [
            ConfigurationKey("template", \.template, "The template file.", isRequired: true),
            ConfigurationKey(
                "file-name", \.fileName,
                "The name of the files; `{{class}}`, `{{entity}}` and `{{model}}` stand for those names.",
                isRequired: true),
            ConfigurationKey(
                "overwrite", \.overwrite,
                "Whether the file is rewritten like machine files, written once like human ones, or never replaces one.",
                standard: "machine"),
            ConfigurationKey("scope", \.scope, "One file for each entity, or one for the model.", standard: "entity"),
        ],
        advice: general)

    private static let general: @Sendable (String) -> String? = {
        $0 == "<<" ? "merge keys are not supported: write the values out" : nil
    }
}

/// The names of the tables. They stand apart because a row names the table of its value, and a table that is being made
/// cannot be asked.
enum TableName {
    static let generate = "generate"
    static let model = "models"
    static let entity = "entities"
    static let output = "outputs"
    static let lint = "lint"
    static let lintRule = "rules"
    static let lintIgnore = "ignore"
    static let lintReleased = "released"
    static let deployment = "deployment"
}
