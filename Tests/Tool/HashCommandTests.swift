import Foundation
import ModelcTestSupport
import Testing

/// `modelc hash`, run as a user runs it.
@Suite struct HashCommandTests {
    private let modelc = ModelcProcess()
    private static let bookList = "Samples/BookList/BookList.xcdatamodeld"

    private func versions(_ text: String) throws -> [[String: Any]] {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let members = try #require(value as? [String: Any])
        return try #require(members["versions"] as? [[String: Any]])
    }

    @Test func theDocument() throws {
        let outcome = try modelc.run("hash", HashCommandTests.bookList, "--format", "json")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let version = try #require(try versions(outcome.output).first)
        #expect(version["name"] as? String == "BookList 3")
        #expect(version["isCurrent"] as? Bool == true)
        #expect(version["checksum"] as? String == "011qdXCqxOHoWBBVseII7dnfok6AjKRrpN0HlubpdTg=")
        #expect((version["digest"] as? String)?.utf8.count == 88)
        let entities = try #require(version["entities"] as? [String: [String: Any]])
        #expect(entities.keys.sorted() == ["Author", "Book", "Shelf"])
        let author = try #require(entities["Author"])
        #expect(
            author["hash"] as? String == "c78683ee9ce5998c1c0d258e7d2a239b4a9a5944d9952a9e435a6ba459e16126")
        #expect(author["verified"] as? Bool == true)
        #expect(author["properties"] == nil)
    }

    @Test func allVersionsOrOne() throws {
        let all = try modelc.run("hash", HashCommandTests.bookList, "--format", "json", "--all-versions")
        #expect(try versions(all.output).map { $0["name"] as? String } == ["BookList", "BookList 2", "BookList 3"])
        let one = try modelc.run("hash", HashCommandTests.bookList, "--format", "json", "--model-version", "2")
        #expect(try versions(one.output).map { $0["name"] as? String } == ["BookList 2"])
    }

    @Test func oneEntityWithItsProperties() throws {
        let outcome = try modelc.run("hash", HashCommandTests.bookList, "--entity", "Author", "--properties")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let rows = outcome.output.split(separator: "\n").dropFirst(3).map { $0.split(separator: " ").first }
        #expect(rows == ["Author", "birthYear", "books", "name"])
        #expect(outcome.output.contains("  to Book, inverse authors, optional\n"))
        let document = try modelc.run(
            "hash", HashCommandTests.bookList, "--entity", "Author", "--properties", "--format", "json")
        let entities = try versions(document.output).first?["entities"] as? [String: [String: Any]]
        #expect(entities?.keys.sorted() == ["Author"])
        #expect((entities?["Author"]?["properties"] as? [String: Any])?.count == 3)
    }

    @Test func base64() throws {
        let outcome = try modelc.run("hash", HashCommandTests.bookList, "--base64")
        #expect(outcome.output.contains("  Author  x4aD7pzlmYwcDSWOfSojm0qaWUTZlSqeQ1prpFnhYSY=\n"))
    }

    @Test func whatIsNotCertainSaysSo() throws {
        let folder = try folder(#"<attribute name="line2" attributeType="String"/><attribute name="line10"/>"#)
        let outcome = try run(in: folder, "hash", "M.xcdatamodel")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("  unverified: sort-order (Book)\n"))
        #expect(outcome.output.contains("=  unverified\n"))
        #expect(
            outcome.errors.hasPrefix(
                "M.xcdatamodel/contents:3:5: warning: Book: the version hash is unverified: it is not known how names ")
        )
        let json = try run(in: folder, "hash", "M.xcdatamodel", "--format", "json")
        let version = try #require(try versions(json.output).first)
        #expect(version["verified"] as? Bool == false)
        let book = try #require((version["entities"] as? [String: [String: Any]])?["Book"])
        #expect(book["verified"] as? Bool == false)
        let reasons = try #require(book["reasons"] as? [[String: Any]])
        #expect(reasons.map { $0["id"] as? String } == ["hash-unverified/sort-order"])
    }

    @Test func aFaultyModelHasTheHashesThatItCanHave() throws {
        let folder = try folder(
            """
            <relationship name="shelf" destinationEntity="Shelf" deletionRule="Nullify"/></entity>
            <entity name="Good"><attribute name="a" attributeType="String"/>
            """)
        let outcome = try run(in: folder, "hash", "M.xcdatamodel")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("refused: the destination of its relationship 'shelf' is not in the model"))
        #expect(outcome.output.contains("  checksum  refused: an entity has no hash\n"))
        #expect(outcome.output.split(separator: "\n").contains { $0.hasPrefix("  Good  ") && $0.utf8.count == 72 })
        #expect(outcome.errors.contains("[unknown-destination]") && outcome.errors.hasSuffix("\n1 error\n"))
        let json = try run(in: folder, "hash", "M.xcdatamodel", "--format", "json")
        #expect(json.status == 1)
        let version = try #require(try versions(json.output).first)
        #expect(version["checksum"] is NSNull)
        #expect(((version["entities"] as? [String: [String: Any]])?["Book"])?["hash"] is NSNull)
    }

    /// What was not understood is not hashed as if it were absent.
    @Test func aModelThatCannotBeReadHasNoHashes() throws {
        let folder = try folder(#"<attribute name="title" attributeType="Strin"/>"#)
        let outcome = try run(in: folder, "hash", "M.xcdatamodel")
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("did you mean 'String'?"))
    }

    @Test func anUnknownEntityIsAnError() throws {
        let outcome = try modelc.run("hash", HashCommandTests.bookList, "--entity", "Shelv")
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("did you mean 'Shelf'?"))
    }

    @Test func whatCannotBeReadIsTwo() throws {
        #expect(try modelc.run("hash", "None.xcdatamodeld").status == 2)
        let json = try modelc.run("hash", "None.xcdatamodeld", "--format", "json")
        #expect(json.status == 2)
        #expect(try versions(json.output).isEmpty)
    }

    @Test func wrongUsageIs64() throws {
        #expect(try modelc.run("hash").status == 64)
        #expect(try modelc.run("hash", HashCommandTests.bookList, "--base64", "--format", "json").status == 64)
        #expect(
            try modelc.run("hash", HashCommandTests.bookList, "--all-versions", "--model-version", "2").status == 64)
    }

    /// A folder with a model of one entity, Book, that begins with this text.
    private func folder(_ content: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel">
                <entity name="Book">\(content)</entity>
            </model>
            """, to: "M.xcdatamodel/contents")
        return folder
    }

    private func run(in folder: TemporaryFolder, _ arguments: String...) throws -> ModelcProcess.Outcome {
        var modelc = modelc
        modelc.folder = folder.url.path
        return try modelc.run(arguments)
    }
}
