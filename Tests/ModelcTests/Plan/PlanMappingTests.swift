import Foundation
import ModelcTestSupport
import Testing

/// Mapping models in a plan: found by their hashes, used, and checked (migration §9).
@Suite struct PlanMappingTests {
    private let project: LibraryProject

    /// Two versions between which nothing can be inferred, and the mapping model that modelc makes for them.
    init() throws {
        project = try LibraryProject()
        let outcome = try project.modelc.run(
            "mapping", "new", LibraryProject.model, "--from", "V1", "--to", "V2")
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    private func document(_ arguments: String...) throws -> PlanDocument {
        try PlanDocument(
            try project.modelc.run(["plan", LibraryProject.model, "--format", "json"] + arguments).output)
    }

    @Test func oneBesideTheBundleIsUsed() throws {
        let document = try document()
        #expect(document.rows == ["V1 -> V2: mapping:V1toV2 mapping-model"] && document.exitCode == 0)
        // What inference could not do is the mapping model's matter.
        #expect(document.finding("BL401")?["severity"] as? String == "info")
        #expect(try project.modelc.run("plan", LibraryProject.model).output.contains("uses the mapping model V1toV2"))
    }

    @Test func aStrategyMayIgnoreIt() throws {
        #expect(try document("--strategy", "lightweight").rows == ["V1 -> V2: fail:134190 blocked"])
        #expect(try document("--strategy", "mapping").rows == ["V1 -> V2: mapping:V1toV2 mapping-model"])
        try FileManager.default.removeItem(atPath: project.folder.path(LibraryProject.mapping))
        #expect(try document("--strategy", "mapping").rows == ["V1 -> V2: fail:134140 blocked"])
    }

    @Test func itMayStandElsewhere() throws {
        try project.folder.makeFolder("Maps")
        try FileManager.default.moveItem(
            atPath: project.folder.path(LibraryProject.mapping), toPath: project.folder.path("Maps/M.xcmappingmodel"))
        #expect(try document().rows == ["V1 -> V2: fail:134190 blocked"])
        #expect(try document("--mappings", "Maps").rows == ["V1 -> V2: mapping:M mapping-model"])
        #expect(try document("--mappings", "Maps/M.xcmappingmodel").rows == ["V1 -> V2: mapping:M mapping-model"])
    }

    /// A copy that is not the version any more is not found.
    @Test func anOutdatedOne() throws {
        try project.write(
            "V2", book: "<attribute name=\"pages\" optional=\"YES\" attributeType=\"Integer 64\"/>", "writer",
            id: " elementID=\"author\"")
        let document = try document()
        #expect(document.rows == ["V1 -> V2: fail:134190 blocked"])
        let finding = try #require(document.finding("MM601"))
        let location = try #require(finding["location"] as? [String: Any])
        #expect(location["file"] as? String == LibraryProject.mapping + "/xcmapping.xml")
        #expect(try self.document("--severity", "MM601=off").finding("MM601") == nil)
    }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func realOnes() throws {
        func plan(_ project: String, _ bundle: String) throws -> PlanDocument {
            let root = try #require(Corpus.root).path
            let outcome = try ModelcProcess().run(
                "plan", "\(root)/models/\(project)/\(bundle)", "--mappings", "\(root)/mappings/\(project)",
                "--format", "json")
            return try PlanDocument(outcome.output)
        }
        let moody = try plan("objcio+core-data", "Migrations/Migrations/Moody.xcdatamodeld")
        #expect(moody.rows.last == "Moody 5 -> Moody 6: mapping:Moody 5-Moody 6 mapping-model")
        #expect(moody.codes.contains("MM603") && moody.codes.contains("MM607"))
        let news = try plan("owncloud+news-iOS-App", "iOCNews/News.xcdatamodeld")
        let ambiguity = try #require(news.finding("MM602")?["reason"] as? String)
        #expect(ambiguity.hasSuffix("from 'News 4' to 'News 5' (from 'News 3' to 'News 5')") && news.exitCode == 1)
        // One version of three is outdated in a mapping model of this project.
        let relationship = try plan(
            "dongshuju+coredata-demo", "coredata-start/Model/RelationshipModel/Relationship.xcdatamodeld")
        #expect(relationship.codes.contains("MM601") && relationship.exitCode == 1)
    }
}
