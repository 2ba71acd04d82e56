import ModelcDiagnostics
import ModelcSourceCode
import ModelcTemplating

/// Compiled templates with what they make.
///
/// A template for each entity is rendered with an object of type `EntityFile`, one for the model with a `ModelFile`; a
/// text that comes out blank makes no file.
package struct ObjectiveCTemplateSet: Sendable {
    private struct Entry {
        let output: TemplateOutput
        let template: Template
    }

    /// The type of the object that templates for each entity are rendered with.
    package static let entityRoot: any TemplateObject.Type = ObjectiveCTemplateObject<ObjectiveCEntityFileKey>.self
    /// The type of the object that templates for the model are rendered with.
    package static let modelRoot: any TemplateObject.Type = ObjectiveCTemplateObject<ObjectiveCModelFileKey>.self

    /// What is wrong with the templates; those with an error make no files.
    package let diagnostics: [Diagnostic]
    private let entries: [Entry]

    /// Compiles the templates that a set names.
    package init(_ set: TemplateSet) {
        var diagnostics: [Diagnostic] = []
        entries = set.outputs.compactMap { output in
            guard let source = set.source(named: output.template) else { return nil }
            let root = output.scope == .entity ? ObjectiveCTemplateSet.entityRoot : ObjectiveCTemplateSet.modelRoot
            let compilation = TemplateCompiler(root: root) { set.source(named: $0) }.compile(source)
            diagnostics += compilation.diagnostics
            return compilation.template.map { Entry(output: output, template: $0) }
        }
        self.diagnostics = diagnostics
    }

    /// A set that could not be loaded, with the reasons.
    package init(faults: [Diagnostic]) {
        entries = []
        diagnostics = faults
    }

    /// The files of a planned model in the order of its classes, then those of the model as a whole.
    func render(_ model: ObjectiveCModel) -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
        var writer = Writer(diagnostics: diagnostics)
        for planned in model.classes {
            var own = model
            own.options = model.options.options(ofEntity: planned.entityName)
            let root = ObjectiveCTemplateObject<ObjectiveCEntityFileKey>(
                ObjectiveCEntityFile(model: own, entity: planned))
            for entry in entries where entry.output.isWanted(.entity, human: own.options.includesHumanFiles) {
                writer.write(entry, root, model.options.modelName, planned)
            }
        }
        let root = ObjectiveCTemplateObject<ObjectiveCModelFileKey>(model)
        for entry in entries where entry.output.isWanted(.model, human: model.options.includesHumanFiles) {
            writer.write(entry, root, model.options.modelName, nil)
        }
        let hasErrors = writer.diagnostics.contains { $0.severity == .error }
        return (hasErrors ? [] : writer.files, writer.diagnostics)
    }

    /// The name of the file for a class; nil is the model.
    private static func path(of output: TemplateOutput, _ planned: ObjectiveCClass?, modelName: String) -> String {
        output.fileName { placeholder in
            switch placeholder {
            case .class: planned?.className ?? ""
            case .entity: SwiftIdentifier.sanitized(planned?.entityName ?? "")
            case .model: SwiftIdentifier.sanitized(modelName)
            }
        }
    }

    /// Gathers files and faults.
    private struct Writer {
        var files: [GeneratedFile] = []
        var diagnostics: [Diagnostic]
        private var buffer: [UInt8] = []

        init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

        mutating func write(
            _ entry: Entry, _ root: any TemplateObject, _ modelName: String, _ planned: ObjectiveCClass?
        ) {
            buffer.removeAll(keepingCapacity: true)
            do throws(TemplateError) {
                try entry.template.render(root, into: &buffer)
            } catch {
                if !diagnostics.contains(error.diagnostic) { diagnostics.append(error.diagnostic) }
                return
            }
            guard let last = buffer.lastIndex(where: { $0 != 0x0A && $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else {
                return
            }
            let path = ObjectiveCTemplateSet.path(of: entry.output, planned, modelName: modelName)
            // However a template ends, its file ends with one line feed.
            let text = String(decoding: buffer[...last], as: UTF8.self) + "\n"
            files.append(GeneratedFile(path: path, text: text, output: entry.output))
        }
    }
}
