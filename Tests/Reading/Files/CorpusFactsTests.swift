import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcFiles

/// Counts every model version of the corpora and compares with facts that other code counted.
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
    /// The counted facts by the names of the corpus's columns.
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

/// Reading and writing back without a change gives the same bytes: no information is lost.
@Suite struct RoundTripTests {
    @Test func everyModelOfTheCorporaComesBackByteForByte() throws {
        var exact = 0
        for version in Corpus.versions where version.facts.format == "xml" {
            let file = version.facts.url.appendingPathComponent("contents")
            var bytes = [UInt8](try Data(contentsOf: file))
            #expect(version.reading.diagnostics.allSatisfy { $0.severity < .error }, "\(version.path)")
            let written = ModelWriter().contents(of: try #require(version.model))
            // Four files (three different ones) were edited by hand and end in a line feed, which Xcode does not write.
            if bytes.last == UInt8(ascii: "\n") {
                bytes.removeLast()
            }
            if written == bytes {
                exact += version.facts.isOwn ? 0 : 1
            } else {
                Issue.record("\(version.path) comes back differently")
            }
        }
        #expect(exact == (Corpus.isAvailable ? 276 : 0))
    }
}

/// A model in the binary form and in the XML form that Xcode converted it into: both give the same values.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct BinaryTwinTests {
    @Test func twinsAreEqual() throws {
        let binary = try model(tag: "twin-binary")
        let xml = try model(tag: "twin-xml")
        #expect(binary.entities.count == 8)
        for (one, other) in zip(binary.entities, xml.entities) {
            #expect(one == other.withoutSource, "\(one.name)")
        }
        #expect(binary.entities.count == xml.entities.count)
        #expect(binary.fetchRequests == xml.fetchRequests.map(\.withoutSource))
    }

    private func model(tag: String) throws -> ManagedObjectModel {
        let version = try #require(Corpus.versions.first { $0.path.contains("--\(tag)--") })
        #expect(version.reading.diagnostics.allSatisfy { $0.severity == .note })
        return try #require(version.model)
    }
}

extension EntityDescription {
    /// The entity without data that only XML has: positions and spellings.
    fileprivate var withoutSource: EntityDescription {
        var copy = self
        copy.position = nil
        copy.verbatim = VerbatimContent()
        copy.attributes = attributes.map { bare($0) }
        copy.relationships = relationships.map { bare($0) }
        copy.fetchedProperties = fetchedProperties.map { bare($0) }
        copy.userInfo = bare(userInfo)
        return copy
    }
}

extension FetchRequestDescription {
    fileprivate var withoutSource: FetchRequestDescription {
        var copy = self
        copy.position = nil
        copy.verbatim = VerbatimContent()
        return copy
    }
}

private func bare<Property: PropertyDescription>(_ property: Property) -> Property {
    var copy = property
    copy.position = nil
    copy.verbatim = VerbatimContent()
    copy.userInfo = bare(property.userInfo)
    return copy
}

private func bare(_ userInfo: UserInfo) -> UserInfo {
    UserInfo(userInfo.entries.map { UserInfoEntry(key: $0.key, value: $0.value) })
}
