import ModelcConfiguration
import ModelcDiagnostics
import ModelcLint

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The source code that rules look at: searched for and scanned once in a run.
struct SourceFiles {
    /// What the files declare; nil where nobody named any.
    private(set) var classes: [DeclaredClass]?
    /// What cannot be read.
    private(set) var problems: [Diagnostic] = []
    /// What is to be said beside.
    private(set) var messages: [Diagnostic] = []
    private var paths: Set<String> = []

    init(_ setting: Setting<ConfiguredPaths>?) {
        guard let setting else { return }
        for path in setting.value.paths { search(path.path, setting.origin.location) }
        let display = DisplayPath()
        classes = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { path -> [DeclaredClass] in
            guard let data = FileManager.default.contents(atPath: path) else {
                problems.append(unreadable(path))
                return []
            }
            return SourceScanner.classes(in: Array(data), path: display.path(path))
        }
    }

    private mutating func search(_ text: String, _ location: SourceLocation?) {
        let pattern = SourcePattern(text)
        let known = paths
        switch SourceFiles.kind(of: pattern.folder) {
        case .folder: walk(pattern)
        case .file where !pattern.isPattern && SourceScanner.reads(text): paths.insert(text)
        case .file, .other:
            problems.append(
                Diagnostic(
                    .noSuchPath, .error, "there is no source code at '\(pattern.folder)'",
                    at: location ?? SourceLocation(path: pattern.folder),
                    help: "name folders, .swift, .h, .m or .mm files, or patterns such as \"Sources/**/*.swift\""))
            return
        }
        // Two patterns may find the same files.
        guard paths == known, !known.contains(where: { pattern.contains($0) }) else { return }
        messages.append(
            Diagnostic(
                .noSources, .warning, "'\(text)' matches no source code", at: location,
                help: "correct 'sources': rules that look at code say nothing of what they do not see"))
    }

    /// Looks into a folder and those below; links are not followed.
    private mutating func walk(_ pattern: SourcePattern) {
        var folders = [pattern.folder]
        while let folder = folders.popLast() {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
                problems.append(unreadable(folder))
                continue
            }
            for name in names where !SourceFiles.isSkipped(name) {
                let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                switch SourceFiles.kind(of: path) {
                case .folder: folders.append(path)
                case .file: if pattern.contains(path) { paths.insert(path) }
                case .other where name.unicodeScalars.contains("\u{FFFD}") && pattern.contains(path):
                    problems.append(unnameable(path))
                case .other: break
                }
            }
        }
    }

    /// The system's libraries have put the character in the place of bytes that are not UTF-8.
    private func unnameable(_ path: String) -> Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "'\(path)' cannot be read: its name is not UTF-8", at: SourceLocation(path: path),
            help: "rename it, or leave its folder out of 'sources'")
    }

    private func unreadable(_ path: String) -> Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "'\(path)' cannot be read", at: SourceLocation(path: path),
            help: "make it readable, or leave it out of 'sources'")
    }

    /// Other people's code, and what tools produce.
    private static func isSkipped(_ name: String) -> Bool {
        name.hasPrefix(".") || ["Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules"].contains(name)
            || [".app", ".framework", ".xcframework"].contains { name.hasSuffix($0) }
    }
}

extension SourceFiles {
    private enum Kind {
        case file
        case folder
        /// Nothing, a link inside of a folder, or what is neither.
        case other
    }

    private static func kind(of path: String) -> Kind {
        guard let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType else {
            return .other
        }
        return type == .typeRegular ? .file : type == .typeDirectory ? .folder : .other
    }
}

extension SourcePattern {
    /// Whether a file is meant that was found in the pattern's folder: any source code where there is no wildcard.
    fileprivate func contains(_ path: String) -> Bool {
        guard SourceScanner.reads(path) else { return false }
        let start = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        guard path.hasPrefix(start) || path == folder else { return false }
        return !isPattern || matches(path.dropFirst(start.count).split(separator: "/"))
    }
}

extension DiagnosticID {
    static let noSources = DiagnosticID("no-sources")
}
