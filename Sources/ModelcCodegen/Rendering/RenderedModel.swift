import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A planned model as templates see it, for every language.
protocol RenderedModel: Sendable {
    var modelName: String { get }
    /// Whether files for the model as a whole are generated that belong to the user.
    var includesHumanFiles: Bool { get }
    /// The number of generated classes.
    var classCount: Int { get }

    /// The names of the files of a class, and whether it gets files that belong to the user.
    func renderedClass(at index: Int) -> RenderedClass

    /// The root object of templates for an entity.
    func entityRoot(at index: Int, file: String) -> any TemplateObject

    /// The root object of templates for the model.
    func modelRoot(file: String) -> any TemplateObject

    /// The file that replaces all machine files of the set; nil if they are separate files.
    var singleFileName: String? { get }

    /// The root object of the template for that file.
    func singleFileRoot(_ parts: [GeneratedFile]) -> any TemplateObject
}
