import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcFiles

/// A model that exists in the binary form and in the XML form that Xcode converted it into: both read as the same values.
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
    /// The entity without what only a text has: places and spellings.
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
