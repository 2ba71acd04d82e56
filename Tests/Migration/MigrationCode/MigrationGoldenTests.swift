import ModelcMigrationCode
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
        arguments: MigrationFixture.all, TypeChecker.Mode.allCases)
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
