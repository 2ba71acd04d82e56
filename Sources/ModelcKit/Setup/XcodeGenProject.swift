import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSettings

/// The sources of the targets in XcodeGen's `project.yml`.
struct XcodeGenProject {
    /// A source of a target.
    private struct Source {
        let path: String
        let location: SourceLocation
        var buildPhase: String?
        var type: String?
        var excludes: [String] = []

        func covers(_ model: String) -> Bool { PathPattern(path).covers(model) }

        /// Whether a pattern, which counts from the path, excludes the model.
        func excludes(_ model: String) -> Bool {
            excludes.contains { PathPattern(path.contains("*") ? $0 : PathText.joined(path, $0)).covers(model) }
        }
    }

    private let path: String
    private let sources: [Source]
    /// Whether other files may have more targets or sources.
    private let hasIncludes: Bool

    /// - Returns: nil if the file has no targets, or if it is not understood.
    init?(_ bytes: [UInt8], path: String) {
        guard let root = YAMLFileReader.root(of: bytes, path: path), let targets = root["targets"] else { return nil }
        self.path = path
        hasIncludes = root["include"] != nil
        let holders = targets.members + (root["targetTemplates"]?.members ?? [])
        sources = holders.flatMap { $0.value["sources"].map(XcodeGenProject.sources) ?? [] }
    }

    private static func sources(_ node: ConfigurationNode) -> [Source] {
        switch node.content {
        case .list(let items): items.flatMap(sources)
        case .scalar(let text, _): [Source(path: text, location: node.location)]
        case .mapping:
            node["path"]?.text.map { path in
                [
                    Source(
                        path: path, location: node["buildPhase"]?.location ?? node.location,
                        buildPhase: node["buildPhase"]?.text, type: node["type"]?.text,
                        excludes: node["excludes"]?.texts ?? [])
                ]
            } ?? []
        }
    }

    /// The warning about a model that no target compiles; nil if one does, or if that is not known.
    ///
    /// - Parameter model: the path of the model from the folder of the file.
    func warning(about model: String) -> Diagnostic? {
        let name = PathText.name(of: model)
        let found = sources.filter { $0.covers(model) }
        guard let first = found.first else {
            return hasIncludes
                ? nil
                : diagnostic(
                    "no target of XcodeGen has '\(model)' in its sources, so no build compiles it",
                    "add '- path: \(model)' to 'sources' of a target", SourceLocation(path: path))
        }
        let problems = found.map { problem(of: $0, model) }
        guard !problems.contains(where: { $0 == nil }), let problem = problems.first ?? nil else { return nil }
        return diagnostic("'\(name)' is \(problem.text)", problem.help, first.location)
    }

    private func problem(of source: Source, _ model: String) -> (text: String, help: String)? {
        if source.excludes(model) {
            return (
                "excluded by 'excludes' of '\(source.path)', so no build compiles it",
                "change the pattern, or add '- path: \(model)' to 'sources' of the target"
            )
        }
        if source.buildPhase == "none" {
            return (
                "in no build phase: 'buildPhase: none'",
                "remove the line, so that XcodeGen adds the model to the sources"
            )
        }
        guard source.type == "folder" else { return nil }
        return (
            "in a folder reference, which Xcode copies and does not compile",
            "add '- path: \(model)' to 'sources' of the target"
        )
    }

    private func diagnostic(_ message: String, _ help: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(.unbuiltModel, .warning, message, at: location, help: help)
    }
}

extension ConfigurationNode {
    fileprivate var members: [ConfigurationMember] {
        if case .mapping(let members) = content { members } else { [] }
    }

    fileprivate subscript(key: String) -> ConfigurationNode? { members.first { $0.key.text == key }?.value }

    /// The texts of a list, or the text itself.
    fileprivate var texts: [String] {
        if case .list(let items) = content { return items.compactMap(\.text) }
        return text.map { [$0] } ?? []
    }
}
