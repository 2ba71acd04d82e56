import Foundation
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// Classes in Xcode's layout compile, in every era and in both languages.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct XcodeStyleCodeTests {
    private static let eras = ["xcode7", "xcode8", "xcode9", "xcode12", "xcode26"]
    private static let samples = ["BookList", "TodoCore", "DataStore"]

    @Test(arguments: eras, samples)
    func swiftCompiles(_ era: String, _ sample: String) throws {
        let folder = try TemporaryFolder()
        let files = try generate(sample, era, "swift", into: folder)
        let outcome = try TypeChecker().check(swift: files.map(folder.path), mode: .swift5)
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test(arguments: eras, samples)
    func objectiveCCompiles(_ era: String, _ sample: String) throws {
        let folder = try TemporaryFolder()
        let files = try generate(sample, era, "objc", into: folder).filter { $0.hasSuffix(".m") }
        #expect(!files.isEmpty)
        let outcome = try TypeChecker().check(
            objectiveC: files.map(folder.path), headerDirectories: [folder.url.path])
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func aSecondRunChangesNothing() throws {
        let folder = try TemporaryFolder()
        _ = try generate("TodoCore", "xcode12", "swift", into: folder)
        let outcome = try ModelcProcess().run(
            "generate", "Samples/TodoCore/TodoCore.xcdatamodeld", "--output", folder.url.path, "--style", "xcode12",
            "--all-entities", "--check")
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func itsOptionsNeedTheStyle() throws {
        let outcome = try ModelcProcess().run(
            "generate", "Samples/TodoCore/TodoCore.xcdatamodeld", "--output", "none", "--all-entities")
        #expect(outcome.status == 64)
    }

    private func generate(
        _ sample: String, _ era: String, _ language: String, into folder: TemporaryFolder
    ) throws -> [String] {
        let outcome = try ModelcProcess().run(
            "generate", "Samples/\(sample)/\(sample).xcdatamodeld", "--output", folder.url.path, "--style", era,
            "--language", language, "--all-entities")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try folder.files()
    }
}
