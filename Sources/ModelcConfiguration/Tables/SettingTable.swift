/// All settings of code generation, in the order in which they are documented and shown.
///
/// A new setting is a field of `GenerateSettings` and a row here; the reader, `modelc config` and the documentation
/// follow. Defaults that depend on other settings stand behind those.
package enum SettingTable {
    package static let groups = [files, entities, declarations, types, additions, objectiveC, xcode]

    package static let all = groups.flatMap(\.keys)

    static func contains(_ name: String) -> Bool { all.contains { $0.name == name } }

    private static let files = SettingGroup(
        title: "Files",
        keys: [
            SettingKey(
                "language", \.language, derived: { $0.style?.value.era == nil ? .swift : nil },
                otherwise: "swift; for Xcode's styles the model's own", "The language of the generated code."),
            SettingKey(
                "style", \.style, standard: .modern,
                "The layout: a machine and a human class for each entity (`modern`), or the files of an era of Xcode, "
                    + "`xcode` being the newest."),
            SettingKey(
                "templates", \.templates, otherwise: "the bundled templates",
                "The folder of a template set; its files take the place of the bundled ones."),
            SettingKey(
                "output", \.output,
                "The folder of the machine files, which are rewritten when the model changes; made if needed."),
            SettingKey(
                "human-output", \.humanOutput, derived: { $0.output?.value }, otherwise: "the same as `output`",
                "The folder of the human files, which are written once."),
            SettingKey("human", \.human, standard: true, isPerEntity: true, "Whether human files are written."),
            SettingKey("support", \.support, standard: true, "Whether the support file is written."),
            SettingKey(
                "single-file", \.singleFile, standard: false, "Whether all machine code of a model goes into one file."),
            SettingKey("outputs", \.outputs, otherwise: "none", "Files of your own templates."),
        ])

    private static let entities = SettingGroup(
        title: "Entities",
        keys: [
            SettingKey(
                "configuration", \.configuration, otherwise: "all entities",
                "The configuration of the model whose entities get files."),
            SettingKey(
                "include-xcode-codegen", \.includeXcodeCodegen, standard: false,
                "Whether entities whose classes Xcode itself generates get files, too."),
            SettingKey("entities", \.entities, otherwise: "none", "Settings of single entities, by the entity's name."),
        ])
}
