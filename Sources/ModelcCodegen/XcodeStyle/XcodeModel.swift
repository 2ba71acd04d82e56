import ModelcBase
import ModelcSettings
import ModelcSourceCode
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

/// The root object of a template for each entity in Xcode's layouts.
final class XcodeEntityRoot: KeyedObject {
    static let fields = TemplateFields<XcodeEntityRoot>(
        "EntityFile", "The root of templates for an entity.",
        [
            .marker,
            TemplateField("file", .string, "The name of the file.") { .string($0.file) },
            TemplateField("model", .planned(XcodeModel.self), "The model.") { .object($0.shared.model) },
            TemplateField("style", .planned(XcodeStyle.self), "The layout.") { .object($0.shared.style) },
            TemplateField("entity", .planned(XcodeClass.self), "The entity.") { .object($0.entity) },
        ])

    private let shared: XcodeRoots
    private let entity: PlannedObject<XcodeClass>
    private let file: String

    init(_ shared: XcodeRoots, _ planned: XcodeClass, file: String) {
        self.shared = shared
        entity = PlannedObject(planned)
        self.file = file
    }
}

/// The root object of a template for the whole model in Xcode's layouts.
final class XcodeModelRoot: KeyedObject {
    static let fields = TemplateFields<XcodeModelRoot>(
        "ModelFile", "The root of templates for the model.",
        [
            .marker,
            TemplateField("file", .string, "The name of the file.") { .string($0.file) },
            TemplateField("model", .planned(XcodeModel.self), "The model.") { .object($0.shared.model) },
            TemplateField("style", .planned(XcodeStyle.self), "The layout.") { .object($0.shared.style) },
        ])

    private let shared: XcodeRoots
    private let file: String

    init(_ shared: XcodeRoots, file: String) {
        self.shared = shared
        self.file = file
    }
}

/// The root objects of the templates of one model, made once.
final class XcodeRoots: RenderedModel {
    let model: PlannedObject<XcodeModel>
    let style: PlannedObject<XcodeStyle>

    init(_ model: XcodeModel) {
        self.model = PlannedObject(model)
        style = PlannedObject(model.style)
    }

    private var planned: XcodeModel { model.subject }

    var modelName: String { planned.input.modelName }

    var includesHumanFiles: Bool { planned.input.settings.human.value }

    var classCount: Int { planned.classes.count }

    func renderedClass(at index: Int) -> RenderedClass {
        let selected = planned.classes[index].selected
        let ownPolicy: OverwritePolicy = selected.isAutomatic ? .machine : .human
        return RenderedClass(
            className: selected.className, classFileName: selected.className + planned.style.classSuffix,
            entityName: selected.entity.name,
            includesHumanFiles: planned.input.settings(ofEntity: selected.entity.name).human.value,
            classFilePolicy: selected.hasClassFiles ? ownPolicy : nil)
    }

    func entityRoot(at index: Int, file: String) -> any TemplateObject {
        XcodeEntityRoot(self, planned.classes[index], file: file)
    }

    func modelRoot(file: String) -> any TemplateObject { XcodeModelRoot(self, file: file) }

    /// Each class has files of its own.
    var singleFileName: String? { nil }

    func singleFileRoot(_ parts: [GeneratedFile]) -> any TemplateObject { modelRoot(file: "") }
}
