import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The root objects for all templates of one model. They are created once.
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

    /// Always nil: each class has files of its own.
    var singleFileName: String? { nil }

    func singleFileRoot(_ parts: [GeneratedFile]) -> any TemplateObject { modelRoot(file: "") }
}
