/// The tables of keys for YAML mappings that contain settings of code generation.
package enum GenerateTables {
    static let generate = ConfigurationTable<GenerateSettings>(
        TableName.generate, SettingTable.all.map(\.key),
        advice: { $0 == "path" ? "it belongs to an entry of 'models'" : general($0) })

    /// The keys of an entry of `entities`.
    static let entity = ConfigurationTable<EntityOverride>(
        TableName.entity,
        [ConfigurationKey("skip", setting: \.skip, "Whether to skip the entity: it gets no files.", standard: "false")]
            + SettingTable.all.filter(\.isPerEntity).map { $0.key.lifted(\.settings) },
        advice: { SettingTable.contains($0) ? "it is the same for all entities of a model" : general($0) })

    /// The keys of an entry of `outputs`.
    static let output = ConfigurationTable<ExtraOutput>(
        TableName.output,
        [
            ConfigurationKey("template", \.template, "The template file.", isRequired: true),
            ConfigurationKey(
                "file-name", \.fileName,
                "The file name. `{{class}}`, `{{entity}}` and `{{model}}` are placeholders for these names, and "
                    + "`{{classFile}}` for the name of the class file in Xcode's layouts.",
                isRequired: true),
            ConfigurationKey(
                "overwrite", \.overwrite,
                "Whether the file is rewritten like machine files, written once like human files, or never "
                    + "replaces an existing file.",
                standard: "machine"),
            ConfigurationKey("scope", \.scope, "One file for each entity, or one for the model.", standard: "entity"),
        ],
        advice: general)

    /// Returns the advice for an unknown key: how to replace the YAML merge key `<<`. Nil for all other keys.
    static let general: @Sendable (String) -> String? = {
        $0 == "<<" ? "merge keys are not supported: write the values out" : nil
    }
}
