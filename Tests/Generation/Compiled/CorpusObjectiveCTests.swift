import Foundation
import ModelcCodegen
import ModelcFiles
import ModelcSchema
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// clang accepts without a word the Objective-C that is generated from every current model of the corpus.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct CorpusObjectiveCTests {
    /// Models that cannot be generated from, with the ids of the diagnostics that say why.
    private static let refused: [String: Set<String>] = [
        "TypesModel.xcdatamodeld/TypesModel.xcdatamodel": ["reserved-property-name"],
        "CoreData/Model.xcdatamodeld/Model 2.xcdatamodel": ["reserved-property-name", "invalid-class-name"],
        "Fixtures/TestModel.xcdatamodeld/TestModel.xcdatamodel": ["invalid-objc-class"],
    ]

    /// What the headers that models name in their user info declare.
    private static let headerTexts = ["Gender.h": "typedef short Gender;"]

    @Test func everyCurrentModelCompiles() throws {
        var seen: Set<[String]> = []
        var checked = 0
        for path in CorpusModels.current() {
            let (result, headers) = try generate(path)
            let errors = Set(result.diagnostics.filter { $0.severity == .error }.map(\.id.rawValue))
            let reason = CorpusObjectiveCTests.refused.first { path.hasSuffix($0.key) }?.value
            #expect(errors == reason ?? [], "\(path)")
            let texts = result.files.map { $0.text.split(separator: "\n").dropFirst().joined(separator: "\n") }
            guard !result.files.isEmpty, seen.insert(texts).inserted else { continue }
            let outcome = try check(result.files, headers)
            let isSilent = outcome == .silence
            #expect(isSilent, "\(path): \(outcome.output.prefix(1000))")
            checked += 1
        }
        #expect(checked > (Corpus.isAvailable ? 60 : 8))
    }

    /// The files, with the headers that the model's user info asks for.
    private func generate(_ path: String) throws -> (CodeGenerationResult, headers: [String]) {
        let reading = ModelReader().read(path)
        guard reading.isUsable, let version = reading.selectedVersion, let schema = version.model else {
            throw CocoaError(.fileReadCorruptFile)
        }
        let options = ObjectiveCOptions(
            sourceName: URL(fileURLWithPath: path).lastPathComponent, modelName: reading.model?.name ?? "",
            includesXcodeGenerated: true)
        let result = ObjectiveCGenerator(options: options).generate(ResolvedModel(schema), locate: version.location)
        return (result, schema.entities.compactMap { $0.userInfo["additionalHeaderFileName"] })
    }

    /// One file that takes in all the others: starting clang takes longer than the work it has with a class.
    private func check(_ files: [GeneratedFile], _ headers: [String]) throws -> CompilerOutcome {
        let folder = try TemporaryFolder()
        for header in Set(headers) {
            _ = try folder.write(CorpusObjectiveCTests.headerTexts[header] ?? "", to: header)
        }
        for file in files { _ = try folder.write(file.text, to: file.path) }
        let sources = files.map(\.path).filter { $0.hasSuffix(".m") }
        let whole = try folder.write(sources.map { "#import \"\($0)\"\n" }.joined(), to: "Whole.m")
        return try TypeChecker().check(
            objectiveC: [whole], headerDirectories: [URL(fileURLWithPath: whole).deletingLastPathComponent().path])
    }
}
