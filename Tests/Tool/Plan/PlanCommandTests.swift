import Foundation
import ModelcTestSupport
import Testing

/// `modelc plan`, run as a user runs it.
@Suite struct PlanCommandTests {
    /// Pages were a text, are removed, and return as a number; then something harmless.
    private static let chain: [(name: String, attributes: [String])] = [
        ("V1", ["title", "pages"]), ("V2", ["title"]), ("V3", ["title", "pages:Integer 16"]),
        ("V4", ["title", "pages:Integer 16", "note"]),
    ]

    @Test func everyVersionHasItsWay() throws {
        let bundle = try PlanBundle.with(PlanCommandTests.chain)
        let document = try bundle.document()
        #expect(
            document.rows == [
                "V1 -> V4: fail:134190 data-loss", "V2 -> V4: infer lightweight", "V3 -> V4: infer lightweight",
            ])
        #expect(document.paths == [["V1", "V2", "V4"], ["V2", "V4"], ["V3", "V4"]])
        #expect(document.exitCode == 1 && document.codes.contains("BL405") && document.codes.contains("BL401"))
        let outcome = try bundle.plan()
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        #expect(outcome.output.contains("data-loss    fails with error 134190  through V2      V1\n"))
        #expect(outcome.output.contains("\n  M.xcdatamodeld/V4.xcdatamodel/contents:5:9  from V1\n"))
    }

    @Test func oneVersionIsChosen() throws {
        let bundle = try PlanBundle.with(PlanCommandTests.chain)
        #expect(try bundle.document("--from", "V2").rows == ["V2 -> V4: infer lightweight"])
        #expect(try bundle.document("--from", "3", "--to", "4").rows == ["V3 -> V4: infer lightweight"])
        #expect(try bundle.document("--to", "V2").rows == ["V1 -> V2: infer data-loss"])
        #expect(try bundle.document("--from", "all", "--to", "current").rows.count == 3)
        #expect(try bundle.plan("--from", "V2").status == 0)
    }

    /// The path of a version is the bundle with that version as target.
    @Test func aVersionsPathIsATarget() throws {
        let bundle = try PlanBundle.with(PlanCommandTests.chain)
        let outcome = try bundle.modelc.run("plan", "M.xcdatamodeld/V2.xcdatamodel", "--format", "json")
        #expect(try PlanDocument(outcome.output).rows == ["V1 -> V2: infer data-loss"])
    }

    @Test func theOnlyModelNeedsNoName() throws {
        let bundle = try PlanBundle.with(PlanCommandTests.chain)
        #expect(try bundle.modelc.run("plan", "--from", "V3").status == 0)
        try bundle.folder.write("", to: "N.xcdatamodeld/N.xcdatamodel/contents")
        let outcome = try bundle.modelc.run("plan")
        #expect(
            outcome.status == 64
                && outcome.errors.contains("name one:\n  modelc plan M.xcdatamodeld\n  modelc plan N.xcdatamodeld\n"))
        let empty = try PlanBundle()
        #expect(try empty.modelc.run("plan").status == 2)
        #expect(try empty.folder.files().isEmpty)
    }

    @Test func thresholdsDecideTheExitCode() throws {
        let bundle = try PlanBundle.with([("V1", ["title", "colour:Binary"]), ("V2", ["title"])])
        #expect(try bundle.plan().status == 0)
        #expect(try bundle.plan("--fail-on-risk", "blocked").status == 0)
        #expect(try bundle.plan("--fail-on-risk", "data-loss").status == 1)
        #expect(try bundle.plan("--fail-on-risk", "data-dependent").status == 1)
        #expect(try bundle.plan("--severity", "DL201=error").status == 1)
        #expect(try bundle.plan("--severity", "dl201=info", "--fail-on-risk", "any").status == 0)
        let off = try bundle.document("--severity", "DL201=off")
        #expect(!off.codes.contains("DL201") && off.changeKinds == ["attribute-removed"])
    }

    @Test func whatNobodyKnowsIsAssumedAsTheUserSays() throws {
        let bundle = try PlanBundle.with([("V1", ["read:Boolean"]), ("V2", ["read:Integer 16"])])
        #expect(try bundle.document().rows == ["V1 -> V2: infer-data data-dependent"])
        #expect(try bundle.document("--bool-numeric", "blocked").rows == ["V1 -> V2: fail:134190 blocked"])
        #expect(try bundle.plan("--bool-numeric", "blocked").status == 1)
    }

    @Test func cloudKitAllowsAdditionsOnly() throws {
        let bundle = try PlanBundle.with([("V1", ["a", "b"]), ("V2", ["a"])])
        let document = try bundle.document("--cloudkit")
        #expect(document.codes.contains("CK801") && document.rows == ["V1 -> V2: infer blocked"])
        #expect(
            document.finding("CK801")?["reason"] as? String
                == "a CloudKit schema in production does not allow this: attribute removed: String")
        try bundle.write("V2", ["a", "b", "c!"])
        #expect(try bundle.document("--cloudkit").codes.contains("CK802"))
        #expect(try !bundle.document().codes.contains("CK802"))
    }

    @Test func stagesNeedANewSystem() throws {
        let bundle = try PlanBundle.with(Array(PlanCommandTests.chain.prefix(3)))
        let old = try bundle.document("--strategy", "staged", "--deployment-target", "ios16")
        #expect(old.codes.contains("ST707") && old.exitCode == 1)
        let new = try bundle.document("--strategy", "staged", "--deployment-target", "macos14.2")
        #expect(!new.codes.contains("ST707") && new.codes.contains("ST704") && new.exitCode == 0)
        #expect(new.rows.first == "V1 -> V3: staged data-loss")
    }

    @Test func theDocumentGoesIntoAFile() throws {
        let bundle = try PlanBundle.with(PlanCommandTests.chain)
        let outcome = try bundle.plan("--format", "json", "--output", "Out/plan.json")
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        let text = try String(contentsOfFile: bundle.folder.path("Out/plan.json"), encoding: .utf8)
        #expect(try PlanDocument(text).rows.count == 3)
        let refused = try bundle.plan("--output", "M.xcdatamodeld/plan.txt")
        #expect(refused.status == 2 && !bundle.folderHas("M.xcdatamodeld/plan.txt"))
    }

    /// The current version need not be the last one by name.
    @Test func theOrderCanBeSaid() throws {
        let bundle = try PlanBundle.with(PlanCommandTests.chain)
        try bundle.makeCurrent("V2")
        let outcome = try bundle.plan("--format", "json")
        #expect(outcome.errors.contains("[uncertain-version-order]"))
        #expect(try PlanDocument(outcome.output).rows == ["V1 -> V2: infer data-loss"])
        #expect(try bundle.plan("--to", "V2").errors.isEmpty)
        let ordered = try bundle.document("--order", "V1,V3,V4,V2")
        #expect(ordered.matrix.count == 3 && ordered.versions.last?["name"] as? String == "V2")
        let wrong = try bundle.plan("--order", "V1,V9")
        #expect(wrong.status == 2 && wrong.errors.contains("'V9'"))
        // A version without a place in the order could be the target.
        let incomplete = try bundle.plan("--order", "V1,V3,V4")
        #expect(incomplete.status == 2 && incomplete.output.isEmpty)
        #expect(incomplete.errors.contains("--order lacks V2 [incomplete-version-order]"), "\(incomplete.errors)")
    }

    @Test func codesAreExplained() throws {
        // Mapping models have findings without any plan.
        let mapping = try ModelcProcess().run("explain", "mm602").output
        #expect(mapping.hasPrefix("MM602  finding of a mapping model and of a plan · error\n"))
        #expect(mapping.contains("'plan', 'check' and 'mapping check' take it"))
        // A mapping model is not part of a model.
        #expect(!mapping.contains("modelc.lint.disable"))
        let outcome = try ModelcProcess().run("explain", "bl401")
        #expect(
            outcome.status == 0
                && outcome.output.hasPrefix(
                    "BL401  finding of a plan · error\n\nWhat\n  An attribute got a type that Core Data does not convert its values to.\n"
                ))
    }

    @Test(arguments: [
        ["--from", "a", "--against", "b"], ["--from-store", "a", "--from", "b"], ["--severity", "XX1=error"],
        ["--severity", "DL201"], ["--severity", "DL201=bad"], ["--format", "xml"],
        ["--deployment-target", "linux4"], ["--deployment-target", "ios"], ["--strategy", "magic"],
    ])
    func wrongUsage(_ arguments: [String]) throws {
        #expect(try ModelcProcess().run(["plan", "M.xcdatamodeld"] + arguments).status == 64)
    }

    @Test(arguments: [
        ["--to", "V9"], ["--from", "V9"], ["--mappings", "nowhere"], ["--store", "nowhere.sqlite"],
        ["--from-store", "nowhere.sqlite"], ["--against", "main"],
    ])
    func whatCannotBeRead(_ arguments: [String]) throws {
        let bundle = try PlanBundle.with(PlanCommandTests.chain)
        let outcome = try bundle.plan(arguments)
        #expect(outcome.status == 2 && outcome.errors.contains("error: "), "\(outcome.errors)")
        #expect(try ModelcProcess().run("plan", "nowhere.xcdatamodeld").status == 2)
    }

    /// The other versions are planned nevertheless.
    @Test func aVersionThatCannotBeRead() throws {
        let bundle = try PlanBundle.with(PlanCommandTests.chain)
        try bundle.folder.write("<model", to: "M.xcdatamodeld/V1.xcdatamodel/contents")
        let outcome = try bundle.plan("--format", "json")
        #expect(outcome.status == 2 && outcome.errors.contains("[unreadable-model]"))
        let document = try PlanDocument(outcome.output)
        #expect(document.paths == [["V2", "V4"], ["V3", "V4"]] && document.exitCode == 2)
        try bundle.folder.write("<model", to: "M.xcdatamodeld/V4.xcdatamodel/contents")
        let lost = try bundle.plan()
        #expect(lost.status == 2 && lost.output.isEmpty)
    }
}

extension PlanBundle {
    func folderHas(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(path)) }
}

/// `modelc plan` on real models with several versions.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct PlanCorpusTests {
    private let modelc = ModelcProcess()

    /// The bundles with several versions.
    private func bundles() throws -> [String] {
        let models = try Corpus.models().path
        let paths = try FileManager.default.subpathsOfDirectory(atPath: models)
        let versions = paths.filter { $0.hasSuffix(".xcdatamodel") }.map { ($0 as NSString).deletingLastPathComponent }
        return Dictionary(grouping: versions, by: { $0 }).filter { $0.value.count > 1 && $0.key.hasSuffix("d") }.keys
            .sorted().map { models + "/" + $0 }
    }

    /// Every bundle is planned, and the verdicts on the paths to its current version are those of the table of pairs.
    @Test func everyBundleHasAPlan() throws {
        let verdicts = try PlanCorpusTests.verdicts()
        var counts: [Int32: Int] = [:]
        var agreeing = 0
        // Outside of full runs every second one.
        for (index, bundle) in try bundles().enumerated() where TestScope.isFull || index.isMultiple(of: 2) {
            let outcome = try modelc.run(
                "plan", bundle, "--from", "all", "--strategy", "lightweight", "--format", "json")
            counts[outcome.status, default: 0] += 1
            if outcome.status == 2 {
                // Two bundles do not name a current version; the document contains only that problem.
                #expect(outcome.errors.contains("[no-current-version]"), "\(bundle)")
                #expect(outcome.output.contains("\"no-current-version\""), "\(bundle)")
                continue
            }
            let document = try PlanDocument(outcome.output)
            #expect(document.exitCode.map(Int32.init) == outcome.status, "\(bundle)")
            #expect(!document.versions.isEmpty && document.matrix.count < document.versions.count, "\(bundle)")
            for row in document.matrix {
                let names = [bundle, document.text(row, "from"), document.text(row, "to")]
                guard let expected = verdicts[names] else { continue }
                #expect(document.text(row, "coreDataWill") == expected, "\(names)")
                agreeing += 1
            }
        }
        #expect(counts.values.reduce(0, +) >= (TestScope.isFull ? 18 : 9))
        #expect(counts[0, default: 0] > (TestScope.isFull ? 8 : 0) && agreeing > (TestScope.isFull ? 60 : 10))
    }

    /// The behaviour of Core Data, by bundle and versions. The tests of `ModelcMigration` cover all pairs.
    private static func verdicts() throws -> [[String]: String] {
        let models = try Corpus.models().path
        var verdicts: [[String]: String] = [:]
        for row in try Corpus.table("mappings/PAIRS.tsv") {
            let paths = [row["path_from"] ?? "", row["path_to"] ?? ""].map { URL(fileURLWithPath: "\(models)/\($0)") }
            let bundle = paths[1].deletingLastPathComponent().path
            let names = paths.map { $0.deletingPathExtension().lastPathComponent }
            verdicts[[bundle] + names] =
                switch (row["all_entity_hashes_equal"], row["inferable"]) {
                case ("yes", _): "none"
                case (_, "yes"): "infer"
                case (_, "no"): "fail:134190"
                default: "infer-data"
                }
        }
        return verdicts
    }
}
