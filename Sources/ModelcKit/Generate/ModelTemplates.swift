import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The templates of a model: the bundled templates, the user's templates that override them, and the templates of
/// further outputs.
struct ModelTemplates {
    private let folder: String?
    private let outputs: [ExtraOutput]

    init(_ settings: GenerateSettings) {
        folder = settings.templates?.value.path
        outputs = settings.outputs?.value ?? []
    }

    /// Returns the compiled templates to use for a kind of bundled set, and the errors in the user's templates; no
    /// templates if there are errors.
    func compiled(for kind: BundledTemplateSet) -> (OutputTemplates?, [Diagnostic]) {
        guard isOwn else { return (.bundled(kind), []) }
        let (set, problems) = set(over: OutputTemplates.bundledSources(kind), of: kind)
        guard let set else { return (nil, problems) }
        let (templates, more) = OutputTemplates.compile(set, for: kind)
        let all = problems + more
        return (all.hasErrors ? nil : templates, all)
    }

    /// Whether any template belongs to the user and is not bundled with modelc.
    var isOwn: Bool { folder != nil || !outputs.isEmpty }

    private func set(
        over bundled: [String: TemplateSource], of kind: BundledTemplateSet
    ) -> (TemplateSet?, [Diagnostic]) {
        let folder = folder.map { TemplateFolder(path: $0) }
        if let problem = folder?.otherSet(than: kind) { return (nil, [problem]) }
        let (set, problems) = folder?.set(over: bundled) ?? TemplateSet.load(bundled: bundled)
        let sources = outputs.map { ($0, ModelTemplates.source($0.template.path)) }
        let missing = sources.filter { $0.1 == nil }.map { ModelTemplates.unreadable($0.0.template.path) }
        guard let set, missing.isEmpty else { return (nil, problems + missing) }
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
        return (set.adding(extra), problems + unused)
    }

    private func unusedTemplates(
        _ folder: TemplateFolder, _ named: Set<String>, _ kind: BundledTemplateSet
    ) -> [Diagnostic] {
        let unused = folder.unused(besides: named)
        // If names are misspelled, this already explains why no template is used.
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

extension BundledTemplateSet {
    /// The template files of the bundled set, sorted by name.
    package var templateFiles: [(name: String, text: String)] {
        OutputTemplates.bundledFiles(self).sorted { $0.key < $1.key }.map {
            ($0.key, String(decoding: $0.value, as: UTF8.self))
        }
    }

    /// The names of the files that define the outputs of the set.
    var manifestNames: Set<String> {
        Set(OutputTemplates.bundledFiles(self).keys.filter { $0.hasSuffix(TemplateManifest.fileExtension) })
    }

    /// The types of the objects that templates of the set are rendered with. `use` describes the templates, such as `A
    /// template for each entity`.
    package var templateRoots: [(use: String, type: any TemplateObject.Type)] {
        let outputs = OutputScope.allCases.map {
            ("A template for each \($0.rawValue)", OutputTemplates.root(of: $0, in: self))
        }
        return outputs
            + (OutputTemplates.singleFileRoot(in: self).map { [("The template for the single file", $0)] } ?? [])
    }
}

extension DiagnosticID {
    static let outputWithoutMarker = DiagnosticID("output-without-marker")
    static let humanOutputWithMarker = DiagnosticID("human-output-with-marker")
}
