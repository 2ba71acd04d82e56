import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A planned model as templates see it, whatever its language.
protocol RenderedModel: Sendable {
    var modelName: String { get }
    /// Whether files for the model as a whole are made that belong to the user.
    var includesHumanFiles: Bool { get }
    /// How many classes are generated.
    var classCount: Int { get }

    /// By what the files of a class are named, and whether it gets files that belong to the user.
    func renderedClass(at index: Int) -> RenderedClass

    /// What templates for an entity are rendered with.
    func entityRoot(at index: Int, file: String) -> any TemplateObject

    /// What templates for the model are rendered with.
    func modelRoot(file: String) -> any TemplateObject

    /// The file that takes the place of all machine files of the set; nil where each is one of its own.
    var singleFileName: String? { get }

    /// What the template for that file is rendered with.
    func singleFileRoot(_ parts: [GeneratedFile]) -> any TemplateObject
}

/// What the renderer has to know of a class.
struct RenderedClass {
    let className: String
    /// The name of the file of the class itself, without its extension: `Book+CoreDataClass` in Xcode's layouts.
    let classFileName: String
    let entityName: String
    let includesHumanFiles: Bool
    /// Who owns the file of the class itself, as Codegen says; nil where there is none.
    let classFilePolicy: OverwritePolicy?
}

extension RenderedClass {
    /// A class in modelc's own layouts, where the class itself is the user's.
    init(className: String, entityName: String, includesHumanFiles: Bool) {
        self.init(
            className: className, classFileName: className, entityName: entityName,
            includesHumanFiles: includesHumanFiles, classFilePolicy: includesHumanFiles ? .human : nil)
    }

    /// Who owns a file of the class; nil where it is not made.
    fileprivate func policy(of output: TemplateOutput) -> OverwritePolicy? {
        if output.followsCodegen { return classFilePolicy }
        return output.policy == .human && !includesHumanFiles ? nil : output.policy
    }
}

/// The last stage: renders every template of the set, once for each entity or once for the model.
struct ModelRenderer<Model: RenderedModel> {
    let model: Model
    let templates: OutputTemplates

    /// The files in the order of the classes, those for the whole model last; none where a template cannot be rendered. A
    /// template whose text is blank makes none.
    func files() -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
        let parts = ConcurrentParts.map(count: model.classCount, length: 25, filesOfClasses)
        var whole = Rendering()
        whole.files.reserveCapacity(templates.entries.count * (model.classCount + 1))
        for part in parts + [filesOfModel()] { whole.add(part) }
        if let name = model.singleFileName, let template = templates.singleFile { whole.join(name, template, model) }
        return (whole.diagnostics.isEmpty ? whole.files : [], whole.diagnostics)
    }

    private func filesOfClasses(_ part: Range<Int>) -> Rendering {
        var rendering = Rendering()
        for index in part {
            let rendered = model.renderedClass(at: index)
            for entry in templates.entries where entry.output.scope == .entity {
                guard let policy = rendered.policy(of: entry.output) else { continue }
                let path = path(of: entry, rendered)
                rendering.render(entry, model.entityRoot(at: index, file: path), path, policy)
            }
        }
        return rendering
    }

    private func filesOfModel() -> Rendering {
        var rendering = Rendering()
        for entry in templates.entries where entry.output.scope == .model {
            if entry.output.policy == .human, !model.includesHumanFiles { continue }
            let path = path(of: entry, nil)
            rendering.render(entry, model.modelRoot(file: path), path, entry.output.policy)
        }
        return rendering
    }

    private func path(of entry: OutputTemplates.Entry, _ rendered: RenderedClass?) -> String {
        entry.output.fileName.filled { placeholder in
            switch placeholder {
            case .class: rendered?.className ?? ""
            case .classFile: rendered?.classFileName ?? ""
            case .entity: IdentifierText.sanitized(rendered?.entityName ?? "")
            case .model: IdentifierText.sanitized(model.modelName)
            }
        }
    }
}

/// Files, and what was wrong with them; each fault once, whatever number of files it spoils.
private struct Rendering: Sendable {
    var files: [GeneratedFile] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var buffer: [UInt8] = []

    mutating func add(_ part: Rendering) {
        files += part.files
        for diagnostic in part.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Puts the machine files of the set into one, which is there even for a model without classes; all others stay.
    mutating func join(_ name: String, _ template: OutputTemplates.Entry, _ model: some RenderedModel) {
        let parts = files.filter(\.isPart)
        let others = files.filter { !$0.isPart }
        files = []
        render(template, model.singleFileRoot(parts), name, template.output.policy)
        files += others
    }

    mutating func render(
        _ entry: OutputTemplates.Entry, _ root: any TemplateObject, _ path: String, _ policy: OverwritePolicy
    ) {
        buffer.removeAll(keepingCapacity: true)
        do throws(TemplateError) {
            try entry.template.render(root, into: &buffer)
        } catch {
            if !diagnostics.contains(error.diagnostic) { diagnostics.append(error.diagnostic) }
            return
        }
        // Blank is what is blank in every language: a lone tab makes no file.
        while let last = buffer.last, [0x0A, 0x20, 0x09, 0x0D].contains(last) { buffer.removeLast() }
        if buffer.isEmpty { return }
        buffer.append(UInt8(ascii: "\n"))
        files.append(
            GeneratedFile(
                path: path, text: String(decoding: buffer, as: UTF8.self), policy: policy,
                isExtra: entry.output.isExtra, template: entry.output.template))
    }
}

extension GeneratedFile {
    /// Whether the single file takes its place.
    fileprivate var isPart: Bool { policy == .machine && !isExtra && path.hasSuffix(".swift") }
}
