import ModelcDiagnostics
import ModelcText

extension MigrationReport {
    /// A finding with its severity as the user wants it, and the file that it is in.
    package struct Issue: Hashable, Sendable {
        package var finding: MigrationFinding
        /// How much it matters; the user may have said otherwise than the code does.
        package var level: Severity
        /// The path of the file, as the user would type it: a version's file, the bundle, a mapping model, the lock file, a
        /// store.
        package var file: String
        /// The start tag in that file; nil for the file as a whole.
        package var position: SourcePosition?

        package init(
            _ finding: MigrationFinding, level: Severity, file: String, position: SourcePosition? = nil
        ) {
            self.finding = finding
            self.level = level
            self.file = file
            self.position = position
        }

        /// `path:line:column`, or the path alone.
        package var place: String { position.map { "\(file):\($0.line):\($0.column)" } ?? file }
    }
}
