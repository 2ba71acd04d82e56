import ModelcCodegen
import ModelcDiagnostics
import ModelcDisk
import ModelcSettings
import ModelcTemplating
import ModelcText

/// The templates of a model: the bundled set, with the user's folder over it and further outputs beside it.
struct ModelTemplates {
    private let folder: String?
    private let outputs: [ExtraOutput]

    init(_ settings: GenerateSettings) {
        folder = settings.templates?.value.path
        outputs = settings.outputs?.value ?? []
    }

    /// The compiled templates that take the place of a bundled set; nil where something is wrong with them.
    func compiled(for kind: BundledTemplateSet) -> (OutputTemplates?, [Diagnostic]) {
        guard isOwn else { return (.bundled(kind), []) }
        let (set, faults) = set(over: OutputTemplates.bundledSources(kind), of: kind)
        guard let set else { return (nil, faults) }
        let (templates, more) = OutputTemplates.compile(set, for: kind)
        let all = faults + more
        return (all.hasErrors ? nil : templates, all)
    }

    /// Whether any template is not the tool's.
    var isOwn: Bool { folder != nil || !outputs.isEmpty }

    private func set(
        over bundled: [String: TemplateSource], of kind: BundledTemplateSet
    ) -> (TemplateSet?, [Diagnostic]) {
        let folder = folder.map { TemplateFolder(path: $0) }
        if let fault = folder?.otherSet(than: kind) { return (nil, [fault]) }
        let (set, faults) = folder?.set(over: bundled) ?? TemplateSet.load(bundled: bundled)
        let sources = outputs.map { ($0, ModelTemplates.source($0.template.path)) }
        let missing = sources.filter { $0.1 == nil }.map { ModelTemplates.unreadable($0.0.template.path) }
        guard let set, missing.isEmpty else { return (nil, faults + missing) }
        let extra = sources.compactMap { output, source in
            source.map {
                (
                    TemplateOutput(
                        template: output.template.path, fileName: output.fileName, scope: output.scope,
                        policy: output.overwrite, isExtra: true), $0
                )
            }
        }
        let named = set.outputs.map(\.template) + outputs.map { PathText.name(of: $0.template.path) }
        let unused = folder.map { unusedTemplates($0, Set(named), kind) } ?? []
        return (set.adding(extra), faults + unused)
    }

    private func unusedTemplates(
        _ folder: TemplateFolder, _ named: Set<String>, _ kind: BundledTemplateSet
    ) -> [Diagnostic] {
        let unused = folder.unused(besides: named)
        // Misspelt names say what is wrong already.
        if !unused.isEmpty { return unused }
        let outputs = Set(outputs.map { PathText.name(of: $0.template.path) })
        return [folder.unusedAltogether(by: kind, besides: outputs)].compactMap { $0 }
    }

    private static func source(_ path: String) -> TemplateSource? {
        guard case .source(let source) = TemplateFile(path: path).read() else { return nil }
        return source
    }

    private static func unreadable(_ path: String) -> Diagnostic {
        Diagnostic(
            .unreadableTemplates, .error, "the template '\(path)' of 'outputs' cannot be read",
            at: SourceLocation(path: path), help: "paths in a configuration count from its own folder")
    }
}

// The sets of templates that come with the tool.

extension BundledTemplateSet {
    /// The set's files in the order of their names.
    package var templateFiles: [(name: String, text: String)] {
        OutputTemplates.bundledSources(self).sorted { $0.key < $1.key }
            .map { ($0.key, String(decoding: $0.value.text.bytes, as: UTF8.self)) }
    }

    /// The names of the files that say what the set makes.
    var manifestNames: Set<String> {
        Set(OutputTemplates.bundledSources(self).keys.filter { $0.hasSuffix(TemplateManifest.fileExtension) })
    }

    /// The types of the objects that templates are rendered with, and what for.
    package var templateRoots: [(use: String, type: any TemplateObject.Type)] {
        let outputs = OutputScope.allCases.map {
            ("A template for each \($0.rawValue)", OutputTemplates.root(of: $0, in: self))
        }
        return outputs
            + (OutputTemplates.singleFileRoot(in: self).map { [("The template for the single file", $0)] } ?? [])
    }
}
