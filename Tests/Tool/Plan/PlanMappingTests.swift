import Foundation
import ModelcTestSupport
import Testing

/// Mapping models in a plan: found by their hashes, used, and checked (FormatMigrationFacts §9).
@Suite struct PlanMappingTests {
    private let project: LibraryProject

    /// Two versions between which nothing can be inferred, and the mapping model that modelc creates for them.
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
        // The mapping model covers the change that cannot be inferred.
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
        #expect(try document("--mappings", "App").rows == ["V1 -> V2: fail:134190 blocked"])
        #expect(try document("--mappings", "Maps").rows == ["V1 -> V2: mapping:M mapping-model"])
        #expect(try document("--mappings", "Maps/M.xcmappingmodel").rows == ["V1 -> V2: mapping:M mapping-model"])
        // The whole project is searched, and the plan names the location.
        #expect(try document().rows == ["V1 -> V2: mapping:M mapping-model"])
        #expect(
            try project.modelc.run("plan", LibraryProject.model).output.contains(
                "mapping models below '.':\n  Maps/M.xcmappingmodel  V1 -> V2\n"))
    }

    /// From a folder of the project as well as from its root.
    @Test func theRootOfTheRepositoryIsSearched() throws {
        for folder in [".git", "Maps"] { try project.folder.makeFolder(folder) }
        try FileManager.default.moveItem(
            atPath: project.folder.path(LibraryProject.mapping), toPath: project.folder.path("Maps/M.xcmappingmodel"))
        var modelc = project.modelc
        modelc.folder = project.folder.path("App")
        let document = try PlanDocument(try modelc.run("plan", "Library.xcdatamodeld", "--format", "json").output)
        #expect(document.rows == ["V1 -> V2: mapping:M mapping-model"])
        #expect(document.mappingPaths == ["../Maps/M.xcmappingmodel"] && document.mappingFolders == [".."])
    }

    @Test func oneInsideTheBundle() throws {
        try FileManager.default.moveItem(
            atPath: project.folder.path(LibraryProject.mapping),
            toPath: project.folder.path(LibraryProject.model + "/M.xcmappingmodel"))
        #expect(try document().rows == ["V1 -> V2: mapping:M mapping-model"])
        #expect(try document("--mappings", LibraryProject.model).rows == ["V1 -> V2: mapping:M mapping-model"])
        let check = try project.modelc.run("mapping", "check", LibraryProject.model)
        #expect(check.status == 0 && check.output == "no findings in 1 model\n", "\(check.errors)")
    }

    @Test func whereNoneIsFoundThePlanSaysWhereItLooked() throws {
        try FileManager.default.removeItem(atPath: project.folder.path(LibraryProject.mapping))
        let outcome = try project.modelc.run("plan", LibraryProject.model)
        #expect(outcome.output.contains("no mapping model for these versions below '.'\n"))
    }

    /// An unreadable mapping model may belong to the plan; other files do not belong to this bundle.
    @Test func oneThatCannotBeRead() throws {
        let path = LibraryProject.mapping + "/xcmapping.xml"
        let handle = try FileHandle(forWritingTo: project.folder.url.appendingPathComponent(path))
        try handle.truncate(atOffset: 1 << 30)
        try handle.close()
        let outcome = try project.modelc.run("plan", LibraryProject.model)
        #expect(outcome.status == 2 && outcome.errors.contains("error: '\(path)' cannot be read"), "\(outcome.errors)")
        try project.folder.write("<plist/>", to: path)
        #expect(try project.modelc.run("plan", LibraryProject.model).status != 2)
    }

    /// The configuration can name the folders.
    @Test func theConfigurationNamesThePlaces() throws {
        try project.folder.makeFolder("Maps")
        try FileManager.default.moveItem(
            atPath: project.folder.path(LibraryProject.mapping), toPath: project.folder.path("Maps/M.xcmappingmodel"))
        try project.folder.write("mappings: [App]\n", to: ".modelc.yml")
        #expect(try document().rows == ["V1 -> V2: fail:134190 blocked"])
        try project.folder.write("mappings: [App, Maps]\n", to: ".modelc.yml")
        #expect(try document().rows == ["V1 -> V2: mapping:M mapping-model"])
        try project.folder.write("mappings: [Nowhere]\n", to: ".modelc.yml")
        let outcome = try project.modelc.run("plan", LibraryProject.model)
        #expect(outcome.status == 2 && outcome.errors.contains("there is no folder at 'Nowhere'"))
    }

    /// Which of two mapping models Core Data uses is unknown; a copy has the same effect.
    @Test func twoThatFitTheSameVersions() throws {
        let path = project.folder.path(LibraryProject.mapping)
        try FileManager.default.copyItem(atPath: path, toPath: project.folder.path("App/Copy.xcmappingmodel"))
        #expect(try document().finding("MM609") == nil)
        let text = try String(contentsOfFile: path + "/xcmapping.xml", encoding: .utf8)
        try project.folder.write(
            text.replacingOccurrences(of: "V1toV2_Book", with: "OtherPolicy"),
            to: "App/Copy.xcmappingmodel/xcmapping.xml")
        let finding = try #require(try document().finding("MM609"))
        #expect(finding["severity"] as? String == "warning")
        #expect((finding["reason"] as? String)?.hasPrefix("'App/Copy.xcmappingmodel' also fits V1 -> V2") == true)
        let check = try project.modelc.run("mapping", "check")
        #expect(check.status == 1 && check.output.contains("[MM609]"))
    }

    /// Mapping models and the plan are parts of one check: a finding of both is printed, counted and recorded in the
    /// baseline once.
    @Test func aCheckSaysOnceThatTwoFitTheSameVersions() throws {
        let rival = "App/Rival.xcmappingmodel"
        let text = String(decoding: try project.bytes(), as: UTF8.self)
        try project.folder.write(
            text.replacingOccurrences(of: "V1toV2_Book", with: "OtherPolicy"), to: rival + "/xcmapping.xml")
        func check(_ arguments: String...) throws -> ModelcProcess.Outcome {
            try project.modelc.run(["check", "--only", "mappings", "--only", "plan"] + arguments)
        }
        let found = try check("--format", "json").output
        let findings = try #require(PrintedDocument.result(of: found)["findings"] as? [[String: Any]])
        #expect(findings.compactMap { $0["rule"] as? String }.filter { $0 == "MM609" }.count == 1)
        let few = ["--fail-on", "error", "--max-warnings", "1"]
        #expect(try project.modelc.run(["check", "--only", "mappings", "--only", "plan"] + few).status == 0)
        #expect(try check("--fail-on", "error", "--fail-on-risk", "any").status == 1)
        #expect(try check("--fail-on", "error", "--fail-on-risk", "data-loss").status == 0)
        try project.folder.write("lint: { baseline: baseline }\n", to: ".modelc.yml")
        #expect(try check("--write-baseline").status == 0)
        let tolerated = try check().output
        #expect(tolerated.components(separatedBy: "1 finding in the baseline").count == 2, "\(tolerated)")
        // A check of mapping models alone cannot know that no entries remain: a plan may find them for others.
        try project.folder.write(text, to: rival + "/xcmapping.xml")
        #expect(try project.modelc.run("mapping", "check", "--prune-baseline").status == 0)
        #expect(try entries().count == 1)
        #expect(try check("--prune-baseline").status == 0)
        #expect(try entries().isEmpty)
    }

    private func entries() throws -> [String] {
        guard let text = try? String(contentsOfFile: project.folder.path("baseline"), encoding: .utf8) else {
            return []
        }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    }

    /// Only the mapping models that apply to stores between the versions of the plan count.
    @Test func mappingModelsForOtherStepsAreLeftOut() throws {
        let version = "App/Library.xcdatamodeld/V2.xcdatamodel/contents"
        let text = try String(contentsOfFile: project.folder.path(version), encoding: .utf8)
        let shelf =
            "    <entity name=\"Shelf\"><attribute name=\"a\" optional=\"YES\" attributeType=\"String\"/></entity>\n</model>"
        for (name, type) in [("V3", "Integer 16"), ("V4", "Integer 32")] {
            try project.folder.write(
                text.replacingOccurrences(of: "Integer 32", with: type).replacingOccurrences(
                    of: "</model>", with: shelf),
                to: "App/Library.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        try project.folder.write(
            String(decoding: try project.bytes(), as: UTF8.self).replacingOccurrences(of: ">pages<", with: ">pagse<"),
            to: LibraryProject.mapping + "/xcmapping.xml")
        func codes(_ from: String, _ to: String) throws -> [String] {
            try document("--from", from, "--to", to, "--verbose").codes.filter { $0.hasPrefix("MM") }
        }
        #expect(try codes("V3", "V4").isEmpty)
        #expect(try codes("V2", "V4").isEmpty)
        #expect(try codes("V1", "V2").contains("MM605"))
        #expect(try codes("V1", "V4").contains("MM605"))
        // All versions up to the target are checked.
        let all = try document("--from", "all", "--to", "V4", "--verbose").codes
        #expect(all.contains("MM605"))
    }

    /// An outdated mapping model is found by the versions that it was created for.
    @Test func anOutdatedOneForOtherStepsIsLeftOut() throws {
        let versions = "App/Library.xcdatamodeld"
        try FileManager.default.copyItem(
            atPath: project.folder.path("\(versions)/V2.xcdatamodel"),
            toPath: project.folder.path("\(versions)/V3.xcdatamodel"))
        try project.write("V1", book: "<attribute name=\"pages\" attributeType=\"String\"/>", "author")
        #expect(try document("--from", "V2", "--to", "V3").finding("MM601") == nil)
        #expect(try document("--from", "V1", "--to", "V2").finding("MM601") != nil)
        #expect(try document("--from", "V1", "--to", "V3").finding("MM601") != nil)
    }

    /// Of equal findings in several mapping models, each is named with its file.
    @Test func equalNamesHaveTheirFiles() throws {
        let text = String(decoding: try project.bytes(), as: UTF8.self)
        let damaged = text.replacingOccurrences(of: "type=\"int16\">2<", with: "type=\"int16\">1<")
        for number in 1...5 {
            try project.folder.write(damaged, to: "App/Copy\(number).xcmappingmodel/xcmapping.xml")
        }
        let outcome = try project.modelc.run("plan", LibraryProject.model)
        let line = try #require(
            outcome.output.split(separator: "\n").first { $0.contains("Copy1.xcmappingmodel/xcmapping.xml:") })
        #expect(line.contains("BookToBook at App/Copy1.xcmappingmodel/xcmapping.xml:"), "\(outcome.output)")
        let markdown = try project.modelc.run("plan", LibraryProject.model, "--format", "markdown").output
        #expect(markdown.contains("`BookToBook` `App/Copy5.xcmappingmodel/xcmapping.xml:"), "\(markdown)")
    }

    /// With a second mapping model, the choice between the two would be arbitrary.
    @Test func noOtherIsWrittenBesideOneThatFits() throws {
        for arguments in [[], ["--strategy", "lightweight"]] {
            let outcome = try project.modelc.run(
                ["plan", LibraryProject.model, "--emit", "mapping,policy", "--emit-dir", "Out", "--verbose"] + arguments
            )
            let files = (try? FileManager.default.subpathsOfDirectory(atPath: project.folder.path("Out"))) ?? []
            #expect(!files.contains { $0.hasSuffix(".xcmappingmodel") }, "\(outcome.errors)")
        }
        let outcome = try project.modelc.run(
            "plan", LibraryProject.model, "--strategy", "lightweight", "--emit", "mapping", "--emit-dir", "Out",
            "--verbose")
        #expect(outcome.errors.contains("[mapping-model-there]"))
    }

    /// Only an entity without an entity mapping differs: the same code decides that the mapping model is found.
    @Test func aPlanDoesNotContradictItself() throws {
        let version = "App/Library.xcdatamodeld/V2.xcdatamodel/contents"
        let text = try String(contentsOfFile: project.folder.path(version), encoding: .utf8)
        try project.folder.write(
            text.replacingOccurrences(of: "</model>", with: "    <entity name=\"Badge\"/>\n</model>"), to: version)
        let document = try document()
        #expect(document.rows == ["V1 -> V2: mapping:V1toV2 mapping-model"] && document.exitCode == 0)
        let finding = try #require(document.finding("MM601"))
        #expect(finding["severity"] as? String == "info")
        #expect(
            finding["reason"] as? String
                == "the embedded destination model differs from 'V2' in Badge, which no entity mapping mentions: Core "
                + "Data still finds this mapping model")
    }

    /// A copy that no longer equals the version is not found.
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
        func plan(_ project: String, _ bundle: String, _ more: String...) throws -> PlanDocument {
            let root = try #require(Corpus.root).path
            let outcome = try ModelcProcess().run(
                [
                    "plan", "\(root)/models/\(project)/\(bundle)", "--mappings", "\(root)/mappings/\(project)",
                    "--format", "json",
                ] + more)
            return try PlanDocument(outcome.output)
        }
        let moody = try plan("objcio+core-data", "Migrations/Migrations/Moody.xcdatamodeld")
        #expect(moody.rows.last == "Moody 5 -> Moody 6: mapping:Moody 5-Moody 6 mapping-model")
        #expect(moody.codes.contains("MM603") && moody.codes.contains("MM607"))
        let news = try plan("owncloud+news-iOS-App", "iOCNews/News.xcdatamodeld", "--to", "News 5")
        let ambiguity = try #require(news.finding("MM602")?["reason"] as? String)
        #expect(ambiguity.hasSuffix("uses FeedExtra.articleCount, which does not exist)"), "\(ambiguity)")
        #expect(news.exitCode == 1)
        // Stores of News 3 are not migrated through News 5 to the current version.
        #expect(try plan("owncloud+news-iOS-App", "iOCNews/News.xcdatamodeld").finding("MM602") == nil)
        // One version of three is outdated in a mapping model of this project.
        let relationship = try plan(
            "dongshuju+coredata-demo", "coredata-start/Model/RelationshipModel/Relationship.xcdatamodeld")
        #expect(relationship.codes.contains("MM601") && relationship.codes.contains("MM609"))
    }
}
