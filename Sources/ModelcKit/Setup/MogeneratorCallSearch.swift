import ModelcBase
import ModelcDiagnostics
import ModelcFiles

/// Finds the calls of mogenerator in a project: in shell scripts, Makefiles, the build phases of Xcode projects, and
/// `.mogenerator-args`.
package struct MogeneratorCallSearch {
    private let workspace: Workspace
    private static let megabytes = 64
    package static let argumentsFile = ".mogenerator-args"

    package init(in workspace: Workspace) { self.workspace = workspace }

    /// The calls in a file, or in all files of the working folder that may have some.
    ///
    /// - Throws: `RunFailure` if the file cannot be read, or if there is no call.
    package func calls(in path: String?) throws(RunFailure) -> [MogeneratorCall] {
        var found: [MogeneratorCall] = []
        for path in path.map({ [$0] }) ?? candidates() { found += try calls(at: path) }
        guard found.isEmpty else { return found }
        throw RunFailure([
            Diagnostic(
                .noMogeneratorCall, .error,
                path.map { "'\($0)' does not call mogenerator" } ?? "no file of this folder calls mogenerator",
                at: path.map { SourceLocation(path: $0) },
                help: "name the script, Makefile, project.pbxproj or \(MogeneratorCallSearch.argumentsFile) that does")
        ])
    }

    /// The files of the working folder, and of the folders in it, that may have calls.
    private func candidates() -> [String] {
        let top = names(in: ".")
        let folders = top.filter { FileSystem.kind(of: workspace.path($0)) == .folder && !$0.hasPrefix(".") }
        let files = top + folders.flatMap { folder in names(in: folder).map { folder + "/" + $0 } }
        return files.compactMap { path in
            if path.hasSuffix(".xcodeproj") { return path + "/project.pbxproj" }
            let name = PathText.name(of: path)
            let isScript = name.hasSuffix(".sh") || name.hasSuffix(".mk") || name == "Makefile" || name == "Rakefile"
            return isScript || name == MogeneratorCallSearch.argumentsFile ? path : nil
        }
    }

    private func names(in folder: String) -> [String] { (try? FolderListing.names(in: workspace.path(folder))) ?? [] }

    private func calls(at path: String) throws(RunFailure) -> [MogeneratorCall] {
        guard
            let bytes = try? FileBytes.contents(of: workspace.path(path), megabytes: MogeneratorCallSearch.megabytes)
                .get()
        else {
            throw RunFailure([
                Diagnostic(
                    .noMogeneratorCall, .error, "'\(path)' cannot be read", at: SourceLocation(path: path),
                    help: "name a script, a Makefile or a project.pbxproj")
            ])
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if PathText.name(of: path) == MogeneratorCallSearch.argumentsFile { return arguments(in: text, path) }
        guard path.hasSuffix(".pbxproj") else {
            return ShellCalls(text, path: path, root: PathText.folder(of: path)).calls
        }
        return scripts(in: text).flatMap { script, line in
            let root = PathText.folder(of: PathText.folder(of: path))
            return ShellCalls(script, path: path, root: root).calls.map { call in
                var call = call
                call.line += line - 1
                return call
            }
        }
    }

    private func arguments(in text: String, _ path: String) -> [MogeneratorCall] {
        guard case .array(let items)? = try? JSONReader.value(of: text) else { return [] }
        let words = items.compactMap { if case .string(let word) = $0 { word } else { nil } }
        return [MogeneratorCall(words: words, path: path, line: 1)]
    }

    /// The scripts of an Xcode project, each with the line of the project file on which it begins.
    private func scripts(in text: String) -> [(String, Int)] {
        var found: [(String, Int)] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for key in ["shellScript = \"", "script = \""] {
                guard let rest = line.drop(while: \.isWhitespace).dropping(start: key) else { continue }
                found.append((unescaped(rest), index + 1))
            }
        }
        return found
    }

    /// The text up to the closing quote, with the escapes of property lists replaced.
    private func unescaped(_ text: Substring) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst(), character != "\"" {
            guard character == "\\", let next = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch next {
            case "n": result.append("\n")
            case "t": result.append("\t")
            default: result.append(next)
            }
        }
        return result
    }
}

extension DiagnosticID {
    package static let noMogeneratorCall = DiagnosticID("no-mogenerator-call")
}
