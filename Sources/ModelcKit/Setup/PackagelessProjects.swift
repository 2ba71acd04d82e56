import ModelcBase
import ModelcDiagnostics

/// Checks whether a model is compiled in projects that XcodeGen or Tuist generates, and in Bazel packages. Reads
/// their definitions line by line, without evaluating them.
struct PackagelessProjects {
    private let workspace: Workspace
    private let folder: String
    /// The path of the model relative to the folder.
    private let model: String
    /// The classes that Xcode generates for the model.
    private let classes: [String]

    init(_ workspace: Workspace, folder: String, model: String, classes: [String]) {
        self.workspace = workspace
        self.folder = folder
        self.model = model
        self.classes = classes
    }

    private var name: String { PathText.name(of: model) }

    private func file(_ names: [String]) -> (path: String, lines: [String])? {
        for name in names {
            let path = folder == "." ? name : folder + "/" + name
            if let bytes = try? FileBytes.contents(of: workspace.path(path), megabytes: 4).get() {
                return (path, String(decoding: bytes, as: UTF8.self).parts(between: "\n"))
            }
        }
        return nil
    }

    private func warning(_ path: String, _ line: Int?, _ message: String, _ help: String) -> Diagnostic {
        let position = line.map { SourcePosition(offset: 0, line: $0, column: 1) }
        return Diagnostic(
            .unbuiltModel, .warning, message, at: SourceLocation(path: path, position: position), help: help)
    }

    // MARK: XcodeGen

    /// The warnings about the XcodeGen project in the folder; nil if there is none.
    var xcodeGen: [Diagnostic]? {
        guard let (path, lines) = file(["project.yml", "project.yaml"]),
            let project = XcodeGenProject(Array(lines.joined(separator: "\n").utf8), path: path)
        else { return nil }
        return project.warning(about: model).map { [$0] } ?? []
    }

    private func trimmed(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    // MARK: Tuist

    /// The warnings about the Tuist project in the folder; nil if there is none.
    var tuist: [Diagnostic]? {
        guard let (path, lines) = file(["Project.swift"]) else { return nil }
        let text = lines.joined(separator: "\n")
        guard text.contains("ProjectDescription") else { return nil }
        if let line = lines.firstIndex(where: { $0.contains("folderReference") && mentionsModel($0) }) {
            return [
                warning(
                    path, line + 1, "'\(name)' is in a folder reference, which Xcode copies and does not compile",
                    "add '.coreDataModel(\"\(model)\")' to 'coreDataModels' of the target")
            ]
        }
        // `.coreDataModel("…")` may be written on several lines.
        let calls = text.matches(of: /[cC]oreDataModel\(\s*"([^"]*)"/).map { String($0.output.1) }
        let globs = text.matches(of: /glob\(\s*pattern:\s*"([^"]*)"/).map { String($0.output.1) }
        let folders = text.matches(of: /buildableFolders:\s*\[([^\]]*)\]/).flatMap { match in
            match.output.1.matches(of: /"([^"]*)"/).map { String($0.output.1) }
        }
        guard !(calls + globs + folders).contains(where: { PathPattern($0).covers(model) }) else { return [] }
        return [
            warning(
                path, nil, "no target of Tuist has '\(model)' in 'coreDataModels', so no build compiles it",
                "add '.coreDataModel(\"\(model)\")' to 'coreDataModels' of the target")
        ]
    }

    private func mentionsModel(_ line: String) -> Bool {
        line.contains(name) || !PathText.folder(of: model).isEmpty && line.contains("\"\(PathText.folder(of: model))\"")
    }

    // MARK: Bazel

    /// The warnings about the Bazel package in the folder; nil if there is none.
    var bazel: [Diagnostic]? {
        guard let (path, lines) = file(["BUILD.bazel", "BUILD"]) else { return nil }
        let code = lines.map { line in
            line.split(separator: "#", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        }
        let text = code.joined(separator: "\n")
        let paths = text.matches(of: /"([^"]*)"/).map { String($0.output.1) }
        // A pattern such as `App/**` in `data` has the files of the model.
        let isNamed = paths.contains { $0.contains(name) || PathPattern($0).covers(model + "/contents") }
        if isNamed { return unwrittenClasses(text, path) }
        return [
            warning(
                path, nil, "no rule of the package names '\(model)', so no build compiles it",
                "add 'glob([\"\(model)/**\"])' to 'data' of the swift_library, or to an apple_core_data_model")
        ]
    }

    /// The warnings about rules `swift_coredata` whose `outs` lack the file of a class that Xcode generates.
    private func unwrittenClasses(_ text: String, _ path: String) -> [Diagnostic] {
        text.matches(of: /\b(swift_coredata|objc_coredata)\s*\(/).flatMap { match -> [Diagnostic] in
            guard let call = SwiftCallArguments(text, from: match.range.upperBound, assigning: "="),
                let outs = call["outs"], text[outs.value].first == "[",
                call.arguments.contains(where: { text[$0.value].contains(name) })
            else { return [] }
            let files = Set(
                text[outs.value].matches(of: /"([^"]*)"/).map {
                    MogeneratorNames.stem(String($0.output.1)).parts(between: "+").first ?? ""
                })
            let line = text[..<match.range.lowerBound].count { $0.isNewline } + 1
            return classes.filter { !files.contains($0) }.map {
                warning(
                    path, line, "'outs' of \(match.output.1) has no file of the class '\($0)' of '\(name)'",
                    "add the files of the class to 'outs'")
            }
        }
    }
}
