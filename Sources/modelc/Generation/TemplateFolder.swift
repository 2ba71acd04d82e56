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

    private var unreadable: Diagnostic {
        Diagnostic(
            .unreadableTemplates, .error, "there is no folder of templates at '\(path)'",
            at: SourceLocation(path: path), help: "give the folder that holds the templates")
    }
}

extension DiagnosticID {
    static let unreadableTemplates = DiagnosticID("unreadable-templates")
}
