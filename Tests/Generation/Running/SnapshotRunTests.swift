import Foundation
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// Snapshots at run time: the sample that imports the answer of a search, and the way of values to an object and back.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "programs are compiled on Linux only"))
struct SnapshotRunTests {
    private static let sample = "Samples/SongSearch"

    @Test func theSampleImportsTheAnswerOfASearch() throws {
        let sources = try GeneratedSources(
            model: Repository.path("\(Self.sample)/SongSearch.xcdatamodeld"), programmaticModel: true)
        #expect(sources.diagnostics.isEmpty)
        let program = try String(contentsOfFile: Fixtures.path("Snapshots/Import.swift.txt"), encoding: .utf8)
        let output = try StandIn.shared.get().output(
            of: program, with: sources, besides: [Repository.path("\(Self.sample)/SongImport.swift")],
            arguments: [Repository.path("\(Self.sample)/search.json")])
        try Goldens("Tests/Generation/TypeChecking/Fixtures/Snapshots").expect(output, "Import.txt")
    }

    /// A stand-in is no proof that the sample compiles with Core Data.
    @Test(arguments: TypeChecker.Mode.allCases)
    func theSampleCompilesWithCoreData(_ mode: TypeChecker.Mode) throws {
        let sources = try GeneratedSources(model: Repository.path("\(Self.sample)/SongSearch.xcdatamodeld"))
        let folder = try TemporaryFolder()
        let files = try sources.files.map { try folder.write($0.text, to: $0.path) }
        let check = try TypeChecker().check(
            swift: files + [Repository.path("\(Self.sample)/SongImport.swift")], mode: mode)
        #expect(check == .silence, "\(check.output)")
    }
}
