import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import ModelcTemplating

// Compiling a set of templates. The layout and the language of the set determine the objects that templates are
// rendered with.
extension OutputTemplates {
    /// Compiles the templates of a set. Templates with errors are left out; do not use a set with errors.
    package static func compile(
        _ set: TemplateSet, for kind: BundledTemplateSet
    ) -> (templates: OutputTemplates, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        func entry(_ output: TemplateOutput, _ root: any TemplateObject.Type) -> Entry? {
            guard let source = set.source(named: output.template) else { return nil }
            let compilation = TemplateCompiler(root: root) { set.source(named: $0) }.compile(source)
            diagnostics += compilation.diagnostics
            return compilation.template.map { Entry(output: output, template: $0) }
        }
        let entries = set.outputs.compactMap { entry($0, root(of: $0.scope, in: kind)) }
        let single = singleFileRoot(in: kind).flatMap { entry(.singleFile, $0) }
        return (OutputTemplates(entries: entries, singleFile: single), diagnostics)
    }

    /// The type of the root object that the single-file template is rendered with; nil if the set has no such template.
    package static func singleFileRoot(in kind: BundledTemplateSet) -> (any TemplateObject.Type)? {
        switch kind {
        case .swift: SingleFileTemplateRoot.self
        case .objectiveC, .xcodeSwift, .xcodeObjectiveC, .mogeneratorSwift, .mogeneratorObjectiveC: nil
        }
    }

    /// The type of the root object that the templates of a scope are rendered with.
    package static func root(of scope: OutputScope, in kind: BundledTemplateSet) -> any TemplateObject.Type {
        switch (kind, scope) {
        case (.swift, .entity): EntityTemplateRoot.self
        case (.swift, .model): ModelTemplateRoot.self
        case (.objectiveC, .entity): PlannedObject<ObjectiveCEntityFile>.self
        case (.objectiveC, .model): PlannedObject<ObjectiveCModelFile>.self
        case (.xcodeSwift, .entity), (.xcodeObjectiveC, .entity): XcodeEntityRoot.self
        case (.xcodeSwift, .model), (.xcodeObjectiveC, .model): XcodeModelRoot.self
        case (.mogeneratorSwift, .entity), (.mogeneratorObjectiveC, .entity): MogeneratorEntity.self
        case (.mogeneratorSwift, .model), (.mogeneratorObjectiveC, .model): MogeneratorModelKeys.self
        }
    }
}

// The built-in template sets.
extension OutputTemplates {
    /// Returns a built-in set. Each set is compiled once, when it is first used.
    package static func bundled(_ kind: BundledTemplateSet) -> OutputTemplates {
        switch kind {
        case .swift: bundledSwift
        case .objectiveC: bundledObjectiveC
        case .xcodeSwift: bundledXcodeSwift
        case .xcodeObjectiveC: bundledXcodeObjectiveC
        case .mogeneratorSwift: bundledMogeneratorSwift
        case .mogeneratorObjectiveC: bundledMogeneratorObjectiveC
        }
    }

    /// The files of a built-in set. The keys are the file names in the folder `Templates`; the values are the bytes of
    /// the files.
    package static func bundledFiles(_ kind: BundledTemplateSet) -> [String: [UInt8]] { BundledTemplates.files(kind) }

    /// The files of a built-in set by name, as input for the template compiler.
    package static func bundledSources(_ kind: BundledTemplateSet) -> [String: TemplateSource] {
        let sources = bundledFiles(kind).map { name, bytes in
            (name, TemplateSource(path: "\(kind.rawValue)/\(name)", text: SourceText(bytes)))
        }
        return Dictionary(sources, uniquingKeysWith: { first, _ in first })
    }

    private static let bundledSwift = compiled(.swift)
    private static let bundledObjectiveC = compiled(.objectiveC)
    private static let bundledXcodeSwift = compiled(.xcodeSwift)
    private static let bundledXcodeObjectiveC = compiled(.xcodeObjectiveC)
    private static let bundledMogeneratorSwift = compiled(.mogeneratorSwift)
    private static let bundledMogeneratorObjectiveC = compiled(.mogeneratorObjectiveC)

    private static func compiled(_ kind: BundledTemplateSet) -> OutputTemplates {
        guard let set = TemplateSet.load(bundled: bundledSources(kind)).set else { return OutputTemplates(entries: []) }
        return compile(set, for: kind).templates
    }
}
