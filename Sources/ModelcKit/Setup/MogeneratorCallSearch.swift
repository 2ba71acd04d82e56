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

    /// Returns the calls in the file at `path`. If `path` is nil, searches the working folder and its subfolders (one
    /// level). The arguments of
    /// `.mogenerator-args` come before those of each call; without a call, they are one.
    ///
    /// - Throws: `RunFailure` if a file cannot be read, or if there is no call.
    package func calls(in path: String?) throws(RunFailure) -> [MogeneratorCall] {
        var found: [MogeneratorCall] = []
        for file in path.map({ [$0] }) ?? candidates() where !isArguments(file) { found += try calls(at: file) }
        let file = path.flatMap { isArguments($0) ? $0 : nil } ?? MogeneratorCallSearch.argumentsFile
        if FileSystem.exists(workspace.path(file)) {
            let words = try arguments(in: file)
            let alone = [MogeneratorCall(words: words, path: file, line: 1, folders: [folder(of: file)])]
            found = found.isEmpty ? alone : found.map { preceded(by: words, $0) }
        }
        guard found.isEmpty else { return found }
        throw RunFailure([
            Diagnostic(
                .noMogeneratorCall, .error,
                path.map { "'\($0)' does not call mogenerator" } ?? "no file of this folder calls mogenerator",
                at: path.map { SourceLocation(path: $0) },
                help: "name the script, Makefile, project.pbxproj or \(MogeneratorCallSearch.argumentsFile) that does")
        ])
    }

    private func isArguments(_ path: String) -> Bool { PathText.name(of: path) == MogeneratorCallSearch.argumentsFile }

    private func folder(of path: String) -> String { PathText.folder(of: workspace.absolute(path)) }

    private func preceded(by words: [String], _ call: MogeneratorCall) -> MogeneratorCall {
        var call = call
        call.words = words + call.words
        return call
    }

    /// Returns the paths of files that may contain calls, in the working folder and in its direct subfolders.
    private func candidates() -> [String] {
        let top = names(in: ".")
        let folders = top.filter { FileSystem.kind(of: workspace.path($0)) == .folder && !$0.hasPrefix(".") }
        let files = top + folders.flatMap { folder in names(in: folder).map { folder + "/" + $0 } }
        return files.compactMap { path in
            if path.hasSuffix(".xcodeproj") { return path + "/project.pbxproj" }
            let name = PathText.name(of: path)
            let isScript =
                [".sh", ".bash", ".zsh", ".command", ".mk", ".rb"].contains(where: name.hasSuffix)
                || ["Makefile", "Rakefile", "Fastfile", "project.yml", "Project.swift"].contains(name)
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
        let isProject = path.hasSuffix(".pbxproj")
        // A build rule runs once for each model.
        let models = text.containsText("INPUT_FILE") ? ModelSearch(workspace.path(".")).models : []
        var found: [MogeneratorCall] = []
        for model in models.isEmpty ? [nil] : models.map(Optional.some) {
            let place = place(of: path, isProject: isProject, model)
            guard isProject else {
                found += ShellCalls(text, at: place).calls
                continue
            }
            found += scripts(in: text).flatMap { script, line in
                ShellCalls(script, at: place).calls.map { call in
                    var call = call
                    call.line += line - 1
                    return call
                }
            }
        }
        return found.reduce(into: []) { calls, call in
            if !calls.contains(call) { calls.append(call) }
        }
    }

    private func place(of path: String, isProject: Bool, _ model: String?) -> ShellCalls.Place {
        let own = folder(of: path)
        let root = isProject ? PathText.folder(of: own) : projectFolder(above: own)
        let isMakefile = PathText.name(of: path) == "Makefile" || path.hasSuffix(".mk")
        return ShellCalls.Place(
            shown: path, folder: own, root: root,
            start: isProject ? root : isMakefile ? own : workspace.absolute("."),
            isMakefile: isMakefile, model: model.map(workspace.absolute), environment: workspace.environment)
    }

    /// The folder at or above a script that has an Xcode project; the working folder if there is none below it.
    private func projectFolder(above folder: String) -> String {
        let root = workspace.absolute(".")
        var current = folder
        while current.hasPrefix(PathText.withSlash(root)) {
            let names = (try? FolderListing.names(in: current)) ?? []
            if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return current }
            current = PathText.folder(of: current)
        }
        return root
    }

    private func arguments(in path: String) throws(RunFailure) -> [String] {
        let bytes = try? FileBytes.contents(of: workspace.path(path), megabytes: MogeneratorCallSearch.megabytes).get()
        guard let bytes, case .array(let items)? = try? JSONReader.value(of: String(decoding: bytes, as: UTF8.self))
        else {
            throw RunFailure([
                Diagnostic(
                    .noMogeneratorCall, .error, "'\(path)' is not a JSON list of texts", at: SourceLocation(path: path),
                    help: "write a list of the arguments, each in quotes")
            ])
        }
        return items.compactMap { if case .string(let word) = $0 { word } else { nil } }
    }

    /// Returns the shell scripts in an Xcode project, each with the line of the project file on which the script
    /// begins.
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

    /// Returns the text up to the closing quotation mark. Escape sequences of property lists are replaced.
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
