import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A planned model for the renderer, independent of the language.
protocol RenderedModel: Sendable {
    var modelName: String { get }
    /// Whether the model also has files that the user edits (human files).
    var includesHumanFiles: Bool { get }
    /// The number of generated classes.
    var classCount: Int { get }

    /// The file names of a class, and whether it has a file that the user edits.
    func renderedClass(at index: Int) -> RenderedClass

    /// The object that an entity's template is rendered with.
    func entityRoot(at index: Int, file: String) -> any TemplateObject

    /// The object that a template for the model is rendered with.
    func modelRoot(file: String) -> any TemplateObject

    /// The name of the single file into which all machine files (rewritten by each run) are joined; nil if they stay
    /// separate.
    var singleFileName: String? { get }

    /// The object that the template of the single file is rendered with.
    func singleFileRoot(_ parts: [GeneratedFile]) -> any TemplateObject
}
