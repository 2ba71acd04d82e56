import ModelcBase
import ModelcTemplating

/// The content of classes in Xcode's layout, with every spelling decided, as templates see it.
struct XcodeModel: Hashable, Sendable {
    let input: CodeGenerationInput
    let style: XcodeStyle
    /// The classes in the byte order of their names, each once.
    let classes: [XcodeClass]

    /// The classes of a build, which have an umbrella header; the editor's command does not make one.
    var automaticClasses: [XcodeClass] { classes.filter(\.selected.isAutomatic) }
}

extension XcodeModel: PlannedModel {
    static let fields = TemplateFields<XcodeModel>(
        "Model", "The model.",
        TemplateField.names + [
            TemplateField("identifier", .string, "The name as it is in names of files: Book_List for Book List.") {
                .string(IdentifierText.sanitized($0.input.modelName))
            },
            TemplateField("entities", .objects(XcodeClass.self), "The entities that get files, sorted by class.") {
                .objects($0.classes)
            },
            TemplateField("automaticEntities", .objects(XcodeClass.self), "Those that are generated as in a build.") {
                .objects($0.automaticClasses)
            },
            TemplateField(
                "umbrellaEntities", .objects(XcodeClass.self), "Those of them whose class is generated, too."
            ) { .objects($0.automaticClasses.filter(\.selected.hasClassFiles)) },
        ] + TemplateField.versions)
}
