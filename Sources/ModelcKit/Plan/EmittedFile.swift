/// A file of a migration, and whether it was written.
package struct EmittedFile {
    package var kind: EmittedKind
    package var planned: PlannedFile
    /// Whether the file was written, not only listed.
    package var isWritten: Bool
}
