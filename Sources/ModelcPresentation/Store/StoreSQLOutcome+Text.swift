import ModelcKit

extension StoreSQLOutcome {
    /// Returns a script for `sqlite3`.
    package var text: String { statements.map { $0 + ";\n" }.joined() }
}
