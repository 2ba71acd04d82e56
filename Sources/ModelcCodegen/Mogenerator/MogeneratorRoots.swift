import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The root objects for the templates of one model.
struct MogeneratorRoots: RenderedModel {
    let model: MogeneratorModel
    let modelName: String
    let includesHumanFiles: Bool
    /// The entities with files, in the order of their classes.
    let entities: [Int]

    var classCount: Int { entities.count }

    func renderedClass(at index: Int) -> RenderedClass {
        let entity = entities[index]
        return RenderedClass(
            className: model.fileStem(of: model.className(at: entity)), entityName: model.description(at: entity).name,
            includesHumanFiles: includesHumanFiles)
    }

    func entityRoot(at index: Int, file: String) -> any TemplateObject { MogeneratorEntity(model, at: entities[index]) }

    func modelRoot(file: String) -> any TemplateObject { MogeneratorModelKeys(model, generated: entities) }

    /// Always nil: each class has files of its own.
    var singleFileName: String? { nil }

    func singleFileRoot(_ parts: [GeneratedFile]) -> any TemplateObject { modelRoot(file: "") }
}
