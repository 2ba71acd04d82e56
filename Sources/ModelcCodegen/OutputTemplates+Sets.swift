import ModelcDiagnostics
import ModelcSettings
import ModelcTemplating
import ModelcText

// What a set of templates is rendered with, in either language.
extension OutputTemplates {
    /// Compiles the templates that a set names; those with faults are left out, and a set with faults must not be used.
    package static func compile(
        _ set: TemplateSet, for language: OutputLanguage
    ) -> (templates: OutputTemplates, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        func entry(_ output: TemplateOutput, _ root: any TemplateObject.Type) -> Entry? {
            guard let source = set.source(named: output.template) else { return nil }
            let compilation = TemplateCompiler(root: root) { set.source(named: $0) }.compile(source)
            diagnostics += compilation.diagnostics
            return compilation.template.map { Entry(output: output, template: $0) }
        }
        let entries = set.outputs.compactMap { entry($0, root(of: $0.scope, in: language)) }
        let single = singleFileRoot(in: language).flatMap { entry(.singleFile, $0) }
        return (OutputTemplates(entries: entries, singleFile: single), diagnostics)
    }

    /// The type of the object that the template for the single file is rendered with; nil where a language has none.
    package static func singleFileRoot(in language: OutputLanguage) -> (any TemplateObject.Type)? {
        switch language {
        case .swift: SingleFileTemplateRoot.self
        case .objectiveC: nil
        }
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
