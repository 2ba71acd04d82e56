import ModelcKit

extension StoreSQLOutcome {
    /// The statements as a script for `sqlite3`.
    package var text: String { statements.map { $0 + ";\n" }.joined() }
}
