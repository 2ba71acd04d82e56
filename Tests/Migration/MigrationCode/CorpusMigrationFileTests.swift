import Foundation
import ModelcFiles
import ModelcMigrationCode
import ModelcSchema
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The compilers accept what is written for every bundle of the corpora with several versions.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct CorpusMigrationFileTests {
    @Test func everyBundleWithSeveralVersionsCompiles() throws {
        var (bundles, files) = (0, 0)
        for (index, bundle) in Corpus.series.enumerated() {
            guard let input = try CorpusMigrationFileTests.input(bundle) else { continue }
            files += try check(input, TestScope.share(of: [.swift5, .swift6MainActor], at: index), bundle)
            bundles += 1
        }
        #expect(bundles >= (Corpus.isAvailable ? 15 : 2) && files >= 2 * bundles)
    }

    /// The way back has what models rarely have on their way forward: optional things that become required, types that
    /// cannot be converted.
    @Test func everyBundleCompilesBackwards() throws {
        var (handlers, policies) = (0, 0)
        for bundle in Corpus.series {
            let models = try CorpusMigrationFileTests.models(bundle)
            guard models.count > 1 else { continue }
            let input = try MigrationCodeInput.of(models.reversed(), modelName: "Model")
            _ = try check(input, [.swift6], bundle)
            let generator = MigrationCodeGenerator(input)
            handlers += generator.stagedMigration().files.filter { $0.text.contains("EDIT") }.count
            policies += generator.policies(for: input.policyHops, in: .objectiveC).files.count
        }
        if Corpus.isAvailable { #expect(handlers >= 5 && policies >= 5) }
    }

    /// The number of files.
    private func check(
        _ input: MigrationCodeInput, _ modes: [TypeChecker.Mode], _ bundle: String
    ) throws -> Int {
        let generator = MigrationCodeGenerator(input)
        let files = generator.swiftFiles(input.policyHops)
        for mode in modes where !files.isEmpty {
            #expect(try CheckedFiles.swift(files, mode) == .silence, "\(bundle)")
        }
        let objectiveC = generator.policies(for: input.policyHops, in: .objectiveC).files
        if !objectiveC.isEmpty { #expect(try CheckedFiles.objectiveC(objectiveC) == .silence, "\(bundle)") }
        return files.count + objectiveC.count
    }

    /// The migrations to the current version, or to the last one where the bundle does not say; nil where the current
    /// version is the first.
    private static func input(_ bundle: String) throws -> MigrationCodeInput? {
        guard let model = ModelReader().read(bundle, .all).model else { throw UnreadableFixture(description: bundle) }
        let models = try models(bundle)
        guard models.count > 1, model.currentVersion?.name != models.first?.name else { return nil }
        return try MigrationCodeInput.of(models, modelName: model.name, target: model.currentVersion?.name)
    }

    private static func models(_ bundle: String) throws -> [(name: String, model: ManagedObjectModel)] {
        guard let model = ModelReader().read(bundle, .all).model else { throw UnreadableFixture(description: bundle) }
        return model.versions.compactMap { version in version.model.map { (version.name, $0) } }
    }
}
