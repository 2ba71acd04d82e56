import ModelcSettings

/// What is done with a file.
public enum FileAction: String, Hashable, Sendable {
    /// It is new.
    case create
    /// It says something else now.
    case update
    /// It says what it should.
    case leave
    /// It is the user's.
    case keep
    /// Something is there that modelc did not write.
    case refuse
}

/// A file, and what was done with it.
public struct WrittenFile: Hashable, Sendable {
    /// Where it stands.
    public let path: String
    /// What it says now, or would say; nil for a compiled file, which is no text.
    public let text: String?
    /// What was done with it, or would be.
    public let action: FileAction
}

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
