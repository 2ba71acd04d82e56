/// A generated file of a migration, and whether it was written.
package struct EmittedFile {
    package var kind: EmittedKind
    package var planned: PlannedFile
    /// True if the file was written; false if it was only listed.
    package var isWritten: Bool
}
