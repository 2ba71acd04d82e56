import Foundation
import ModelcTestSupport
import Testing

/// `modelc inspect`, run as a user runs it.
@Suite struct InspectCommandTests {
    private let modelc = ModelcProcess()
    private static let bookList = "Samples/BookList/BookList.xcdatamodeld"

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func everyCorpusVersionHasItsCountsInJSON() throws {
        let models = try Corpus.models()
        for facts in try Corpus.facts() {
            let outcome = try modelc.run("inspect", "--format", "json", models.appendingPathComponent(facts.path).path)
            #expect(outcome.status == 0, "\(facts.path): \(outcome.errors)")
            let version = try #require(try Document(outcome.output).versions.first, "\(facts.path)")
            let counts = try #require(version["counts"] as? [String: Int])
            for name in ModelFacts.inspectedCounts {
                #expect(counts[name] == facts.counts[name], "\(facts.path): \(name)")
            }
            #expect(version["format"] as? String == facts.format)
            #expect(version["isCurrent"] as? Bool == (facts.isCurrent == "yes"), "\(facts.path)")
            #expect((version["entities"] as? [Any])?.count == facts.counts["entities"])
        }
    }

    @Test func theDocumentNamesTheCurrentVersion() throws {
        let outcome = try modelc.run("inspect", InspectCommandTests.bookList, "--format", "json")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let document = try Document(outcome.output)
        #expect(document.members["path"] as? String == InspectCommandTests.bookList)
        #expect(document.members["currentVersion"] as? String == "BookList 3")
        #expect(document.versions.map { $0["name"] as? String } == ["BookList", "BookList 2", "BookList 3"])
        #expect(document.versions.map { $0["entities"] is [Any] } == [false, false, true])
    }

    @Test func allVersionsAreShownInFullOnRequest() throws {
        let outcome = try modelc.run("inspect", InspectCommandTests.bookList, "--format", "json", "--all-versions")
        #expect(try Document(outcome.output).versions.map { ($0["entities"] as? [Any])?.count } == [2, 2, 3])
    }

    @Test func oneVersionIsShownOnRequest() throws {
        let outcome = try modelc.run(
            "inspect", InspectCommandTests.bookList, "--format", "json", "--model-version", "2")
        #expect(try Document(outcome.output).versions.map { $0["name"] as? String } == ["BookList 2"])
    }

    @Test func theTextShowsVersionsAndEntities() throws {
        let outcome = try modelc.run("inspect", InspectCommandTests.bookList)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        for line in ["  * BookList 3  xml ", "Entities (3)", "  Shelf   .Shelf "] {
            #expect(outcome.output.contains(line), "\(line)")
        }
        #expect(!outcome.output.contains("\u{1B}"))
    }

    @Test func oneEntityIsShownInDetail() throws {
        let outcome = try modelc.run("inspect", InspectCommandTests.bookList, "--entity", "Shelf")
        #expect(outcome.output.contains("-> Book"))
        #expect(outcome.output.contains("ordered"))
    }

    @Test func anUnknownEntityIsAnErrorWithASuggestion() throws {
        let outcome = try modelc.run("inspect", InspectCommandTests.bookList, "--entity", "Shelv")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("did you mean 'Shelf'?"))
        #expect(outcome.output.isEmpty)
    }

    @Test func programsGetADocumentEvenOfAnUnknownEntity() throws {
        let outcome = try modelc.run(
            "inspect", InspectCommandTests.bookList, "--entity", "Nobody", "--format", "json")
        #expect(outcome.status == 2)
        let document = try Document(outcome.output)
        let diagnostics = try #require(document.members["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["id"] as? String } == ["unknown-entity"])
        #expect(document.members["currentVersion"] as? String == "BookList 3")
    }

    @Test func whatCannotBeReadIsTwo() throws {
        let outcome = try modelc.run("inspect", "None.xcdatamodeld")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors == """
                None.xcdatamodeld: error: there is nothing at 'None.xcdatamodeld' [no-such-path]
                   = help: give the path of an .xcdatamodeld bundle or of an .xcdatamodel folder
                1 error

                """)
    }

    @Test func programsGetADocumentEvenOfNothing() throws {
        let outcome = try modelc.run("inspect", "None.xcdatamodeld", "--format", "json")
        #expect(outcome.status == 2)
        let document = try Document(outcome.output)
        let diagnostics = try #require(document.members["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["id"] as? String } == ["no-such-path"])
        #expect(document.versions.isEmpty)
    }

    @Test func wrongUsageIs64() throws {
        #expect(try modelc.run("inspect").status == 64)
        #expect(try modelc.run("inspect", InspectCommandTests.bookList, "--format", "xml").status == 64)
        #expect(
            try modelc.run("inspect", InspectCommandTests.bookList, "--all-versions", "--model-version", "2").status
                == 64)
    }

    @Test func aFaultIsShownWithItsLine() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel">
                <entity name="Book">
                    <attribute name="pages" attributeType="Integer16"/>
                </entity>
            </model>
            """, to: "M.xcdatamodel/contents")
        var here = modelc
        here.folder = folder.url.path
        let outcome = try here.run("inspect", "M.xcdatamodel")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors == """
                M.xcdatamodel/contents:4:33: error: Book.pages: attributeType="Integer16" is not an attribute type \
                [unreadable-element]
                   |
                 4 | <attribute name="pages" attributeType="Integer16"/>
                   |                         ^^^^^^^^^^^^^^^^^^^^^^^^^
                   = help: did you mean 'Integer 16'?
                1 error

                """)
    }

    @Test func aPipeThatReadsNothingIsNoCrash() throws {
        let outcome = try modelc.run(
            executable: URL(fileURLWithPath: "/bin/sh"),
            ["-c", "'\(ModelcProcess.executable.path)' inspect '\(InspectCommandTests.bookList)' | true"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }
}

/// The document that `inspect --format json` prints.
private struct Document {
    let members: [String: Any]
    let versions: [[String: Any]]

    init(_ text: String) throws {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        members = try #require(value as? [String: Any])
        versions = try #require(members["versions"] as? [[String: Any]])
    }
}
