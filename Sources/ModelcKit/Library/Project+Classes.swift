import ModelcSettings

/// Files of generated classes.
public struct GeneratedClasses: Hashable, Sendable {
    /// Those of all entities, by their paths.
    public let files: [WrittenFile]
    /// Whether nothing was in the way: only then are files written.
    public let isDone: Bool
    /// Messages about models, settings and files.
    public let messages: [Message]
}

extension Project {
    /// Generates classes, by the settings of the project's configuration.
    ///
    /// - Parameters:
    ///   - path: the model; nil for those of the configuration, or the only one of the project.
    ///   - folder: where the files go; nil for where the configuration says.
    ///   - writes: whether the files are written.
    /// - Throws: `ProjectError` where the configuration cannot be used, or it is not clear which model is meant.
    public func generate(
        _ path: String? = nil, into folder: String? = nil, writes: Bool = true
    ) throws(ProjectError) -> GeneratedClasses {
        var request = GenerateRequest(path: path)
        request.settings.output = folder.map { .flag(ConfiguredPath($0)) }
        request.action.isRehearsal = !writes
        return try outcome(of: Generate.self, request) { made in
            GeneratedClasses(
                files: made.report.files.map(WrittenFile.init), isDone: made.result == .done,
                messages: made.report.diagnostics.map(Message.init))
        }
    }
}
