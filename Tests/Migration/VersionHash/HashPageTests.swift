import Foundation
import ModelcBase
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// The hashes on the pages about formats are correct.
@Suite struct HashPageTests {
    private let hashes: ModelVersionHashes

    init() throws {
        let text = try DocumentationPage.exampleModel()
        let model = try #require(ModelReader.model(in: SourceText(Array(text.utf8)), path: "Formats").model)
        hashes = VersionHasher.hashes(of: ResolvedModel(model))
    }

    /// The hash input on the page gives the hash on the page, which equals the computed one.
    @Test func everyStepIsRight() throws {
        let blocks = try DocumentationPage("FormatVersionHash").blocks("hash").joined(separator: "\n")
        let step = /(?<name>[A-Z]\w+(?:\.\w+)?)(?<base>\s+base)?\s+H\((?<input>[^)]*)\)\s*=\s*(?<hash>[0-9a-f]{64})/
        let steps = blocks.matches(of: step)
        #expect(steps.count == 13)
        for step in steps {
            let message = try bytes(of: String(step.input))
            #expect(Hexadecimal.text(of: SHA256.digest(of: message).bytes) == step.hash, "\(step.name)")
            guard step.base == nil else { continue }
            #expect(try hash(of: String(step.name)) == step.hash, "\(step.name)")
        }
    }

    /// Texts in quotes and hexadecimal digits.
    private func bytes(of input: String) throws -> [UInt8] {
        try input.split(whereSeparator: \.isWhitespace).flatMap { part in
            part.hasPrefix("\"")
                ? Array(part.dropFirst().dropLast().utf8) : try #require(Hexadecimal.bytes(of: String(part)))
        }
    }

    /// The hash of `Book` or `Book.title`.
    private func hash(of name: String) throws -> String {
        let parts = name.split(separator: ".").map(String.init)
        let entity = try #require(hashes.entities.first { $0.name == parts[0] })
        guard parts.count == 2 else { return try #require(entity.hash).hexadecimal }
        return try #require(entity.properties.first { $0.name == parts[1] }).hash.hexadecimal
    }

    private func values(onPage name: String) throws -> [(name: String, value: String)] {
        try DocumentationPage(name).lines("values").compactMap { line in
            let parts = line.split(separator: " ").map(String.init)
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
    }

    @Test func theModelHasTheValuesOfThePage() throws {
        var expected = hashes.entities.map { ($0.name, $0.hash?.hexadecimal ?? "") }
        expected += [("checksum", hashes.checksum?.base64 ?? ""), ("digest", hashes.digest ?? "")]
        let values = try values(onPage: "FormatVersionHash")
        #expect(values.map(\.name) == expected.map(\.0) && values.map(\.value) == expected.map(\.1))
        #expect(hashes.isVerified)
    }

    /// The constants of mapping models follow the rules for all models.
    @Test func theConstantsOfMappingModelsAgree() throws {
        let values = try values(onPage: "FormatMappingModel")
        let entities = values.filter { $0.name.hasPrefix("XD") }
        let constants = Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.value) })
        let digests = try entities.map { [UInt8](try #require(Data(base64Encoded: $0.value))) }
        #expect(entities.count == 5 && digests.allSatisfy { $0.count == SHA256Digest.byteCount })
        let named = zip(entities, digests).flatMap { Array($0.name.utf8) + $1 }
        #expect(constants["checksum"] == Base64.text(of: SHA256.digest(of: digests.flatMap { $0 }).bytes))
        #expect(constants["digest"] == Base64.text(of: SHA512.digest(of: named)))
    }

    @Test func theListOfCompiledVersionsHasTheHashes() throws {
        let text = try #require(try DocumentationPage("FormatCompiledModel").blocks("xml").first)
        let list = try #require(
            try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any])
        let versions = try #require(list["NSManagedObjectModel_VersionHashes"] as? [String: [String: Data]])
        let current = try #require(list["NSManagedObjectModel_CurrentVersionName"] as? String)
        let expected = hashes.entities.map { ($0.name, Data($0.hash?.bytes ?? [])) }
        #expect(versions == [current: Dictionary(uniqueKeysWithValues: expected)])
        let checksums = list["NSManagedObjectModel_VersionChecksums"] as? [String: String]
        #expect(checksums == [current: hashes.checksum?.base64 ?? ""])
    }

    @Test func theFurtherVectorsAreThoseOfTheWorkedExamples() throws {
        let rows = try DocumentationPage("FormatVersionHash").rows(ofSection: "## 6.")
        let tests = try String(
            contentsOfFile: Repository.path("Tests/Migration/VersionHash/WorkedExampleTests.swift"), encoding: .utf8)
        #expect(rows.count == 4)
        for row in rows { #expect(row.last.map { tests.contains($0) } == true, "\(row)") }
    }
}
