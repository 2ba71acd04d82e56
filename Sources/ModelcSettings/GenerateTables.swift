/// The tables of mappings that settings of code generation stand in.
package enum GenerateTables {
    /// The settings of code generation.
    package static let generate = ConfigurationTable<GenerateSettings>(
        TableName.generate, SettingTable.all.map(\.key),
        advice: { $0 == "path" ? "it belongs to an entry of 'models'" : general($0) })

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

    /// What to do about a key that stands in no table.
    package static let general: @Sendable (String) -> String? = {
        $0 == "<<" ? "merge keys are not supported: write the values out" : nil
    }
}

/// The names of the tables. They stand apart because a row names the table of its value, and a table that is being made
/// cannot be asked.
package enum TableName {
    package static let generate = "generate"
    package static let model = "models"
    package static let entity = "entities"
    package static let output = "outputs"
}
