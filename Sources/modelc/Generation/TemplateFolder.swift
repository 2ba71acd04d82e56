import ModelcDiagnostics
import ModelcTemplating
import ModelcText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder of the user's templates.
struct TemplateFolder {
    let path: String

    /// The set that the folder's files and the bundled ones make together.
    func set(over bundled: [String: TemplateSource]) -> (set: TemplateSet?, diagnostics: [Diagnostic]) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return (nil, [unreadable]) }
        var files: [String: TemplateSource] = [:]
        for name in names.sorted() where !name.hasPrefix(".") {
            guard let data = FileManager.default.contents(atPath: path + "/" + name) else { continue }
            files[name] = TemplateSource(path: path + "/" + name, text: SourceText([UInt8](data)))
        }
        return TemplateSet.load(bundled: bundled, overrides: files)
    }

    /// Templates that nothing uses: misspelt names of bundled ones would silently have no effect.
    ///
    /// - Parameter outputs: the templates that outputs name, by file name.
    func unused(besides outputs: Set<String>) -> [Diagnostic] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        let bundled = Set(BundledSet.allCases.flatMap { $0.files.map(\.name) })
        let suspects = names.filter {
            $0.hasSuffix(".motemplate") && !$0.hasPrefix(".") && !bundled.contains($0) && !outputs.contains($0)
        }
        if suspects.isEmpty { return [] }
        let texts = names.map { name in
            (name, FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) })
        }
        return suspects.filter { name in
            !texts.contains { other, text in other != name && text?.contains(name) == true }
        }.map { unused($0, among: bundled) }
    }

    private func unused(_ name: String, among bundled: Set<String>) -> Diagnostic {
        let near = SpellingSuggestion.nearest(to: name, among: bundled.sorted()).map { "did you mean '\($0)'? " } ?? ""
        return Diagnostic(
            .unusedTemplate, .warning, "'\(path)/\(name)' takes the place of no bundled template, and nothing names it",
            at: SourceLocation(path: path + "/" + name),
            help: "\(near)'modelc templates' lists the names; a manifest makes outputs of others")
    }

    private var unreadable: Diagnostic {
        Diagnostic(
            .unreadableTemplates, .error, "there is no folder of templates at '\(path)'",
            at: SourceLocation(path: path), help: "give the folder that holds the templates")
    }
}

extension DiagnosticID {
    static let unreadableTemplates = DiagnosticID("unreadable-templates")
    static let unusedTemplate = DiagnosticID("unused-template")
}
