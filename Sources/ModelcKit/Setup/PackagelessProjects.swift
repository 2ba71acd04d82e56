import ModelcBase
import ModelcDiagnostics

/// Checks the definitions of generated projects and Bazel packages for a model: XcodeGen, Tuist, Bazel. The files are
/// read line by line; what they compute is not known.
struct PackagelessProjects {
    private let workspace: Workspace
    private let folder: String
    /// The path of the model in the folder.
    private let model: String

    init(_ workspace: Workspace, folder: String, model: String) {
        self.workspace = workspace
        self.folder = folder
        self.model = model
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

    /// The warnings of the kind; nil if the folder has no such definition.
    var xcodeGen: [Diagnostic]? {
        guard let (path, lines) = file(["project.yml", "project.yaml"]),
            lines.contains(where: { $0.hasPrefix("targets:") })
        else { return nil }
        let entries = sources(in: lines).filter { covers($0.path) }
        guard let nearest = entries.max(by: { $0.path.utf8.count < $1.path.utf8.count }) else {
            return [
                warning(
                    path, nil, "no target of XcodeGen has '\(model)' in its sources, so no build compiles it",
                    "add '- path: \(model)' to 'sources' of a target")
            ]
        }
        if let option = nearest.options.first(where: { $0.hasPrefix("buildPhase:") }), option.contains("none") {
            return [
                warning(
                    path, nearest.line, "'\(name)' is in no build phase: 'buildPhase: none'",
                    "remove the line, so that XcodeGen adds the model to the sources")
            ]
        }
        if let option = nearest.options.first(where: { $0.hasPrefix("type:") }), option.contains("folder") {
            return [
                warning(
                    path, nearest.line, "'\(name)' is in a folder reference, which Xcode copies and does not compile",
                    "add '- path: \(model)' to 'sources' of the target")
            ]
        }
        return []
    }

    private struct Entry {
        let path: String
        let line: Int
        /// The lines below the path with its indentation, without spaces.
        var options: [String] = []
    }

    /// The items of lists `sources:` and the single value of `sources: PATH`.
    private func sources(in lines: [String]) -> [Entry] {
        var found: [Entry] = []
        for (index, line) in lines.enumerated() {
            let text = trimmed(line)
            if let value = text.dropping(start: "sources:").map({ trimmed(String($0)) }), !value.isEmpty {
                let items =
                    value.hasPrefix("[") ? String(value.dropFirst().prefix { $0 != "]" }).parts(between: ",") : [value]
                found += items.map { Entry(path: unquoted(trimmed($0)), line: index + 1) }
            } else if let item = text.dropping(start: "- ").map({ trimmed(String($0)) }) {
                let path = item.dropping(start: "path:").map { trimmed(String($0)) } ?? item
                found.append(Entry(path: unquoted(path), line: index + 1))
            } else if !found.isEmpty, indentation(of: line) > indentation(of: lines[found[found.count - 1].line - 1]) {
                found[found.count - 1].options.append(text)
            }
        }
        return found
    }

    private func covers(_ path: String) -> Bool {
        let path = PathText.trimmed(path)
        return path == "." || model == path || model.hasPrefix(path + "/")
    }

    private func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }

    private func trimmed(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    private func unquoted(_ text: String) -> String { text.filter { $0 != "\"" && $0 != "'" } }

    // MARK: Tuist

    /// The warnings of the kind; nil if the folder has no such definition.
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
        let isNamed = lines.contains { line in
            ["coreDataModel(", "CoreDataModel("].contains(where: line.contains)
                && (mentionsModel(line) || line.contains("*"))
        }
        guard !isNamed, !text.contains("glob(pattern: \"\(PathText.folder(of: model))") else { return [] }
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

    /// The warnings of the kind; nil if the folder has no such definition.
    var bazel: [Diagnostic]? {
        guard let (path, lines) = file(["BUILD.bazel", "BUILD"]) else { return nil }
        let code = lines.filter { !trimmed($0).hasPrefix("#") }
        let isNamed = code.contains { $0.contains(name) || $0.contains("xcdatamodel") }
        guard !isNamed else { return [] }
        return [
            warning(
                path, nil, "no rule of the package names '\(model)', so no build compiles it",
                "add 'glob([\"\(model)/**\"])' to 'data' of the swift_library, or to an apple_core_data_model")
        ]
    }
}
