import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// Writes the file of SQL: for each pair of versions each check as a comment, its query, and one that shows rows.
struct DataCheckWriter {
    private let input: MigrationCodeInput

    init(_ input: MigrationCodeInput) { self.input = input }

    private var path: String { MigrationNames.identifier(input.modelName) + "-data-checks.sql" }

    func result(_ checks: [DataCheckQuery]) -> CodeGenerationResult {
        guard !checks.isEmpty else {
            let diagnostic = Diagnostic(
                .nothingToEmit, .note, "There are no data checks: no migration depends on the data of a store")
            return CodeGenerationResult(files: [], diagnostics: [diagnostic])
        }
        let file = GeneratedFile(path: path, text: text(checks), policy: .never)
        return CodeGenerationResult(files: [file], diagnostics: [])
    }

    private func text(_ checks: [DataCheckQuery]) -> String {
        var lines = SourceLines()
        MigrationFileHeader(input, "data checks of stores before their migration").add(to: &lines, mark: "--")
        lines.addComment(
            "Run the queries on a copy of a store and of its -wal file: even reading may write files beside a "
                + "database. Each section is for stores of one version; modelc identify says which version wrote a "
                + "store. For example, with a section saved as section.sql: sqlite3 -readonly copy.sqlite < "
                + "section.sql", mark: "--")
        lines.add("--")
        lines.addComment(
            "Z_ENT is the number of an entity. If no store was given, the numbers are correct for a store that was "
                + "never migrated; other stores may have other numbers: SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY shows "
                + "them.",
            mark: "--")
        var last: KnownMapping.Pair?
        for check in checks {
            let pair = KnownMapping.Pair(from: check.from, to: check.to)
            if pair != last { addTitle(pair, &lines) }
            last = pair
            add(check, &lines)
        }
        return lines.text
    }

    private func addTitle(_ pair: KnownMapping.Pair, _ lines: inout SourceLines) {
        lines.addBlank()
        lines.add("-- " + String(repeating: "=", count: 60))
        lines.addComment("Stores of \(pair.from), to be migrated to \(pair.to)", mark: "--")
        lines.add("-- " + String(repeating: "=", count: 60))
    }

    private func add(_ check: DataCheckQuery, _ lines: inout SourceLines) {
        lines.addBlank()
        lines.addComment(
            "\(check.check.rawValue) \(check.modelPath): \(check.question)", mark: "--", hanging: 4)
        guard let sql = check.sql else {
            lines.addComment("There is no query: \(check.gap ?? "SQL cannot check it").", mark: "--", hanging: 4)
            return
        }
        lines.add(DataCheckWriter.statement(sql))
        if let sample = check.sampleSQL {
            lines.add("-- Some of them:")
            lines.add(DataCheckWriter.statement(sample))
        }
    }

    /// A query as a statement of its own. Names in it may hold anything, but are in quotes.
    private static func statement(_ sql: String) -> String { sql.hasSuffix(";") ? sql : sql + ";" }
}
