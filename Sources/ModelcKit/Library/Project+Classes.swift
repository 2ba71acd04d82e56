import ModelcSettings

/// The action taken on a file.
public enum FileAction: String, Hashable, Sendable {
    /// The file is new.
    case create
    /// The contents of the file change.
    case update
    /// The file is already up to date.
    case leave
    /// The file belongs to the user and is not changed.
    case keep
    /// The file is not replaced, because modelc did not write it.
    case refuse
}

/// A file and the action taken on it.
public struct WrittenFile: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// The contents of the file, or the contents it would have; nil for a compiled file, which is not text.
    public let text: String?
    /// The action taken on the file, or that would be taken.
    public let action: FileAction
}

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

extension WrittenFile {
    init(_ planned: PlannedFile) {
        path = planned.path
        text = planned.file.text
        action = FileAction(planned.action)
    }

    init(_ change: FileChange) {
        path = change.path
        text = String(decoding: change.new, as: UTF8.self)
        action = change.isNew ? .create : change.old == change.new ? .leave : .update
    }

    init(_ compiled: CompileOutcome.File) {
        path = compiled.path
        text = nil
        action = FileAction(compiled.action)
    }
}

extension FileAction {
    init(_ action: PlannedFile.Action) {
        self =
            switch action {
            case .create: .create
            case .update: .update
            case .leave: .leave
            case .keep: .keep
            case .refuse: .refuse
            }
    }
}
