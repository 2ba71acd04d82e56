import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// Every model version of the corpus, counted, against facts that other code counted.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct CorpusFactsTests {
    @Test func everyVersionHasItsCounts() throws {
        let models = try Corpus.models()
        let facts = try Corpus.facts()
        #expect(facts.count == 304)
        for facts in facts {
            let reading = ModelReader().read(models.appendingPathComponent(facts.path).path)
            #expect(reading.isUsable, "\(facts.path): \(reading.diagnostics.map(\.message))")
            let version = try #require(reading.selectedVersion, "\(facts.path)")
            let model = try #require(version.model, "\(facts.path)")
            #expect(version.format?.rawValue == facts.format, "\(facts.path)")
            #expect((model.lastSavedToolsVersion?.text ?? "") == facts.lastSavedToolsVersion, "\(facts.path)")
            for (name, count) in model.countsByColumn {
                #expect(count == facts.counts[name], "\(facts.path): \(name)")
            }
        }
    }

    @Test func everyVersionIsCurrentOrNot() throws {
        let models = try Corpus.models()
        for facts in try Corpus.facts() {
            let reading = ModelReader().read(models.appendingPathComponent(facts.path).path)
            let version = try #require(reading.selectedVersion)
            #expect(version.isCurrent == (facts.isCurrent == "yes"), "\(facts.path)")
        }
    }

    @Test func bundlesThatDoNotSayWhichVersionIsCurrentAreErrorsOfThatAlone() throws {
        let models = try Corpus.models()
        let unknown = try Corpus.facts().filter { $0.isCurrent == "unknown" }
        #expect(unknown.count == 10)
        for bundle in Set(unknown.map { ($0.path as NSString).deletingLastPathComponent }) {
            let path = models.appendingPathComponent(bundle).path
            let reading = ModelReader().read(path)
            #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.id) == [.noCurrentVersion])
            #expect(ModelReader().read(path, .all).isUsable)
        }
    }
}

extension ManagedObjectModel {
    /// What the corpus counts, under the names of its columns.
    fileprivate var countsByColumn: [String: Int] {
        [
            "entities": entities.count,
            "attributes": entities.map(\.attributes.count).reduce(0, +),
            "relationships": entities.map(\.relationships.count).reduce(0, +),
            "fetchedProperties": entities.map(\.fetchedProperties.count).reduce(0, +),
            "fetchIndexes": entities.map(\.fetchIndexes.count).reduce(0, +),
            "uniquenessConstraints": entities.map(\.uniquenessConstraints.count).reduce(0, +),
            "configurations": configurations.count,
            "fetchRequests": fetchRequests.count,
            "composites": composites.count,
            "compoundIndexes": entities.map(\.compoundIndexes.count).reduce(0, +),
            "userInfoEntries": entities.map { entity in
                entity.userInfo.entries.count + entity.properties.map(\.userInfo.entries.count).reduce(0, +)
            }.reduce(0, +),
        ]
    }
}
