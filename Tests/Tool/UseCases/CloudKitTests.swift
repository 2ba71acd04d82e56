import Foundation
import ModelcFiles
import ModelcMirroring
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// Comparing, and completing, real schemas and those of the corpus.
@Suite struct CloudKitTests {
    /// A pair of the corpus: a model, a schema, and the figures that a script counted which shares no code with modelc.
    struct Pair: CustomTestStringConvertible, Sendable {
        let row: [String: String]

        var name: String { row["pair"] ?? "" }
        var testDescription: String { name }

        func path(_ column: String) -> String { CloudKitTests.folder + "/" + (row[column] ?? "") }
        func number(_ column: String) -> Int { row[column].flatMap(Int.init) ?? -1 }

        var configurations: [String] { (row["configurations"] ?? "").split(separator: ",").map(String.init) }

        /// The findings as `code type field`, sorted.
        var findings: [String] {
            CloudKitTests.findings.filter { $0["pair"] == name }.map { row in
                [row["code"], row["recordType"], row["field"]].compactMap { $0 }.filter { !$0.isEmpty }
                    .joined(separator: " ")
            }.sorted()
        }
    }

    private static let folder = (Corpus.root?.path ?? "") + "/cloudkit"
    private static let findings = (try? Corpus.table("cloudkit/FINDINGS.tsv")) ?? []
    private static let pairs = ((try? Corpus.table("cloudkit/EXPECTED.tsv")) ?? []).map(Pair.init)
    private let workspace = Workspace(folder: Repository.root.path)

    private func check(_ pair: Pair, _ schema: String? = nil) throws -> CloudKitCheckOutcome {
        var request = CloudKitCheckRequest(path: pair.path("model"))
        request.schema = schema ?? pair.path("schema")
        request.configurations = pair.configurations
        request.selection.settings.minSeverity = .flag(.note)
        return try CloudKitCheck(request, in: workspace).run()
    }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func theCorpusHasPairs() { #expect(Self.pairs.count >= 12) }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)), arguments: pairs)
    func aPairIsAsExpected(_ pair: Pair) throws {
        let outcome = try check(pair)
        let found = outcome.findings.shown.map(\.finding)
        let listed = found.map { finding in
            [finding.code.rawValue, finding.configuration ?? finding.recordType, finding.field].compactMap { $0 }
                .joined(separator: " ")
        }
        #expect(listed.sorted() == pair.findings)
        #expect(outcome.recordTypes == pair.number("recordTypes"))
        #expect(outcome.expectedFields == pair.number("predicted") && outcome.presentFields == pair.number("exact"))
        #expect(outcome.result.rawValue == pair.number("exit"))
        let count = { (code: CloudKitFindingCode) in found.count { $0.code == code } }
        #expect(
            count(.typeMissing) == pair.number("missingTypes") && count(.fieldMissing) == pair.number("missingFields"))
        #expect(count(.otherType) == pair.number("mistyped") && count(.otherEncryption) == pair.number("encryption"))
        #expect(
            count(.orphanedType) == pair.number("orphanTypes") && count(.orphanedField) == pair.number("orphanFields"))
    }

    /// The completed schema lacks nothing, only adds, and has every line of the file in its order.
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)), arguments: pairs)
    func aSchemaOfTheCorpusIsCompleted(_ pair: Pair) throws {
        var request = CloudKitEmitRequest(path: pair.path("model"))
        request.base = pair.path("schema")
        request.configurations = pair.configurations
        request.includesUnconfirmed = true
        let emitted = try CloudKitEmit(request, in: workspace).run()
        guard pair.number("mistyped") + pair.number("encryption") == 0 else { return #expect(emitted.schema == nil) }
        let folder = try TemporaryFolder()
        try folder.write(Data(try #require(emitted.schema)), to: "next.ckdb")
        let missing: [CloudKitFindingCode] = [.typeMissing, .fieldMissing, .companionMissing, .receiptMissing]
        #expect(
            try check(pair, folder.path("next.ckdb")).findings.shown.allSatisfy { !missing.contains($0.finding.code) })
        let difference = CloudKitDiffRequest(old: pair.path("schema"), new: folder.path("next.ckdb"))
        #expect(try CloudKitDiff(difference, in: workspace).run().isAdditive)
        let base = try String(contentsOfFile: pair.path("schema"), encoding: .utf8)
        var rest = base.split(separator: "\n", omittingEmptySubsequences: false)[...]
        let text = String(decoding: emitted.schema ?? [], as: UTF8.self)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) where line == rest.first {
            rest.removeFirst()
        }
        #expect(rest.isEmpty)
    }

    @Test func severitiesAreChosen() throws {
        var request = CloudKitCheckRequest(path: Repository.path("Tests/Fixtures/CloudKit/Trips.xcdatamodeld"))
        request.schema = "Tests/Fixtures/CloudKit/production.ckdb"
        #expect(throws: UnknownCloudKitCode.self) { try request.selection.set(severity: .off, of: "CK1") }
        try request.selection.keepOnly(["ck102"])
        #expect(Set(try CloudKitCheck(request, in: workspace).run().found.findings.map(\.id.rawValue)) == ["CK102"])
        try request.selection.set(severity: .note, of: "CK102")
        let outcome = try CloudKitCheck(request, in: workspace).run()
        #expect(outcome.result == .done && outcome.found.findings.isEmpty)
    }

    /// A plan says what the schema lacks for each version, and what only older versions write.
    @Test func aPlanComparesItsVersionsWithTheSchema() throws {
        let folder = try TemporaryFolder()
        let version = { (attributes: String) in
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" usedWithCloudKit="YES">
            <entity name="Trip"><attribute name="title" optional="YES" attributeType="String"/>\(attributes)</entity>
            </model>
            """
        }
        let begin = #"<attribute name="begin" optional="YES" attributeType="Date"/>"#
        try folder.write(version(begin), to: "T.xcdatamodeld/T.xcdatamodel/contents")
        let start = #"<attribute name="start" optional="YES" attributeType="Date" elementID="begin"/>"#
        try folder.write(version(start), to: "T.xcdatamodeld/T 2.xcdatamodel/contents")
        try folder.write(
            Data(CurrentVersionEditor.contents(naming: "T 2.xcdatamodel", changing: nil) ?? []),
            to: "T.xcdatamodeld/.xccurrentversion")
        let schema = "DEFINE SCHEMA RECORD TYPE CD_Trip (CD_entityName STRING, CD_title STRING, CD_begin TIMESTAMP);"
        try folder.write(schema, to: "production.ckdb")
        try folder.write("version: 1\ncloudkit: { schema: production.ckdb }\n", to: ".modelc.yml")
        let workspace = Workspace(folder: folder.url.path)
        let messages = try Plan(PlanRequest(), in: workspace).run().messages
        #expect(messages.map(\.id) == [.cloudKitSchemaBehind, .cloudKitOldFields], "\(messages)")
        #expect(messages.first?.message.contains("lacks CD_Trip.CD_start: apps with T 2 do not export") == true)
        #expect(
            messages.last?.message
                == "apps with T keep writing CD_Trip.CD_begin to CloudKit, and apps with T 2 do not read it")
        let check = try ProjectCheck(CheckRequest(), in: workspace).run()
        #expect(check.parts.flatMap(\.messages).filter { $0.id == .cloudKitSchemaBehind }.isEmpty)
        #expect(check.found.findings.contains { $0.id.rawValue == "CK102" })
        try folder.write("RECORD", to: "production.ckdb")
        #expect(try Plan(PlanRequest(), in: workspace).run().result == .failed)
    }

    /// A deployed field keeps its wrong type for ever, so that a check must be able to accept it.
    @Test func aBaselineAcceptsFindingsAboutTheSchema() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("App")
        for name in ["Trips.xcdatamodeld", "production.ckdb"] {
            try FileManager.default.copyItem(
                atPath: Repository.path("Tests/Fixtures/CloudKit/\(name)"), toPath: folder.path("App/\(name)"))
        }
        try folder.write(
            "version: 1\ncloudkit: { schema: App/production.ckdb }\nlint: { baseline: known.txt }\n", to: ".modelc.yml")
        let workspace = Workspace(folder: folder.url.path)
        var request = CheckRequest()
        #expect(try ProjectCheck(request, in: workspace).run().result == .findings)
        request.baseline.action.writes = true
        let written = try ProjectCheck(request, in: workspace).run()
        #expect(written.result == .done, "\(written.messages)")
        let text = try String(contentsOfFile: folder.path("known.txt"), encoding: .utf8)
        #expect(text.contains("CK103") && text.contains("CD_Trip.CD_days") && text.contains("App/Trips.xcdatamodeld"))
        request.baseline.action.writes = false
        let again = try ProjectCheck(request, in: workspace).run()
        #expect(again.result == .done && again[part: .cloudkit]?.baselinedCount ?? 0 >= 4)
        #expect(again.messages.allSatisfy { $0.id != .staleBaselineEntry }, "\(again.messages)")
        let schema = try String(contentsOfFile: folder.path("App/production.ckdb"), encoding: .utf8)
        try folder.write(
            schema.replacingOccurrences(of: "CD_days                STRING", with: "CD_days                INT64"),
            to: "App/production.ckdb")
        let mended = try ProjectCheck(request, in: workspace).run()
        #expect(mended.messages.contains { $0.id == .staleBaselineEntry && $0.message.contains("CK103") })
    }

    @Test func whatIsMissingInTheRequest() {
        let model = Repository.path("Tests/Fixtures/CloudKit/Trips.xcdatamodeld")
        #expect(throws: UsageError.self) { try CloudKitCheck(CloudKitCheckRequest(path: model), in: workspace).run() }
        #expect(throws: UsageError.self) { try CloudKitEmit(CloudKitEmitRequest(path: model), in: workspace).run() }
        var request = CloudKitCheckRequest(path: model)
        request.schema = "none.ckdb"
        #expect(throws: RunFailure.self) { try CloudKitCheck(request, in: workspace).run() }
    }

    /// A schema with an error is not compared: what it lacks is not known.
    @Test func aBrokenSchemaHasNoOtherFindings() throws {
        let folder = try TemporaryFolder()
        try folder.write("DEFINE SCHEMA RECORD TYPE CD_Trip (CD_title);", to: "broken.ckdb")
        var request = CloudKitCheckRequest(path: Repository.path("Tests/Fixtures/CloudKit/Trips.xcdatamodeld"))
        request.schema = folder.path("broken.ckdb")
        let outcome = try CloudKitCheck(request, in: workspace).run()
        #expect(outcome.result == .failed)
        #expect(outcome.found.findings.map(\.id.rawValue) == ["CK001"])
        #expect(outcome.found.findings.first?.location?.position?.column == 44)
    }
}
