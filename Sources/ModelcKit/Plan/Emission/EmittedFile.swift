import ModelcJSON

/// A file of a migration, and what was done with it.
package struct EmittedFile {
    package var kind: EmittedKind
    package var planned: PlannedFile
    /// Whether it was written, and not only listed.
    package var isWritten: Bool

    /// For programs (migration §12.2).
    package var json: JSONValue {
        ["kind": .string(kind.rawValue), "path": .string(planned.path), "written": .bool(isWritten)]
    }
}
