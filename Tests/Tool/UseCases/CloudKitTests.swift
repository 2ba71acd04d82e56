import Foundation
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
