import ModelcDiagnostics
import ModelcTemplating

/// The compiled templates of a set, each with the file that it makes.
package struct OutputTemplates: Sendable {
    /// A template and what it makes.
    package struct Entry: Sendable {
        package let output: TemplateOutput
        package let template: Template
        let mask: FileNameMask

        package init(output: TemplateOutput, template: Template) {
            self.output = output
            self.template = template
            mask = FileNameMask(output.fileName)
        }
    }

    /// In the order of the manifest.
    package let entries: [Entry]

    package init(entries: [Entry]) { self.entries = entries }

    /// Compiles the templates that a set names; those with faults are left out, and a set with faults must not be used.
    package static func compile(_ set: TemplateSet) -> (templates: OutputTemplates, diagnostics: [Diagnostic]) {
        var entries: [Entry] = []
        var diagnostics: [Diagnostic] = []
        for output in set.outputs {
            guard let source = set.source(named: output.template) else { continue }
            let compiler = TemplateCompiler(root: root(of: output.scope)) { set.source(named: $0) }
            let compilation = compiler.compile(source)
            diagnostics += compilation.diagnostics
            if let template = compilation.template { entries.append(Entry(output: output, template: template)) }
        }
        return (OutputTemplates(entries: entries), diagnostics)
    }

    /// The type of the object that the templates of a scope are rendered with.
    package static func root(of scope: TemplateOutput.Scope) -> any TemplateObject.Type {
        switch scope {
        case .entity: EntityTemplateRoot.self
        case .model: ModelTemplateRoot.self
        }
    }
}
