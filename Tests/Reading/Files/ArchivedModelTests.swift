import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcKeyedArchive
import ModelcSchema
import ModelcTestSupport
import Testing

/// The legacy binary form: a whole archive, and damaged ones.
@Suite struct ArchivedModelTests {
    @Test func aWholeArchiveReadsAsAModel() throws {
        var archive = EditorArchive()
        let reading = try read(archive.bytes())
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.selectedVersion?.format == .binary)
        let model = try #require(reading.selectedVersion?.model)
        #expect(model.entities.map(\.name) == ["Book", "Shelf", "Thing"])
        #expect(model.fetchRequests.map(\.name) == ["AllBooks"])
        #expect(model.fetchRequests.first?.predicate == "title != nil")
        #expect(model.configurations.map { $0.members.map(\.name) } == [["Shelf"]])
        let book = try #require(model.entities.first)
        #expect(book.parentName == "Thing")
        #expect(book.userInfo.entries.map(\.key) == ["note"])
        #expect(!book.isSyncable)
        #expect(book.attributes.map(\.name) == ["pages", "title"])
        #expect(book.attributes.map(\.type) == [.integer16, .string])
        #expect(book.attributes.map(\.defaultValueText) == ["0", nil])
        #expect(book.attributes.map(\.minimumValueText) == [nil, "1"])
        let shelf = try #require(book.relationships.first)
        #expect(shelf.inverseName == "books" && shelf.inverseEntityName == "Shelf")
        #expect(!shelf.isToMany && shelf.maximumCount == 1 && shelf.deleteRule == .nullify)
        #expect(model.entities[1].relationships.first?.isToMany == true)
        #expect(model.entities[1].relationships.first?.maximumCount == nil)
        #expect(model.entities[2].isAbstract)
    }

    /// It is in the corpus of the repository, for tests of files.
    @Test func theArchiveOfTheCorpusIsThisOne() throws {
        var archive = EditorArchive()
        let file = Corpus.own.appendingPathComponent("models/Shelves.xcdatamodel/elements")
        if Goldens.isRecording {
            try Data(archive.bytes()).write(to: file)
            Issue.record("recorded \(file.lastPathComponent); run again without MODELC_RECORD_GOLDENS")
        }
        #expect(try Data(contentsOf: file) == Data(archive.bytes()))
    }

    @Test func aDanglingReferenceLosesOnlyWhatHangsOnIt() throws {
        var archive = EditorArchive()
        archive.replacements = ["Book.shelf.XD_PRK_destination": .uid(60_000)]
        let reading = try read(archive.bytes())
        let error = try #require(reading.onlyError)
        #expect(error.id == .unreadableModel)
        #expect(error.modelPath == "Book.shelf")
        #expect(error.message.contains("60000"))
        let book = try #require(reading.selectedVersion?.model?.entities.first)
        #expect(book.attributes.count == 2)
        #expect(book.relationships.first?.destinationName == nil)
        #expect(book.relationships.first?.inverseName == "books")
    }

    @Test func aValueOfTheWrongKindIsReported() throws {
        var archive = EditorArchive()
        archive.replacements = ["Book.title.XD_PAttK_minValueString": .integer(1), "Book.XD_PSK_isAbstract": .uid(1)]
        let reading = try read(archive.bytes())
        #expect(reading.diagnostics.map(\.modelPath) == ["Book", "Book.title"])
        #expect(reading.diagnostics.allSatisfy { $0.id == .unreadableModel && $0.severity == .error })
    }

    @Test func unknownNumbersAreWarnings() throws {
        var archive = EditorArchive()
        archive.replacements = [
            "Book.title.XD_PAttK_attributeType": .integer(4711), "Book.shelf.XD_PRK_deleteRule": .integer(9),
        ]
        let reading = try read(archive.bytes())
        #expect(reading.isUsable)
        #expect(reading.diagnostics.map(\.id) == [.ignoredContent, .undefinedAttributeType])
    }

    @Test func aReferenceBackToTheRootEndsTheReading() throws {
        var archive = EditorArchive()
        archive.replacements = ["Book.shelf.XD_PRK_destination": .uid(1)]
        // The root object is in the position of an entity: it has no name, and reading ends nevertheless.
        #expect(try read(archive.bytes()).model != nil)
    }

    @Test func everyTruncationIsRefusedWithoutACrash() throws {
        var archive = EditorArchive()
        let bytes = archive.bytes()
        for count in stride(from: 0, to: bytes.count, by: TestScope.isFull ? 97 : 970) {
            let reading = try read(Array(bytes.prefix(count)))
            #expect(!reading.isUsable)
            #expect(reading.diagnostics.first?.id == .unreadableModel)
        }
    }

    @Test func everyChangedByteReadsOrIsReported() throws {
        var archive = EditorArchive()
        let bytes = archive.bytes()
        for index in stride(from: 8, to: bytes.count, by: TestScope.isFull ? 7 : 79) {
            var damaged = bytes
            damaged[index] ^= 0x55
            let reading = try read(damaged)
            #expect(reading.selectedVersion?.model != nil || !reading.diagnostics.isEmpty)
        }
    }

    @Test func anotherArchiveIsNoModel() throws {
        var fixture = ArchiveFixture()
        fixture.add("NSMutableArray", "NSArray", keys: ["NS.objects": .array([])])
        let error = try #require(try read(fixture.bytes).onlyError)
        #expect(error.id == .unreadableModel)
        #expect(error.message == "the archive contains an object of class NSMutableArray, not a data model")
    }

    private func read(_ bytes: [UInt8]) throws -> ModelReading {
        let folder = try TemporaryFolder()
        try folder.write(Data(bytes), to: "M.xcdatamodel/elements")
        return ModelReader().read(folder.path("M.xcdatamodel"))
    }
}
