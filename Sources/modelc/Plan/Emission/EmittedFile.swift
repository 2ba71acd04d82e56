import ModelcJSON

/// A file of a migration, and what was done with it.
struct EmittedFile {
    var kind: EmittedKind
    var planned: PlannedFile
    /// Whether it was written, and not only listed.
    var isWritten: Bool

    /// For programs (migration §12.2).
    var json: JSONValue {
        ["kind": .string(kind.rawValue), "path": .string(planned.path), "written": .bool(isWritten)]
    }
}
