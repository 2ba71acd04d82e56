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
