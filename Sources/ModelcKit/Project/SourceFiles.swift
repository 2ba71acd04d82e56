import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings
import ModelcSwiftData

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The source code that lint rules examine. It is searched and scanned once per run.
struct SourceFiles {
    /// The classes that the source files declare; nil if no sources are given.
    private(set) var classes: [DeclaredClass]?
    /// The errors from reading the sources.
    private(set) var problems: [Diagnostic] = []
    /// Messages that are not errors.
    private(set) var messages: [Diagnostic] = []
    /// The first location that shows that models are mirrored to CloudKit; nil if there is none.
    private(set) var mirroring: MirroringEvidence?
    /// The SwiftData models in the sources; nil if there are none.
    private(set) var swiftData: SwiftDataSource?
    private var paths: Set<String> = []
    /// The paths of entitlements files, which list the capabilities of apps.
    private var entitlements: Set<String> = []

    /// The size limit of a source file in megabytes. Generated files may have a hundred thousand lines.
    private static let megabytes = 16

    init(_ setting: Setting<ConfiguredPaths>?, in workspace: Workspace) {
        guard let setting else { return }
        for path in setting.value.paths { search(workspace.path(path.path), setting.origin.location) }
        let display = workspace.display
        for path in entitlements.inByteOrder() where mirroring == nil {
            guard let bytes = try? FileBytes.contents(of: path, megabytes: 1).get() else { continue }
            mirroring = MirroringEvidence(in: bytes, path: path)
        }
        var swift: [SwiftSourceFile] = []
        classes = paths.inByteOrder().flatMap { path -> [DeclaredClass] in
            switch FileBytes.contents(of: path, megabytes: SourceFiles.megabytes) {
            case .success(let bytes):
                mirroring = mirroring ?? MirroringEvidence(in: bytes, path: path)
                if path.hasSuffix(".swift") { swift.append(SwiftSourceFile(path: path, text: SourceText(bytes))) }
                return SourceScanner.classes(in: bytes, path: display.path(path))
            case .failure(.missing): problems.append(unreadable(path, "it is gone"))
            case .failure(.unreadable(let reason)): problems.append(unreadable(path, reason))
            }
            return []
        }
        swiftData = SourceFiles.swiftData(in: swift)
    }

    private static func swiftData(in all: [SwiftSourceFile]) -> SwiftDataSource? {
        let declaring = all.filter { SwiftModelSearch.mayDeclareModels($0.text.bytes) }
        guard !declaring.isEmpty else { return nil }
        let source = SwiftDataReader.read(SwiftDataReader.needed(declaring, of: all), name: "")
        return source.versions.isEmpty ? nil : source
    }

    private mutating func search(_ text: String, _ location: SourceLocation?) {
        let pattern = SourcePattern(text)
        let known = paths
        switch SourceFiles.kind(of: pattern.folder) {
        case .folder: walk(pattern)
        case .file where !pattern.isPattern && SourceScanner.reads(text): paths.insert(text)
        case .unknown(let reason): problems.append(unreadable(pattern.folder, reason))
        case .file, .other:
            problems.append(
                Diagnostic(
                    .noSuchPath, .error, "there is no source code at '\(pattern.folder)'",
                    at: location ?? SourceLocation(path: pattern.folder),
                    help: "name folders, .swift, .h, .m or .mm files, or patterns such as \"Sources/**/*.swift\""))
            return
        }
        // There is no warning if an earlier pattern has already found the same files.
        guard paths == known, !known.contains(where: { pattern.contains($0) }) else { return }
        messages.append(
            Diagnostic(
                .noSources, .warning, "'\(text)' matches no source code", at: location,
                help: "correct 'sources': rules that read source code report nothing without it"))
    }

    /// Searches a folder and its subfolders. Symbolic links are not followed.
    private mutating func walk(_ pattern: SourcePattern) {
        var folders = [pattern.folder]
        while let folder = folders.popLast() {
            do {
                for name in try FolderListing.names(in: folder) where !ModelSearch.isSkipped(name) {
                    let path = PathText.joined(folder, name)
                    if look(at: path, name, pattern) { folders.append(path) }
                }
            } catch {
                problems.append(unreadable(folder, "its entries cannot be listed: \(error.reason)"))
            }
        }
    }

    /// Examines one path during the search. Adds the path if it is a file that matches the pattern.
    ///
    /// - Returns: true if the path is a folder, which has to be searched as well.
    private mutating func look(at path: String, _ name: String, _ pattern: SourcePattern) -> Bool {
        switch SourceFiles.kind(of: path) {
        case .folder: return true
        case .file:
            if pattern.contains(path) { paths.insert(path) }
            if name.hasSuffix(MirroringEvidence.entitlementsExtension) { entitlements.insert(path) }
        case .unknown(let reason): problems.append(unreadable(path, reason))
        case .other where name.unicodeScalars.contains("\u{FFFD}") && pattern.contains(path):
            problems.append(unnameable(path))
        case .other: break
        }
        return false
    }

    /// Returns an error for a file name that is not UTF-8. System libraries replace such bytes with U+FFFD, so the file
    /// cannot be opened.
    private func unnameable(_ path: String) -> Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "'\(path)' cannot be read: its name is not UTF-8", at: SourceLocation(path: path),
            help: "rename it, or leave its folder out of 'sources'")
    }

    private func unreadable(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "'\(path)' cannot be used: \(reason)", at: SourceLocation(path: path),
            help: "make it readable, or leave it out of 'sources'")
    }
}

extension SourceFiles {
    private enum Kind {
        case file
        case folder
        /// Nothing exists at the path, or it is a symbolic link or a special file.
        case other
        /// The system cannot examine the path. The value is the reason, as a clause.
        case unknown(String)
    }

    private static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            let reason = String(cString: strerror(errno)).lowercased()
            return errno == ENOENT || errno == ENOTDIR ? .other : .unknown("it cannot be read: \(reason)")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }
}

extension SourcePattern {
    /// Whether the pattern finds this file, which is below its folder. If the pattern has no wildcard, it finds every
    /// file with source code.
    fileprivate func contains(_ path: String) -> Bool {
        guard SourceScanner.reads(path) else { return false }
        let start = folder == "." ? "" : PathText.withSlash(folder)
        guard path.hasPrefix(start) || path == folder else { return false }
        return !isPattern
            || matches(PathText.parts(of: path.dropFirst(start.count)).filter { !$0.isEmpty }.map { Substring($0) })
    }
}

extension DiagnosticID {
    static let noSources = DiagnosticID("no-sources")
}

/// A path with wildcards, such as `Sources/**/*.swift`. `*` and `?` match inside one name. `**` matches any number of
/// folders, including none.
struct SourcePattern {
    /// The part of the path before the first wildcard. The search begins in this folder.
    let folder: String
    /// The path components from the first wildcard on; empty if there is no wildcard.
    private let names: [Substring]

    init(_ text: String) {
        let parts = PathText.parts(of: text).map { Substring($0) }
        let start = parts.firstIndex { $0.contains("*") || $0.contains("?") } ?? parts.endIndex
        names = parts[start...].filter { !$0.isEmpty }
        let before = parts[..<start].joined(separator: "/")
        folder = before.isEmpty ? (text.hasPrefix("/") ? "/" : ".") : before
    }

    /// Whether the path has wildcards.
    var isPattern: Bool { !names.isEmpty }

    /// Whether the components of a path, relative to `folder`, match the pattern. The running time is proportional to
    /// the product of both lengths.
    func matches(_ path: [Substring]) -> Bool {
        // The positions in the pattern that can match the next component of the path.
        var states = closure([0])
        for name in path {
            var next: Set<Int> = []
            for state in states where state < names.count {
                if names[state] == "**" {
                    next.insert(state)
                } else if Wildcard(names[state]).matches(name) {
                    next.insert(state + 1)
                }
            }
            states = closure(next)
        }
        return states.contains(names.count)
    }

    /// Returns the given positions in the pattern. For each position at a `**`, the result also contains the position
    /// after it, because `**` may match no folder at all.
    private func closure(_ states: Set<Int>) -> Set<Int> {
        var all = states
        for state in names.indices where all.contains(state) && names[state] == "**" { all.insert(state + 1) }
        return all
    }
}
