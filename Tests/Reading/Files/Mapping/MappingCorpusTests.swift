import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Every mapping model of the corpus, compared with the data of an independent reader.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct MappingCorpusTests {
    @Test(arguments: try MappingCorpus.all()) func theFactsAreAsExpected(_ file: MappingCorpus) throws {
        let reading = try file.read()
        #expect(reading.diagnostics.filter { $0.severity > .note }.isEmpty, "\(reading.diagnostics)")
        let mapping = try #require(reading.mapping)
        #expect(mapping.frameworkVersion == file.count("framework_version"))
        #expect(mapping.entityMappings.count == file.count("entity_mappings"))
        #expect(mapping.entityMappings.map(\.attributeMappings.count).reduce(0, +) == file.count("attribute_mappings"))
        #expect(
            mapping.entityMappings.map(\.relationshipMappings.count).reduce(0, +)
                == file.count("relationship_mappings"))
        let orphans = mapping.unreachableObjects.compactMap { $0.attributes.first?.value }
        #expect(orphans.count { $0 == "XDDEVENTITYMAPPING" } == file.count("orphan_entity_mappings"))
        #expect(orphans.count { $0 == "XDDEVATTRIBUTEMAPPING" } == file.count("orphan_attribute_mappings"))
        #expect(orphans.count { $0 == "XDDEVRELATIONSHIPMAPPING" } == file.count("orphan_relationship_mappings"))
        #expect(reading.diagnostics.count == orphans.count)
        let policies = Set(mapping.entityMappings.compactMap(\.policyClass)).sorted().joined(separator: "; ")
        #expect(policies == file.facts["policies"])
        #expect(mapping.expressions.count == file.count("value_expressions"))
    }

    @Test(arguments: try MappingCorpus.all()) func bothModelsAreDecoded(_ file: MappingCorpus) throws {
        let mapping = try file.mapping()
        let names = Set(try #require(mapping.destination.model).entities.map(\.name))
        #expect(!names.isEmpty)
        for entityMapping in mapping.entityMappings {
            if let name = entityMapping.destinationEntityName { #expect(names.contains(name)) }
        }
        let sources = Set(try #require(mapping.source.model).entities.map(\.name))
        for entityMapping in mapping.entityMappings {
            if let name = entityMapping.sourceEntityName { #expect(sources.contains(name)) }
        }
        let versions = [("source_model", mapping.source), ("destination_model", mapping.destination)]
        for (column, embedded) in versions {
            let expected = file.side(column).version
            let found = "\(embedded.bundleName ?? "").xcdatamodeld/\(embedded.versionName ?? "").xcdatamodel"
            #expect(found == expected)
        }
    }

    /// All expressions of the corpus have a text, and the text gives the same expression and the same archive.
    @Test func everyExpressionIsReadAndPrinted() throws {
        let expressions = try MappingCorpus.all().flatMap { try $0.mapping().expressions }
        #expect(expressions.count == 14)
        for expression in expressions {
            #expect(try ValueExpression(format: expression.text) == expression)
        }
        let texts = Set(expressions.map(\.text))
        #expect(texts.contains("$source.continent.numericISO3166Code"))
        #expect(texts.contains("TRUE"))
        let message = "FUNCTION($manager, \"destinationInstancesForEntityMappingNamed:sourceInstances:\", "
        #expect(texts.contains(message + "\"PersonToPerson\", $source.owner)"))
    }
}

extension MappingModel {
    /// All expressions that authors wrote.
    var expressions: [ValueExpression] {
        entityMappings.flatMap { mapping in
            mapping.attributeMappings.compactMap(\.valueExpression)
                + mapping.relationshipMappings.compactMap(\.valueExpression)
        }
    }
}

/// The mapping models of the corpus, with the data of an independent reader.
struct MappingCorpus: CustomTestStringConvertible {
    /// The path of the `xcmapping.xml`, relative to the folder of mapping models.
    let relativePath: String
    let facts: [String: String]

    static func all() throws -> [MappingCorpus] {
        try Corpus.table("mappings/EXPECTED.tsv").map { MappingCorpus(relativePath: $0["mapping"] ?? "", facts: $0) }
    }

    var testDescription: String { relativePath }

    private func root() throws -> URL { try #require(Corpus.root) }

    func path() throws -> String { try root().appendingPathComponent("mappings/" + relativePath).path }

    func read() throws -> MappingModelReading { MappingModelReader().read(try path()) }

    func mapping() throws -> MappingModel { try #require(try read().mapping) }

    func count(_ column: String) -> Int { facts[column].flatMap { Int($0) } ?? -1 }

    /// One of the embedded models: its origin, and whether it is still equal (`fresh`, `STALE …`).
    struct Side {
        var version: String
        var verdict: String
    }

    func side(_ column: String) -> Side {
        let parts = (facts[column] ?? "").components(separatedBy: ": ")
        return Side(version: parts.first ?? "", verdict: parts.last ?? "")
    }

    /// The model on disk that a side was created from; nil if the corpus has none.
    func diskModel(_ column: String) throws -> ManagedObjectModel? {
        let side = side(column)
        guard side.verdict != "not found" else { return nil }
        let owner = relativePath.split(separator: "/").first.map(String.init) ?? ""
        let folder = try Corpus.models().appendingPathComponent(owner)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let path = try #require(paths.first { $0.hasSuffix("/" + side.version) || $0 == side.version })
        return ModelReader().read(folder.appendingPathComponent(path).path).selectedVersion?.model
    }
}

/// The findings for the mapping models of the corpus.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct MappingCheckCorpusTests {
    /// All problems of the 11 mapping models whose versions are in the corpus, without notes.
    @Test func theFindingsAreTheKnownOnes() throws {
        var found: [String: [String]] = [:]
        var notes: [String: Int] = [:]
        for file in try MappingCorpus.all() {
            guard let subject = try subject(file) else { continue }
            let name = String(file.relativePath.split(separator: "/").dropLast().last?.split(separator: ".")[0] ?? "")
            for finding in MappingChecker().findings(in: subject) {
                if finding.level == .note {
                    notes[finding.code.rawValue, default: 0] += 1
                } else {
                    let details = finding.related.map(\.message).joined(separator: "; ")
                    let subject = [finding.code.rawValue, finding.modelPath].filter { !$0.isEmpty }
                    found[name, default: []].append((subject + [details, finding.help ?? ""]).joined(separator: " | "))
                }
            }
        }
        #expect(
            found == [
                "Relationship-v1-to-v2": [
                    "MM606 | StudentToStudent.teachers |  | map both directions from the two directions of one source "
                        + "relationship, or both in the policy"
                ],
                "News": [
                    "MM602 | from 'News 3' to 'News 5', where the value expression uses FeedExtra.articleCount, which "
                        + "does not exist | add entity mappings for FeedExtra"
                ],
            ])
        // Nearly all could be inferred; copies by older versions of Xcode spell classes differently.
        #expect(notes == ["MM601": 9, "MM602": 1, "MM607": 10])
    }

    private func subject(_ file: MappingCorpus) throws -> MappingCheckSubject? {
        let mapping = try file.mapping()
        guard let source = try versions(file, "source_model"), let target = try versions(file, "destination_model")
        else { return nil }
        let known = Set(source.map(\.bundlePath))
        return MappingCheckSubject(
            mapping: mapping, source: side(mapping.source, source),
            destination: side(mapping.destination, target),
            versions: source + target.filter { !known.contains($0.bundlePath) })
    }

    private func side(
        _ embedded: EmbeddedModel, _ versions: [MappingCheckSubject.Version]
    ) -> MappingCheckSubject.Side {
        let version = versions.first { $0.name == embedded.versionName }
        let copy = embedded.model ?? ManagedObjectModel()
        return MappingCheckSubject.Side(
            version: version, copiedHashes: EmbeddedModelComparison.comparableHashes(of: copy),
            staleEntities: version.map { EmbeddedModelComparison.staleEntities(of: copy, against: $0.model) } ?? [])
    }

    /// All versions of the bundle that one side was created from; nil if the corpus lacks it.
    private func versions(_ file: MappingCorpus, _ column: String) throws -> [MappingCheckSubject.Version]? {
        let side = file.side(column)
        guard side.verdict != "not found" else { return nil }
        let folder = try Corpus.models().appendingPathComponent(file.relativePath.split(separator: "/")[0].description)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let path = try #require(paths.first { $0.hasSuffix("/" + side.version) || $0 == side.version })
        let bundle = (folder.appendingPathComponent(path).path as NSString).deletingLastPathComponent
        let reading = ModelReader().read(bundle, .all)
        return (reading.model?.versions ?? []).compactMap { version in
            version.model.map { model in
                MappingCheckSubject.Version(
                    name: version.name, bundlePath: bundle, filePath: version.filePath, model: model,
                    hashes: EmbeddedModelComparison.comparableHashes(of: model))
            }
        }
    }
}
