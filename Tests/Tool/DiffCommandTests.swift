import Foundation
import ModelcTestSupport
import Testing

/// `modelc diff`, run as a user runs it.
@Suite struct DiffCommandTests {
    private let modelc = ModelcProcess()
    private static let bookList = "Samples/BookList/BookList.xcdatamodeld"

    @Test func withoutVersionsTheLastTwoAreCompared() throws {
        let outcome = try modelc.run("diff", DiffCommandTests.bookList)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.hasPrefix("BookList 2 -> BookList 3\n"))
        #expect(outcome.output.contains("Author\n  + entity added  [hash]\n"))
    }

    @Test func versionsCanBeNamed() throws {
        let outcome = try modelc.run("diff", DiffCommandTests.bookList, "--from", "BookList", "--to", "2")
        #expect(outcome.output.hasPrefix("BookList -> BookList 2\n"))
        let back = try modelc.run("diff", DiffCommandTests.bookList, "--from", "3", "--to", "2")
        #expect(back.output.contains("  - entity removed  [destructive, hash]\n"))
    }

    @Test func twoPathsAreCompared() throws {
        let one = DiffCommandTests.bookList + "/BookList.xcdatamodel"
        let outcome = try modelc.run("diff", one, DiffCommandTests.bookList)
        #expect(outcome.status == 0 && outcome.output.hasPrefix("BookList -> BookList 3\n"))
        #expect(outcome.output.contains("  ~ addedAt  attribute renamed: acquiredAt -> addedAt  [hash]\n"))
    }

    @Test func theExitCodeTellsOnRequest() throws {
        #expect(try modelc.run("diff", DiffCommandTests.bookList, "--exit-code").status == 1)
        let equal = try modelc.run("diff", DiffCommandTests.bookList, "--from", "3", "--exit-code")
        #expect(equal.status == 0 && equal.output == "BookList 3 -> BookList 3\n\nNo differences.\n")
    }

    @Test func theDocumentIsJSON() throws {
        let outcome = try modelc.run("diff", DiffCommandTests.bookList, "--format", "json")
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(document["schemaVersion"] as? Int == 1 && document["altersHash"] as? Bool == true)
        let changes = try #require(document["changes"] as? [[String: Any]])
        #expect(changes.contains { $0["kind"] as? String == "unique-added" && $0["to"] as? String == "identifier" })
    }

    @Test func theFirstVersionHasNoneBeforeIt() throws {
        let outcome = try modelc.run("diff", DiffCommandTests.bookList, "--to", "BookList")
        #expect(outcome.status == 2 && outcome.errors.contains("[no-older-version]") && outcome.output.isEmpty)
    }

    /// What the reader calls `--model-version` has other names here.
    @Test func theAdviceNamesOptionsOfTheCommand() throws {
        let folder = try TemporaryFolder()
        for name in ["M", "M 2"] {
            try folder.write("<model><entity name=\"A\"/></model>", to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        let model = folder.path("M.xcdatamodeld")
        #expect(try modelc.run("diff", model).errors.contains("or choose one with --to\n"))
        let two = try modelc.run("diff", model, DiffCommandTests.bookList)
        #expect(two.status == 2 && two.errors.contains("or choose one with --from\n"))
    }

    @Test(arguments: [
        ["diff"], ["diff", "a", "b", "--against", "c"], ["diff", "a", "--against-path", "b"],
        ["diff", "a", "--format", "xml"],
    ])
    func wrongUsage(_ arguments: [String]) throws {
        #expect(try modelc.run(arguments).status == 64)
    }

    @Test(arguments: [["diff", "nowhere.xcdatamodeld"], ["diff", bookList, "--from", "9"]])
    func whatCannotBeRead(_ arguments: [String]) throws {
        let outcome = try modelc.run(arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.errors.isEmpty)
    }
}
