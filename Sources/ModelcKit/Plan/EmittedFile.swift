import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// A file of a migration, and whether it was written.
package struct EmittedFile {
    package var kind: EmittedKind
    package var planned: PlannedFile
    /// Whether the file was written, not only listed.
    package var isWritten: Bool
}
