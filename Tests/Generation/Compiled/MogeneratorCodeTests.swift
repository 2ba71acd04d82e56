import Foundation
import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The classes of the layout `mogenerator` compile, with code that was written for mogenerator's classes.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct MogeneratorCodeTests {
    private static let folder = Repository.path("Tests/Fixtures/MogeneratorClient")
    private static let zoo = folder + "/Zoo.xcdatamodeld"

    private func files(of path: String, _ language: OutputLanguage) throws -> [GeneratedFile] {
        let reading = ModelReader().read(path)
        let version = try #require(reading.selectedVersion)
        let model = try #require(version.model)
        var options = MogeneratorOptions()
        options.language = language
        let input = CodeGenerationInput(sourceName: "Zoo.xcdatamodeld", modelName: "Zoo")
        let result = MogeneratorGenerator(input, options).generate(ResolvedModel(model), locate: version.location)
        #expect(result.diagnostics.filter { $0.severity == .error } == [])
        return result.files
    }

    @Test(arguments: TypeChecker.Mode.allCases)
    func swiftForMogeneratorsClassesCompilesUnchanged(_ mode: TypeChecker.Mode) throws {
        let folder = try TemporaryFolder()
        let files = try files(of: Self.zoo, .swift).map { try folder.write($0.text, to: $0.path) }
        let outcome = try TypeChecker().check(
            swift: files + [Self.folder + "/Client.swift"], mode: mode)
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func objectiveCForMogeneratorsClassesCompilesWithoutWarnings() throws {
        let folder = try TemporaryFolder()
        let files = try files(of: Self.zoo, .objectiveC).map { try folder.write($0.text, to: $0.path) }
        let outcome = try TypeChecker().check(
            objectiveC: files.filter { $0.hasSuffix(".m") } + [Self.folder + "/Client.m"],
            headerDirectories: [folder.path("")])
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    /// The classes of every sample compile.
    @Test(arguments: ["BookList", "DataStore", "ReadingList", "TodoCore"])
    func samplesCompile(_ name: String) throws {
        let path = try #require(Samples.model(name))
        let folder = try TemporaryFolder()
        let objectiveC = try files(of: path, .objectiveC).map { try folder.write($0.text, to: "objc/" + $0.path) }
        let outcome = try TypeChecker().check(
            objectiveC: objectiveC.filter { $0.hasSuffix(".m") }, headerDirectories: [folder.path("objc")])
        #expect(outcome.succeeded, "\(outcome.output)")
        let swift = try files(of: path, .swift).map { try folder.write($0.text, to: "swift/" + $0.path) }
        let checked = try TypeChecker().check(swift: swift, mode: .swift6)
        #expect(checked.succeeded, "\(checked.output)")
    }

    @Test func entitiesWithoutAClassAndIgnoredOnesHaveNoFiles() throws {
        let names = try files(of: Self.zoo, .swift).map(\.path)
        #expect(
            names == ["_Keeper.swift", "Keeper.swift", "_Animal.swift", "Animal.swift", "_Lion.swift", "Lion.swift"])
    }
}

/// The models of the samples.
private enum Samples {
    static func model(_ name: String) -> String? {
        let folder = Repository.root.appendingPathComponent("Samples/" + name)
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.sorted().first { $0.hasSuffix(".xcdatamodeld") }.map { folder.path + "/" + $0 }
    }
}
