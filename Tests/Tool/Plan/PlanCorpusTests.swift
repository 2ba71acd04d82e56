import Foundation
import ModelcTestSupport
import Testing

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

    /// Every bundle is planned, and the verdicts on the ways to its current version are those of the table of pairs.
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
                // Two bundles do not say which version is current; the document has the fault and nothing else.
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

    /// What Core Data does, by bundle and versions. The tests of `ModelcMigration` have all pairs.
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
