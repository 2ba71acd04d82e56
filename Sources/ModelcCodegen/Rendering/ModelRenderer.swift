import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The properties of a class that the renderer uses.
struct RenderedClass {
    let className: String
    /// The name of the file that declares the class itself, without its extension: `Book+CoreDataClass` in Xcode's
    /// layouts.
    let classFileName: String
    let entityName: String
    let includesHumanFiles: Bool
    /// The overwrite policy for the file that declares the class itself, derived from the entity's Codegen setting. Nil
    /// if there is no such file.
    let classFilePolicy: OverwritePolicy?
}

extension RenderedClass {
    /// Creates the description of a class in modelc's own layouts. In these layouts, the user edits the file that
    /// declares the class itself.
    init(className: String, entityName: String, includesHumanFiles: Bool) {
        self.init(
            className: className, classFileName: className, entityName: entityName,
            includesHumanFiles: includesHumanFiles, classFilePolicy: includesHumanFiles ? .human : nil)
    }

    /// The overwrite policy for a file of the class; nil if the file is not generated.
    fileprivate func policy(of output: TemplateOutput) -> OverwritePolicy? {
        if output.followsCodegen { return classFilePolicy }
        return output.policy == .human && !includesHumanFiles ? nil : output.policy
    }
}

/// Renders every template of the set, once for each entity or once for the model.
struct ModelRenderer<Model: RenderedModel> {
    let model: Model
    let templates: OutputTemplates

    /// The files in the order of the classes, then the files for the whole model; and the errors in the templates.
    /// There are no files if a template cannot be rendered. A template whose output is blank generates no file.
    func files() -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
        // The files of the model are one more part.
        let parts = ConcurrentParts.both(
            { filesOfModel() },
            { ConcurrentParts.map(count: model.classCount, length: 25, filesOfClasses) })
        var whole = Rendering()
        whole.files.reserveCapacity(templates.entries.count * (model.classCount + 1))
        for part in parts.1 + [parts.0] { whole.add(part) }
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

/// Rendered files with the errors of the templates. An error that affects several files is listed once.
private struct Rendering: Sendable {
    var files: [GeneratedFile] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var buffer: [UInt8] = []
    private static let spaces: [UInt8] = [0x0A, 0x20, 0x09, 0x0D]

    mutating func add(_ part: Rendering) {
        files += part.files
        for diagnostic in part.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Joins the machine files (generated files that each run rewrites) of the set into one file. The file is generated
    /// even if the model has no classes. Other files are unchanged.
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
        // The output is blank if it contains only white space of any language: a single tab generates no file.
        if entry.template.isExact {
            if buffer.allSatisfy({ Rendering.spaces.contains($0) }) { return }
        } else {
            while let last = buffer.last, Rendering.spaces.contains(last) { buffer.removeLast() }
            if buffer.isEmpty { return }
            buffer.append(UInt8(ascii: "\n"))
        }
        files.append(
            GeneratedFile(
                path: path, text: String(decoding: buffer, as: UTF8.self), policy: policy,
                isExtra: entry.output.isExtra, template: entry.output.template))
    }
}

extension GeneratedFile {
    /// Whether the file is joined into the single file. True for a Swift machine file (rewritten by each run) that
    /// belongs to the set itself.
    fileprivate var isPart: Bool { policy == .machine && !isExtra && path.hasSuffix(".swift") }
}

extension CodeGenerationResult {
    /// Renders a planned model; there are no files if planning reported an error.
    ///
    /// - Parameters:
    ///   - diagnostics: the diagnostics that planning reported.
    ///   - templates: the templates to render.
    ///   - model: returns the planned model; not called after an error.
    init<Model: RenderedModel>(_ diagnostics: [Diagnostic], _ templates: OutputTemplates, model: () -> Model) {
        guard !diagnostics.hasErrors else {
            self.init(files: [], diagnostics: diagnostics)
            return
        }
        let rendering = ModelRenderer(model: model(), templates: templates).files()
        self.init(
            files: rendering.files, diagnostics: diagnostics + rendering.diagnostics,
            templateProblems: rendering.diagnostics)
    }
}
