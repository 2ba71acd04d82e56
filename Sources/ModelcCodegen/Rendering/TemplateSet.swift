import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import ModelcTemplating

/// The templates of one kind of output, with the manifest that lists the files to generate.
package struct TemplateSet: Sendable {
    /// The outputs of the set, in the order of its manifest.
    package let outputs: [TemplateOutput]
    private let files: [String: TemplateSource]

    /// Loads a set of templates.
    ///
    /// - Parameters:
    ///   - bundled: the files of the built-in set, by name.
    ///   - overrides: the user's files, by name. A file replaces the built-in file with the same name, or is added. If
    ///     the files include a manifest, they are a set of their own, which can still use built-in templates.
    package static func load(
        bundled: [String: TemplateSource], overrides: [String: TemplateSource] = [:]
    ) -> (set: TemplateSet?, diagnostics: [Diagnostic]) {
        let own = manifests(in: overrides)
        let standard = manifests(in: bundled).first
        // A folder may contain a manifest for each language. Prefer the manifest with the same name as the built-in
        // one.
        let named = own.first { $0.name == standard?.name }
        if own.count > 1, named == nil { return (nil, [severalManifests(own)]) }
        guard let source = (named ?? own.first ?? standard)?.source else { return (nil, [noManifest]) }
        let files = bundled.merging(overrides) { $1 }
        let (manifest, diagnostics) = TemplateManifest.read(source)
        let missing = manifest.outputs.filter { files[$0.template] == nil }
            .map { missingFile($0.template, among: files, manifest: source.path) }
        let set = TemplateSet(outputs: manifest.outputs, files: files)
        let problems = diagnostics + missing
        return (problems.hasErrors ? nil : set, problems)
    }

    /// Returns the set with additional outputs and their templates. These templates may include files of the set.
    package func adding(_ extra: [(output: TemplateOutput, source: TemplateSource)]) -> TemplateSet {
        let added = Dictionary(extra.map { ($0.output.template, $0.source) }, uniquingKeysWith: { first, _ in first })
        return TemplateSet(outputs: outputs + extra.map(\.output), files: files.merging(added) { $1 })
    }

    /// The template file with a name; nil if the set has no such file.
    func source(named name: String) -> TemplateSource? { files[name] }

    /// The manifests among the files, sorted by name.
    private static func manifests(in files: [String: TemplateSource]) -> [(name: String, source: TemplateSource)] {
        files.filter { $0.key.hasSuffix(TemplateManifest.fileExtension) }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    private static func missingFile(
        _ name: String, among files: [String: TemplateSource], manifest: String
    ) -> Diagnostic {
        let near = SpellingSuggestion.nearest(to: name, among: files.keys).map { "did you mean '\($0)'?" }
        return Diagnostic(
            .templateMissingFile, .error, "the manifest names the template '\(name)', which does not exist",
            at: SourceLocation(path: manifest), help: near ?? "add the file, or remove the line")
    }

    private static func severalManifests(_ manifests: [(name: String, source: TemplateSource)]) -> Diagnostic {
        let names = manifests.map { "'\($0.name)'" }.joined(separator: ", ")
        return Diagnostic(
            .templateSeveralManifests, .error, "the folder of templates has several manifests: \(names)",
            at: manifests.last.map { SourceLocation(path: $0.source.path) },
            help: "merge them into one, or put each set into a separate folder")
    }

    private static var noManifest: Diagnostic {
        Diagnostic(
            .templateManifestEmpty, .error, "the template set has no manifest",
            help: "add a file whose name ends in \(TemplateManifest.fileExtension)")
    }
}
