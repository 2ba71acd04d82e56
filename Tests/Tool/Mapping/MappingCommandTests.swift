import Foundation
import ModelcTestSupport
import Testing

/// `modelc mapping`, as users run it.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct MappingCommandTests {
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder
    private let mappings: URL
    private let models: URL

    init() throws {
        folder = try TemporaryFolder()
        let root = try #require(Corpus.root)
        mappings = root.appendingPathComponent(
            "mappings/dongshuju+coredata-demo/coredata-start/Model/RelationshipModel")
        models = root.appendingPathComponent("models/dongshuju+coredata-demo")
    }

    /// A copy of a mapping model of the corpus.
    private func copy(_ name: String) throws -> String {
        let path = folder.path(name)
        try FileManager.default.copyItem(atPath: mappings.appendingPathComponent(name).path, toPath: path)
        return path
    }

    @Test func showPrintsAFormForReview() throws {
        let outcome = try modelc.run(
            "mapping", "show", copy("MapModel2.xcmappingmodel"), "--models", folder.path(""))
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(
            outcome.output.hasPrefix(
                "MapModel2   Relationship 2 → Relationship 3   source not compared; destination not compared\n"))
        #expect(outcome.output.split(separator: "\n").count <= 20)
        let json = try modelc.run(
            "mapping", "show", "--format", "json", copy("Relationship-v1-to-v2.xcmappingmodel"), "--models",
            models.path)
        let document = try PrintedDocument.result(of: json.output)
        #expect((document["entityMappings"] as? [Any])?.count == 3)
        #expect((document["source"] as? [String: Any])?["freshness"] as? String == "fresh")
    }

    @Test func showTellsWhetherTheCopiesAreFresh() throws {
        let stale = try modelc.run("mapping", "show", copy("MapModel2.xcmappingmodel"), "--models", models.path)
        #expect(
            stale.output.hasPrefix(
                "MapModel2   Relationship 2 → Relationship 3   stale: destination differs in NewEntity\n"))
        let fresh = try modelc.run(
            "mapping", "show", copy("Relationship-v1-to-v2.xcmappingmodel"), "--models", models.path)
        #expect(fresh.output.hasPrefix("Relationship-v1-to-v2   Relationship → Relationship 2   fresh\n"))
        #expect(fresh.status == 0 && stale.status == 0)
    }

    @Test func whatIsNoMappingModelIsUnusable() throws {
        let outcome = try modelc.run("mapping", "show", models.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("[not-a-mapping-model]"))
    }

    /// The differing entities have no entity mapping: Core Data still finds the mapping model, so that `--check`
    /// passes.
    @Test func refreshMakesAnOutdatedMappingModelFresh() throws {
        let path = try copy("MapModel2.xcmappingmodel")
        let before = try Data(contentsOf: URL(fileURLWithPath: path + "/xcmapping.xml"))
        let dry = try modelc.run("mapping", "refresh", path, "--models", models.path, "--check")
        #expect(dry.status == 0)
        let reason = "differs in NewEntity, which no entity mapping mentions: Core Data still finds this mapping model"
        #expect(dry.output.contains("Relationship 3.xcdatamodel \(reason)\nwould update"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path + "/xcmapping.xml")) == before)
        #expect(try modelc.run("mapping", "refresh", path, "--models", models.path).status == 0)
        let after = try Data(contentsOf: URL(fileURLWithPath: path + "/xcmapping.xml"))
        #expect(after != before)
        let again = try modelc.run("mapping", "refresh", path, "--models", models.path, "--check")
        #expect(again.status == 0)
        #expect(again.output.contains("unchanged"))
    }

    @Test func refreshLeavesAFreshMappingModelAsItIs() throws {
        let path = try copy("Relationship-v1-to-v2.xcmappingmodel")
        let before = try Data(contentsOf: URL(fileURLWithPath: path + "/xcmapping.xml"))
        let outcome = try modelc.run("mapping", "refresh", path, "--models", models.path)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("unchanged"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path + "/xcmapping.xml")) == before)
    }

    @Test func aModelThatIsNotThereIsUnusable() throws {
        let path = try copy("MapModel2.xcmappingmodel")
        let outcome = try modelc.run("mapping", "refresh", path, "--models", folder.path(""))
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("[unclear-model-version]"))
        #expect(outcome.errors.contains("--models"))
    }
}
