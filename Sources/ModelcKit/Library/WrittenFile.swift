import ModelcSettings

/// A file that a command writes, and the action taken on it.
public struct WrittenFile: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// The contents of the file. In a dry run, these are the contents that would be written. Nil for a compiled file,
    /// which is not text.
    public let text: String?
    /// The action taken on the file. In a dry run, this is the action that would be taken.
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
