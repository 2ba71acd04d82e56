import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// Every model version of the corpora, counted, against facts that other code counted.
@Suite struct CorpusFactsTests {
    @Test func everyVersionHasItsCounts() throws {
        #expect(Corpus.versions.count { !$0.facts.isOwn } == (Corpus.isAvailable ? 304 : 0))
        for version in Corpus.versions {
            let (facts, reading) = (version.facts, version.reading)
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
        for version in Corpus.versions {
            let selected = try #require(version.reading.selectedVersion)
            #expect(selected.isCurrent == (version.facts.isCurrent == "yes"), "\(version.path)")
        }
    }

    @Test func bundlesThatDoNotSayWhichVersionIsCurrentAreErrorsOfThatAlone() throws {
        let unknown = try Corpus.facts().filter { $0.isCurrent == "unknown" }
        #expect(unknown.count { !$0.isOwn } == (Corpus.isAvailable ? 10 : 0))
        for path in Set(unknown.map { $0.url.deletingLastPathComponent().path }) {
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
