import Foundation
import ModelcFiles
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Embedding the current models again.
@Suite struct MappingRefreshTests {
    private func fixture() throws -> MappingModelReading { MappingFixture.read(try MappingFixture.text()) }

    @Test func nothingChangesWhereNothingIsEmbedded() throws {
        let reading = try fixture()
        let refresh = try MappingModelRefresher().refresh(reading, source: nil, destination: nil)
        #expect(refresh.bytes == (try MappingFixture.bytes()))
        #expect(refresh.embeddedSides.isEmpty && refresh.addedRows.isEmpty && refresh.vanishedRows.isEmpty)
    }

    @Test func embeddingTheSameModelsChangesNoByte() throws {
        let refresh = try MappingModelRefresher().refresh(
            fixture(), source: MappingFixture.model(), destination: MappingFixture.grownModel())
        #expect(refresh.bytes == (try MappingFixture.bytes()))
        #expect(refresh.embeddedSides == ["source", "destination"])
        #expect(refresh.addedRows.isEmpty && refresh.vanishedRows.isEmpty)
    }

    @Test func newPropertiesGetRowsAndVanishedOnesKeepTheirs() throws {
        let grown = MappingFixture.grownModel()
        var current = grown
        current.entities[1].attributes = [
            MappingFixture.attribute("title"), MappingFixture.attribute("isbn"), MappingFixture.attribute("pages"),
        ]
        var temporary = MappingFixture.attribute("temporary")
        temporary.isTransient = true
        current.entities[1].attributes.append(temporary)
        let reading = try fixture()
        let refresh = try MappingModelRefresher().refresh(reading, source: nil, destination: current)
        #expect(refresh.addedRows == ["Books.isbn", "Books.pages"])
        #expect(refresh.vanishedRows == ["Books.genre"])
        let again = MappingModelReader().read(refresh.bytes, path: "x")
        #expect(again.diagnostics.isEmpty, "\(again.diagnostics)")
        let book = try #require(again.mapping?.entityMappings[1])
        #expect(book.attributeMappings.map(\.name) == ["genre", "isbn", "pages", "title"])
        #expect(Set(book.attributeMappings.compactMap(\.objectNumber)).count == 4)
        let copy = try #require(again.mapping?.destination.model)
        #expect(EmbeddedModelComparison.staleEntities(of: copy, against: current).isEmpty)
        #expect(EmbeddedModelComparison.staleEntities(of: copy, against: grown) == ["Book"])
        #expect(String(decoding: refresh.bytes, as: UTF8.self).contains("<nextObjectID>113</nextObjectID>"))
    }

    @Test func aListWithoutReferencesGetsOne() throws {
        var current = MappingFixture.grownModel()
        var relationship = RelationshipDescription()
        relationship.name = "favourite"
        relationship.destinationName = "Book"
        current.entities[2].relationships = [relationship]
        let refresh = try MappingModelRefresher().refresh(fixture(), source: nil, destination: current)
        #expect(refresh.addedRows == ["Publisher.favourite"])
        let again = MappingModelReader().read(refresh.bytes, path: "x")
        #expect(again.mapping?.entityMappings[2].relationshipMappings.map(\.name) == ["favourite"])
        #expect(again.diagnostics.isEmpty)
    }

    @Test func anEntityThatIsGoneIsRefused() throws {
        let current = MappingFixture.model()
        let error = #expect(throws: MappingRefreshError.self) {
            try MappingModelRefresher().refresh(fixture(), source: nil, destination: current)
        }
        #expect(error == .missingEntity(mapping: "Publisher", entity: "Publisher", side: "destination"))
    }

    @Test func aFeatureOfUnknownFormIsRefused() throws {
        var current = MappingFixture.grownModel()
        current.entities[0].attributes[0].isDerived = true
        let error = #expect(throws: MappingRefreshError.self) {
            try MappingModelRefresher().refresh(fixture(), source: nil, destination: current)
        }
        #expect(error?.message.contains("Author.name") == true)
        #expect(error?.help.contains("stages") == true)
    }

    /// The outdated mapping model of the corpus becomes fresh, and nothing but its destination model changes.
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func anOutdatedMappingModelBecomesFresh() throws {
        let file = try #require(try MappingCorpus.all().first { $0.relativePath.contains("MapModel2") })
        let reading = try file.read()
        let current = try #require(try file.diskModel("destination_model"))
        let refresh = try MappingModelRefresher().refresh(reading, source: nil, destination: current)
        let again = MappingModelReader().read(refresh.bytes, path: "x")
        #expect(again.isUsable)
        let copy = try #require(again.mapping?.destination.model)
        #expect(EmbeddedModelComparison.staleEntities(of: copy, against: current).isEmpty)
        let body = /<attribute name="destinationmodeldata" type="binary">[^<]*</
        let texts = [try #require(reading.source).bytes, refresh.bytes].map {
            String(decoding: $0, as: UTF8.self).replacing(body, with: "")
        }
        #expect(texts[0] == texts[1])
        #expect(refresh.bytes != reading.source?.bytes)
    }

    @Test func versionsAreFoundByTheEndOfTheirPath() throws {
        let folder = try TemporaryFolder()
        for path in ["a/B.xcdatamodeld/B.xcdatamodel", "b/c/B.xcdatamodeld/B 2.xcdatamodel", "d/V.xcdatamodel"] {
            _ = try folder.makeFolder(path)
        }
        let root = folder.path("")
        func found(_ path: String) throws -> [String] {
            try VersionSearch(of: EmbeddedModel(path: path), under: root).paths.map {
                String($0.dropFirst(root.hasSuffix("/") ? root.count : root.count + 1))
            }
        }
        #expect(try found("Old/B.xcdatamodeld/B 2.xcdatamodel") == ["b/c/B.xcdatamodeld/B 2.xcdatamodel"])
        #expect(try found("V.xcdatamodel") == ["d/V.xcdatamodel"])
        #expect(try found("B.xcdatamodeld/None.xcdatamodel").isEmpty)
        #expect(try VersionSearch(of: EmbeddedModel(), under: root).paths.isEmpty)
    }
}
