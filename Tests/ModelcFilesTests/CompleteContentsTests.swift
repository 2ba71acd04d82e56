import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// Every attribute of every element is read into its place and written back to its place.
@Suite struct CompleteContentsTests {
    @Test(arguments: [CompleteContents.text, CompleteContents.oldText, CompleteContents.templateText])
    func everythingComesBackByteForByte(_ text: String) throws {
        let reading = try ModelFixture.read(text)
        #expect(!reading.diagnostics.contains { $0.id == .unknownXML })
        let model = try #require(reading.selectedVersion?.model)
        #expect(String(decoding: ModelWriter().contents(of: model), as: UTF8.self) == text)
    }

    @Test func nothingIsKeptVerbatimThatTheSchemaHasAWordFor() throws {
        let model = try #require(try ModelFixture.read(CompleteContents.text).selectedVersion?.model)
        let book = try #require(model.entities.first)
        var kept =
            [model.verbatim, book.verbatim] + book.attributes.map(\.verbatim) + book.fetchIndexes.map(\.verbatim)
        kept += book.fetchIndexes.flatMap { $0.elements.map(\.verbatim) } + book.fetchedProperties.map(\.verbatim)
        kept += model.fetchRequests.map(\.verbatim) + model.configurations.map(\.verbatim)
        kept += model.diagramElements.map(\.verbatim) + model.composites.map(\.verbatim)
        #expect(kept.allSatisfy { $0.isEmpty })
        #expect(book.relationships.map(\.verbatim.emptyContainers) == [["userInfo"]])
    }

    @Test func valuesThatTheCorpusLacksAreRead() throws {
        let model = try #require(try ModelFixture.read(CompleteContents.text).selectedVersion?.model)
        let book = try #require(model.entities.first)
        let index = try #require(book.fetchIndexes.first)
        #expect(index.partialIndexPredicate == "pages > 1")
        #expect(index.elements.map(\.expression) == [nil, "lowercase:(isbn)"])
        #expect(index.elements.map(\.expressionType) == [nil, "String"])
        #expect(index.elements.map(\.collation) == [.binary, .rTree])
        #expect(index.elements.map(\.order) == [.ascending, .descending])
        let all = try #require(book.attributes.first)
        #expect(all.isSyncIdentity && all.preservesValueOnDeletion && all.isStoredInTruthFile && all.isIndexed)
        #expect(all.userInfo["a key"] == "<&> \"it's\"")
        #expect(book.attributes[2].defaultDateInterval == 0.5)
        #expect(book.attributes[3].regularExpression == "[0-9X-]+")
        #expect(book.fetchedProperties.first?.isIndexed == true)
        #expect(book.fetchedProperties.first?.isIndexedBySpotlight == true)
        #expect(model.configurations.first?.isUsedWithCloudKit == true)
        #expect(model.fetchRequests.first?.userInfo["k"] == "v")
        #expect(model.diagramElements.first?.positionY == "-18.5")
    }
}
