import ModelcSettings

/// The files of generated classes.
public struct GeneratedClasses: Hashable, Sendable {
    /// The files of all entities.
    public let files: [WrittenFile]
    /// Whether the generation had no errors. If a file is refused or a model cannot be used, nothing is written. If only parts
    /// of a model have errors, they are omitted and the other files are written.
    public let isDone: Bool
    /// Messages about models, settings and files.
    public let messages: [Message]
}

extension Project {
    /// Generates classes with the settings of the project's configuration.
    ///
    /// - Parameters:
    ///   - path: the model; nil for the models of the configuration, or for the only model of the project.
    ///   - folder: the folder for the files; nil for the folder that the configuration sets.
    ///   - writes: whether to write the files.
    /// - Throws: `ProjectError` if the configuration is not valid, or if it is not clear which model to use.
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
