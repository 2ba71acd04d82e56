import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// Writes the code and the queries that a plan of migrations asks for (FormatMigrationFacts §7.4, §8,
/// MigrationArtifacts).
///
/// 1. *Stages*: an `NSStagedMigrationManager` with a handler wherever the store has to be made ready.
/// 2. *Policies*: the `NSEntityMigrationPolicy` classes that mapping models call where copying is not enough.
/// 3. *Tests*: XCTest cases that migrate a store of every version, and ask Core Data whether it infers what the plan says.
/// 4. *Checks*: all questions to stores as one file of SQL.
///
/// Pure: nothing is read or written. The files belong to the user once they are on disk, so their policy is `never`. What
/// only the user can write is marked with `EDIT`, and stops the migration with a message until it is written.
package struct MigrationCodeGenerator: Sendable {
    private let input: MigrationCodeInput

    package init(_ input: MigrationCodeInput) { self.input = input }

    /// The version pairs whose steps the input has to hold: neighbours in the order of the stages.
    package static func neighbours(in plan: MigrationPlan) -> [KnownMapping.Pair] {
        StageVersions.neighbours(in: plan.stages)
    }

    /// Swift that builds the stages; no file where there is nothing to migrate.
    package func stagedMigration() -> CodeGenerationResult { StagedMigrationWriter(input).result() }

    /// The hops that need a mapping model, because Core Data would make them and cannot infer them, or because no stage
    /// can; each once.
    package static func hopsWithoutInference(in plan: MigrationPlan) -> [KnownMapping.Pair] {
        HopsWithoutInference.pairs(in: plan)
    }

    /// `V1toV2`: by which the files of hops are named. Hops whose versions give one name are distinguished by numbers.
    package static func fileNames(of hops: [KnownMapping.Pair]) -> [String] {
        MigrationNames.files(of: hops)
    }

    /// The policies that mapping models call, a file for each hop that has any.
    package func policies(
        for hops: [MigrationPolicyHop], in language: MigrationPolicyLanguage
    ) -> CodeGenerationResult {
        MigrationPolicyWriter(input, language).result(hops)
    }

    /// An XCTest file.
    ///
    /// - Parameter withStages: whether the file of `stagedMigration()` is there for the tests to call.
    package func tests(withStages: Bool) -> CodeGenerationResult {
        MigrationTestWriter(input, withStages: withStages && !stagedMigration().files.isEmpty).result()
    }

    /// A file of SQL with one query for each check.
    ///
    /// - Parameter checks: in the order in which they are to stand there.
    package func dataChecks(_ checks: [DataCheckQuery]) -> CodeGenerationResult {
        DataCheckWriter(input).result(checks)
    }
}
