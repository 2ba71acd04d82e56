import ModelcBase
import ModelcTemplating

/// The content of files in Xcode's layout as values for templates. All names are already in the spelling of the
/// language.
struct XcodeModel: Hashable, Sendable {
    let input: CodeGenerationInput
    let style: XcodeStyle
    /// The classes, sorted by the UTF-8 bytes of their names, without duplicates.
    let classes: [XcodeClass]

    /// The classes that Xcode generates in a build. These have an umbrella header; classes of the menu command have
    /// none.
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
