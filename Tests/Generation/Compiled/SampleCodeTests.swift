import Foundation
import ModelcCodegen
import ModelcSettings
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The compiler accepts what is generated from the samples, without a word.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct SampleCodeTests {
    @Test(arguments: TypeChecker.Mode.allCases, AccessLevel.allCases)
    func samplesCompile(_ mode: TypeChecker.Mode, _ access: AccessLevel) throws {
        let samples = try ["BookList", "TodoCore", "DataStore"].map { name in
            try GeneratedSources(model: Repository.path("Samples/\(name)/\(name).xcdatamodeld"), access: access)
        }
        #expect(samples.flatMap(\.diagnostics).isEmpty)
        for module in GeneratedModule.modules(of: samples) {
            let folder = try TemporaryFolder()
            let features = access == .public ? ["InternalImportsByDefault"] : []
            let outcome = try TypeChecker().check(
                swift: try module.write(to: folder), mode: mode, upcomingFeatures: features)
            // The kit's UUID, Date and the like are not Foundation's own, so that a public import can seem unused.
            let isQuiet = outcome == .silence || (access == .public && !outcome.output.contains("error:"))
            #expect(outcome.succeeded && isQuiet, "\(outcome.output)")
        }
    }
}

/// What the build-tool plugin generates for the sample package compiles with the package's own sources where there is Core
/// Data. (That the package builds on Linux, where there is none, is a step of its own in CI.)
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct PluginOutputTests {
    @Test(arguments: TypeChecker.Mode.allCases)
    func thePackageCompilesWithCoreData(_ mode: TypeChecker.Mode) throws {
        let folder = try TemporaryFolder()
        let package = "Samples/ReadingList/Sources/ReadingList"
        let outcome = try ModelcProcess().run(
            "generate", "\(package)/Model/ReadingList.xcdatamodeld", "--single-file", "--no-human",
            "--module", "ReadingList", "--output", folder.url.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let own = try FileManager.default.contentsOfDirectory(atPath: Repository.path(package))
            .filter { $0.hasSuffix(".swift") }.map { Repository.path("\(package)/\($0)") }.sorted()
        #expect(own.count == 3)
        // SwiftPM makes this for a target with resources.
        try "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
            .write(toFile: folder.path("Resources.swift"), atomically: true, encoding: .utf8)
        let generated = ["_ReadingList.swift", "Resources.swift"].map(folder.path)
        let check = try TypeChecker().check(swift: generated + own, mode: mode)
        #expect(check == .silence, "\(check.output)")
    }

    @Test(arguments: ["BookList", "TodoCore", "DataStore"], TypeChecker.Mode.allCases)
    func oneFileSaysTheSameAsMany(_ name: String, _ mode: TypeChecker.Mode) throws {
        let folder = try TemporaryFolder()
        let outcome = try ModelcProcess().run(
            "generate", "Samples/\(name)/\(name).xcdatamodeld", "--single-file", "--output", folder.url.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let files = try folder.files()
        #expect(files.filter { $0.hasPrefix("_") } == ["_\(name).swift"])
        let check = try TypeChecker().check(swift: files.map(folder.path), mode: mode)
        #expect(check == .silence, "\(check.output)")
    }
}

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
