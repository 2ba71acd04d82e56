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
