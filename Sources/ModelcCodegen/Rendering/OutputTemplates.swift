import ModelcDiagnostics
import ModelcSettings
import ModelcTemplating
import ModelcText

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
    package static func compile(
        _ set: TemplateSet, for language: OutputLanguage
    ) -> (templates: OutputTemplates, diagnostics: [Diagnostic]) {
        var entries: [Entry] = []
        var diagnostics: [Diagnostic] = []
        for output in set.outputs {
            guard let source = set.source(named: output.template) else { continue }
            let compiler = TemplateCompiler(root: root(of: output.scope, in: language)) { set.source(named: $0) }
            let compilation = compiler.compile(source)
            diagnostics += compilation.diagnostics
            if let template = compilation.template { entries.append(Entry(output: output, template: template)) }
        }
        return (OutputTemplates(entries: entries), diagnostics)
    }

    /// The type of the object that the templates of a scope are rendered with.
    package static func root(of scope: OutputScope, in language: OutputLanguage) -> any TemplateObject.Type {
        switch (language, scope) {
        case (.swift, .entity): EntityTemplateRoot.self
        case (.swift, .model): ModelTemplateRoot.self
        case (.objectiveC, .entity): ObjectiveCTemplateObject<ObjectiveCEntityFile>.self
        case (.objectiveC, .model): ObjectiveCTemplateObject<ObjectiveCModelFile>.self
        }
    }
}

// The sets that come with the tool.
extension OutputTemplates {
    /// The set of a language, compiled.
    package static func bundled(_ language: OutputLanguage) -> OutputTemplates {
        switch language {
        case .swift: bundledSwift
        case .objectiveC: bundledObjectiveC
        }
    }

    /// The files of that set, as they stand in the folder `Templates`.
    package static func bundledSources(_ language: OutputLanguage) -> [String: TemplateSource] {
        let files =
            switch language {
            case .swift: BundledSwiftTemplates.files
            case .objectiveC: BundledObjectiveCTemplates.files
            }
        let sources = files.map { name, text in
            (name, TemplateSource(path: "\(language.rawValue)/\(name)", text: SourceText(Array(text.utf8))))
        }
        return Dictionary(sources, uniquingKeysWith: { first, _ in first })
    }

    private static let bundledSwift = compiled(.swift)
    private static let bundledObjectiveC = compiled(.objectiveC)

    private static func compiled(_ language: OutputLanguage) -> OutputTemplates {
        guard let set = TemplateSet.load(bundled: bundledSources(language)).set else {
            return OutputTemplates(entries: [])
        }
        return compile(set, for: language).templates
    }
}
