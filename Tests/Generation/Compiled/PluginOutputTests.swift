import Foundation
import ModelcTestSupport
import ModelcTypeChecking
import Testing

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
        let check = try TypeChecker().check(swift: [folder.path("_ReadingList.swift")] + own, mode: mode)
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
