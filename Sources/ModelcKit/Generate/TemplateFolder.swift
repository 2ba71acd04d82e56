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
    /// The names in it, listed once.
    private let names: Result<[String], FileProblem>

    init(path: String) {
        self.path = path
        names = Result { () throws(FileProblem) in try FolderListing.names(in: path) }
    }

    /// The names in it; none where it cannot be listed, which is said when the set is made.
    private var visibleNames: [String] { ((try? names.get()) ?? []).filter { !$0.hasPrefix(".") } }

    /// The set that the folder's files and the bundled ones make together.
    func set(over bundled: [String: TemplateSource]) -> (set: TemplateSet?, diagnostics: [Diagnostic]) {
        if case .failure(let problem) = names { return (nil, [unreadable(problem)]) }
        var files: [String: TemplateSource] = [:]
        var faults: [Diagnostic] = []
        for name in visibleNames {
            switch TemplateFile(path: path + "/" + name).read() {
            case .source(let source): files[name] = source
            case .folder where !TemplateFolder.isTemplate(name, bundled): break
            case .folder: faults.append(TemplateFolder.unreadable(path + "/" + name, "it is a folder"))
            case .unreadable(let reason): faults.append(TemplateFolder.unreadable(path + "/" + name, reason))
            }
        }
        // With the bundled text in its place, a human file would keep what the user did not want.
        return faults.isEmpty ? TemplateSet.load(bundled: bundled, overrides: files) : (nil, faults)
    }

    private static func isTemplate(_ name: String, _ bundled: [String: TemplateSource]) -> Bool {
        bundled[name] != nil || name.hasSuffix(".motemplate") || name.hasSuffix(TemplateManifest.fileExtension)
    }

    /// What is said of a folder that has nothing for the run's set, so that the bundled templates are used.
    ///
    /// - Parameters:
    ///   - set: the run's set.
    ///   - outputs: the templates that outputs name, by file name.
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

    /// What is said of a copy of another set, manifest included: each of its keys would be unknown.
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

    /// Templates that nothing uses: misspelt names of bundled ones would silently have no effect.
    ///
    /// - Parameter outputs: the templates that outputs name, by file name.
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
    /// The flags that choose the set in the place of another one.
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

/// A file of the user's that may be a template.
struct TemplateFile {
    enum Reading {
        case source(TemplateSource)
        case folder
        /// With the reason.
        case unreadable(String)
    }

    let path: String

    /// Templates of more than four megabytes are refused when they are compiled; of these files nothing is read.
    private static let megabytes = 64

    func read() -> Reading {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let reason = errno == ENOENT ? "it is a link to a file that is not there" : FileBytes.systemReason
            return .unreadable(reason)
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        // Opening a pipe waits for a writer.
        case S_IFREG: break
        default: return .unreadable("it is not a file")
        }
        guard status.st_size <= TemplateFile.megabytes << 20 else {
            return .unreadable("it is larger than \(TemplateFile.megabytes) MB")
        }
        guard let text = FileBytes.contents(of: path, size: Int(status.st_size)) else {
            return .unreadable(FileBytes.systemReason)
        }
        return .source(TemplateSource(path: path, text: SourceText(text)))
    }
}
