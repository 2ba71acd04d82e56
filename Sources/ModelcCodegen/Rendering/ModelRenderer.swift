import ModelcConcurrency
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The last stage: renders every template of the set, once for each entity or once for the model.
struct ModelRenderer {
    private let roots: TemplateRoots
    private let templates: OutputTemplates

    init(model: GeneratedModel, source: ResolvedModel, templates: OutputTemplates) {
        roots = TemplateRoots(TemplateContext(model: model, source: source))
        self.templates = templates
    }

    /// The files in the order of the classes, those for the whole model last. A template whose text is blank makes none.
    func files() throws(TemplateError) -> [GeneratedFile] {
        let parts = ConcurrentParts.map(count: roots.context.model.classes.count, length: 25) { part in
            Result { () throws(TemplateError) in try filesOfClasses(part) }
        }
        var files: [GeneratedFile] = []
        files.reserveCapacity(templates.entries.count * (roots.context.model.classes.count + 1))
        for part in parts { files += try part.get() }
        return files + (try filesOfModel())
    }

    private func filesOfClasses(_ part: Range<Int>) throws(TemplateError) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        var buffer: [UInt8] = []
        for index in part {
            let options = roots.context.model.options.options(ofEntity: roots.context.model.classes[index].entityName)
            for entry in templates.entries where entry.output.isWanted(.entity, human: options.includesHumanFiles) {
                let path = path(of: entry, roots.context.model.classes[index])
                let root = EntityTemplateRoot(roots, index, file: path)
                try render(entry, root, path, &buffer, into: &files)
            }
        }
        return files
    }

    private func filesOfModel() throws(TemplateError) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        var buffer: [UInt8] = []
        for entry in templates.entries
        where entry.output.isWanted(.model, human: roots.context.model.options.includesHumanFiles) {
            let path = path(of: entry, nil)
            try render(entry, ModelTemplateRoot(roots, file: path), path, &buffer, into: &files)
        }
        return files
    }

    private func render(
        _ entry: OutputTemplates.Entry, _ root: any TemplateObject, _ path: String, _ buffer: inout [UInt8],
        into files: inout [GeneratedFile]
    ) throws(TemplateError) {
        buffer.removeAll(keepingCapacity: true)
        try entry.template.render(root, into: &buffer)
        // Blank is what is blank in every language: a lone tab makes no file.
        while let last = buffer.last, [0x0A, 0x20, 0x09, 0x0D].contains(last) { buffer.removeLast() }
        if buffer.isEmpty { return }
        buffer.append(UInt8(ascii: "\n"))
        let text = String(decoding: buffer, as: UTF8.self)
        files.append(GeneratedFile(path: path, text: text, output: entry.output))
    }

    private func path(of entry: OutputTemplates.Entry, _ generated: GeneratedClass?) -> String {
        entry.mask.filled { placeholder in
            switch placeholder {
            case .class: generated?.className ?? ""
            case .entity: SwiftIdentifier.sanitized(generated?.entityName ?? "")
            case .model: SwiftIdentifier.sanitized(roots.context.model.options.modelName)
            }
        }
    }
}

extension GeneratedFile {
    /// The file that a template made.
    init(path: String, text: String, output: TemplateOutput) {
        self.init(
            path: path, text: text, policy: OverwritePolicy(output.policy), isExtra: output.isExtra,
            template: output.template)
    }
}

extension TemplateOutput {
    /// Whether the output is made in a scope.
    ///
    /// - Parameter human: whether files are made that belong to the user.
    func isWanted(_ scope: Scope, human: Bool) -> Bool { self.scope == scope && (human || policy != .human) }
}

extension OverwritePolicy {
    init(_ policy: TemplateOutput.Policy) {
        switch policy {
        case .machine: self = .machine
        case .human: self = .human
        case .never: self = .never
        }
    }
}
