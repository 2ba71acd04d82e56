import ModelcDiagnostics
import ModelcPlans
import ModelcSettings
import ModelcSourceCode

/// Generates the code and the queries for a migration plan (FormatMigrationFacts §7.4, §8, MigrationArtifacts).
///
/// 1. *Stages*: an `NSStagedMigrationManager` with a handler wherever the store has to be prepared.
/// 2. *Policies*: the `NSEntityMigrationPolicy` classes that mapping models call where copying is not enough.
/// 3. *Tests*: XCTest cases that migrate a store of every version, and check that Core Data's inference matches the
///    plan.
/// 4. *Checks*: all data checks in one SQL file.
///
/// Does no input or output. The files belong to the user once they are written, so their policy is `never`. Code that
/// only the user can write is marked with `EDIT`, and stops the migration with a message until it is written.
package struct MigrationCodeGenerator: Sendable {
    private let input: MigrationCodeInput

    package init(_ input: MigrationCodeInput) { self.input = input }

    /// Returns the version pairs whose steps the input must contain: neighbours in the order of the stages.
    package static func neighbours(in plan: MigrationPlan) -> [KnownMapping.Pair] {
        StageVersions.neighbours(in: plan.stages)
    }

    /// Generates the Swift code that builds the stages; no file if there is nothing to migrate.
    package func stagedMigration() -> CodeGenerationResult { StagedMigrationWriter(input).result() }

    /// Returns the hops that need a mapping model, because Core Data would make them and cannot infer them, or
    /// because no stage can; each once.
    package static func hopsWithoutInference(in plan: MigrationPlan) -> [KnownMapping.Pair] {
        HopsWithoutInference.pairs(in: plan)
    }

    /// Returns the names of the files of hops: `V1toV2`. Hops with equal names get numbers.
    package static func fileNames(of hops: [KnownMapping.Pair]) -> [String] {
        MigrationNames.files(of: hops)
    }

    /// Generates the policies that mapping models call, a file for each hop that has any.
    package func policies(
        for hops: [MigrationPolicyHop], in language: OutputLanguage
    ) -> CodeGenerationResult {
        MigrationPolicyWriter(input, language).result(hops)
    }

    /// Generates an XCTest file.
    ///
    /// - Parameter withStages: whether the tests can call the file of `stagedMigration()`.
    package func tests(withStages: Bool) -> CodeGenerationResult {
        MigrationTestWriter(input, withStages: withStages && !stagedMigration().files.isEmpty).result()
    }

    /// Generates an SQL file with one query for each check.
    ///
    /// - Parameter checks: in the order of the file.
    package func dataChecks(_ checks: [DataCheckQuery]) -> CodeGenerationResult {
        DataCheckWriter(input).result(checks)
    }
}

/// Writes the SQL file: for each pair of versions each check as a comment, its query, and a query that shows rows.
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
                + "database. Each section is for stores of one version; \(ToolCommandName.identify) says which version wrote a "
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

    /// Returns a query as a statement. Names in it may contain any character, but are quoted.
    private static func statement(_ sql: String) -> String { sql.hasSuffix(";") ? sql : sql + ";" }
}
