import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcSettings
import ModelcTemplating

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder of the user's templates.
struct TemplateFolder {
    let path: String
    /// The names of the files in the folder, listed once.
    private let names: Result<[String], FileProblem>

    init(path: String) {
        self.path = path
        names = Result { () throws(FileProblem) in try FolderListing.names(in: path) }
    }

    /// The names of the files in the folder, without hidden files; empty if it cannot be listed, which is reported when the set
    /// is made.
    private var visibleNames: [String] { ((try? names.get()) ?? []).filter { !$0.hasPrefix(".") } }

    /// Returns the bundled set with the user's files of the folder in place of bundled files of the same name.
    func set(over bundled: [String: TemplateSource]) -> (set: TemplateSet?, diagnostics: [Diagnostic]) {
        if case .failure(let problem) = names { return (nil, [unreadable(problem)]) }
        var files: [String: TemplateSource] = [:]
        var problems: [Diagnostic] = []
        for name in visibleNames {
            switch TemplateFile(path: path + "/" + name).read() {
            case .source(let source): files[name] = source
            case .folder where !TemplateFolder.isTemplate(name, bundled): break
            case .folder: problems.append(TemplateFolder.unreadable(path + "/" + name, "it is a folder"))
            case .unreadable(let reason): problems.append(TemplateFolder.unreadable(path + "/" + name, reason))
            }
        }
        // If a user's template has errors, the bundled template must not be used in its place: a human file generated
        // from it would be kept forever.
        return problems.isEmpty ? TemplateSet.load(bundled: bundled, overrides: files) : (nil, problems)
    }

    private static func isTemplate(_ name: String, _ bundled: [String: TemplateSource]) -> Bool {
        bundled[name] != nil || name.hasSuffix(".motemplate") || name.hasSuffix(TemplateManifest.fileExtension)
    }

    /// Returns a warning if the folder contains no template that the run can use, so that the bundled templates are
    /// used.
    ///
    /// - Parameters:
    ///   - set: the set of the run.
    ///   - outputs: the file names of the templates for further outputs.
    func unusedAltogether(by set: BundledTemplateSet, besides outputs: Set<String>) -> Diagnostic? {
        let names = visibleNames
        let own = Set(set.templateFiles.map(\.name)).union(outputs)
        if names.contains(where: { own.contains($0) || $0.hasSuffix(TemplateManifest.fileExtension) }) { return nil }
        let other = BundledTemplateSet.allCases.first { other in
            other != set && other.templateFiles.contains { names.contains($0.name) }
        }
        return Diagnostic(
            .unusedTemplate, .warning,
            "the folder '\(path)' has no template of the set '\(set.rawValue)'; the bundled templates are used",
            at: SourceLocation(path: path),
            help: other.map { "it has templates of the set '\($0.rawValue)': pass \($0.flags(besides: set))" }
                ?? "'\(ToolCommandName.templates)' lists the names")
    }

    /// Returns a message if the folder is a copy of another template set with its manifest. In this case, all keys of
    /// the manifest would be unknown.
    func otherSet(than set: BundledTemplateSet) -> Diagnostic? {
        let names = Set(visibleNames)
        guard names.isDisjoint(with: set.manifestNames) else { return nil }
        let other = BundledTemplateSet.allCases.first { other in
            guard other != set, !names.isDisjoint(with: other.manifestNames) else { return false }
            return other.templateFiles.contains { names.contains($0.name) && !other.manifestNames.contains($0.name) }
        }
        guard let other else { return nil }
        return Diagnostic(
            .wrongTemplateSet, .error,
            "the folder '\(path)' has the templates of the set '\(other.rawValue)', and the run needs those of "
                + "'\(set.rawValue)'",
            at: SourceLocation(path: path),
            help:
                "pass \(other.flags(besides: set)), or copy the other set: \(ToolCommandName.templatesCopy) \(set.rawValue)"
        )
    }

    private static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .unreadableTemplates, .error, "the template '\(path)' cannot be read: \(reason)",
            at: SourceLocation(path: path), help: "make it readable, or remove it to use the bundled one")
    }

    /// Returns a message for each template in the folder that is not used. Otherwise, a misspelled name of a bundled
    /// template would silently have no effect.
    ///
    /// - Parameter outputs: the file names of the templates for further outputs.
    func unused(besides outputs: Set<String>) -> [Diagnostic] {
        let names = visibleNames
        let bundled = Set(BundledTemplateSet.allCases.flatMap { $0.templateFiles.map(\.name) })
        let suspects = names.filter {
            $0.hasSuffix(".motemplate") && !bundled.contains($0) && !outputs.contains($0)
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
            .unusedTemplate, .warning,
            "'\(path)/\(name)' replaces no bundled template, and no other template "
                + "includes it",
            at: SourceLocation(path: path + "/" + name),
            help: "\(near)'\(ToolCommandName.templates)' lists the names; to use other templates, add a manifest")
    }

    private func unreadable(_ problem: FileProblem) -> Diagnostic {
        Diagnostic(
            .unreadableTemplates, .error,
            problem.isMissing
                ? "there is no folder of templates at '\(path)'"
                : "the folder of templates '\(path)' cannot be read: \(problem.reason)",
            at: SourceLocation(path: path), help: "give the folder with the templates")
    }
}

extension BundledTemplateSet {
    /// Returns the flags with which a run uses this set and not the other one, such as `--style xcode`.
    fileprivate func flags(besides other: BundledTemplateSet) -> String {
        let style = style == other.style ? nil : "\(GenerateSettings.flag(\.style)) \(style.rawValue)"
        let language = language == other.language ? nil : "\(GenerateSettings.flag(\.language)) \(language.rawValue)"
        return [style, language].compactMap(\.self).joined(separator: " ")
    }
}

extension DiagnosticID {
    static let unreadableTemplates = DiagnosticID("unreadable-templates")
    static let unusedTemplate = DiagnosticID("unused-template")
    static let wrongTemplateSet = DiagnosticID("wrong-template-set")
}
