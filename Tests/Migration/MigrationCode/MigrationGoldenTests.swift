import Foundation
import ModelcFiles
import ModelcMigrationCode
import ModelcSchema
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// Whole files for models written by hand, which the compilers accept.
@Suite struct MigrationGoldenTests {
    @Test(arguments: MigrationFixture.all.filter { $0.hasPlainNames })
    func golden(_ fixture: MigrationFixture) throws {
        let files = try allFiles(fixture).map { ($0.path + ".txt", $0.text) }
        try Goldens("Tests/Migration/MigrationCode/Goldens").expect(files, in: fixture.description)
    }

    @Test(
        .enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"),
        arguments: TestScope.pairs(MigrationFixture.all, TypeChecker.Mode.allCases))
    func swiftCompiles(_ fixture: MigrationFixture, _ mode: TypeChecker.Mode) throws {
        let files = try allFiles(fixture).filter { $0.path.hasSuffix(".swift") }
        #expect(!files.isEmpty)
        #expect(try CheckedFiles.swift(files, mode) == .silence)
    }

    @Test(
        .enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"),
        arguments: [MigrationFixture.blocked, .hostile, .separated])
    func objectiveCCompiles(_ fixture: MigrationFixture) throws {
        let files = try allFiles(fixture).filter { $0.path.hasSuffix(".m") }
        #expect(!files.isEmpty)
        #expect(try CheckedFiles.objectiveC(files) == .silence)
    }

    @Test(arguments: MigrationFixture.all)
    func linesAreTidyAndPathsStayInside(_ fixture: MigrationFixture) throws {
        for file in try allFiles(fixture) {
            #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
            #expect(!file.text.contains(" \n") && !file.text.contains("\n\n\n"), "\(file.path)")
            #expect(!file.path.contains("/") && !file.path.contains("\\"), "\(file.path)")
            #expect(file.policy == .never, "\(file.path)")
        }
    }

    private func allFiles(_ fixture: MigrationFixture) throws -> [GeneratedFile] {
        let input = try fixture.input()
        let generator = MigrationCodeGenerator(input)
        return generator.swiftFiles(input.policyHops)
            + generator.policies(for: input.policyHops, in: .objectiveC).files
    }
}

/// The compilers accept the generated code of every bundle with several versions in the corpora.
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

    /// The reverse migration has changes that are rare in the forward direction: optional properties become required,
    /// and types cannot be converted.
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

    /// The migrations to the current version, or to the last one if the bundle names none; nil if the current version
    /// is the first.
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
