import Foundation
import ModelcTestSupport
import Testing

/// `modelc generate --language swiftdata`, as users run it.
@Suite struct GenerateSwiftDataTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ sample: String, _ arguments: String...) throws -> ModelcProcess.Outcome {
        try ModelcProcess().run(
            ["generate", Repository.path("Samples/\(sample)/\(sample).xcdatamodeld"), "--no-config", "--language"]
                + ["swiftdata", "--output", folder.url.path] + arguments)
    }

    /// A hash that differs is an error; the classes exist in spite of it. A second run finds nothing to change.
    @Test func differentHashesAreErrors() throws {
        let first = try run("TodoCore")
        #expect(first.status == 1)
        #expect(first.errors.contains("[swiftdata-hash-differs]"))
        let summary = "version hashes in SwiftData: 1 as in the model, 1 not verified, 1 different\n6 created"
        #expect(first.output.contains(summary))
        let second = try run("TodoCore", "--no-same-hashes")
        #expect(second.status == 0)
        #expect(second.errors.contains("warning: Category has another version hash in SwiftData"))
        #expect(second.output.contains("0 created, 0 updated, 6 unchanged"))
        #expect(try run("TodoCore", "--no-same-hashes", "--check").status == 0)
        #expect(try run("TodoCore", "--check").status == 1)
    }

    @Test func strictRunsWriteNothing() throws {
        #expect(try run("TodoCore", "--strict").status == 1)
        #expect(try folder.files() == [])
        #expect(try run("DataStore", "--strict").status == 0)
        #expect(try folder.files() == ["DataStore+Extensions.swift", "DataStore.swift"])
    }

    @Test func theDocumentHasEachHash() throws {
        let outcome = try run("TodoCore", "--format", "json")
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let result = try #require(document?["result"] as? [String: Any])
        let hashes = try #require(result["swiftdata"] as? [[String: Any]])
        #expect(hashes.compactMap { $0["entity"] as? String } == ["Category", "Tag", "Task"])
        #expect(hashes.compactMap { $0["verdict"] as? String } == ["differs", "same", "unverified"])
        #expect(hashes[1]["hash"] as? String == hashes[1]["modelHash"] as? String)
        #expect((hashes[0]["reasons"] as? [String])?.first?.contains("no derived attributes") ?? false)
    }

    @Test func oneFileHasAllClasses() throws {
        _ = try run("BookList", "--single-file", "--no-human")
        #expect(try folder.files() == ["_BookList.swift"])
        _ = try run("BookList", "--versioned-schema", "Books", "--prune")
        #expect(try folder.files() == ["BooksV3_0_0.swift"])
    }

    /// Human files stay, and the class of an entity that is gone is an orphan.
    @Test func humanFilesStay() throws {
        _ = try run("DataStore")
        let human = folder.path("DataStore+Extensions.swift")
        try "extension DataStore { var mine: Int { 1 } }\n".write(toFile: human, atomically: true, encoding: .utf8)
        #expect(try run("DataStore").output.contains("0 created, 0 updated, 2 unchanged"))
        let skipped = try run("DataStore", "--entities", "{ DataStore: { skip: true } }")
        #expect(skipped.errors.contains("orphaned-file"))
        #expect(try String(contentsOfFile: human, encoding: .utf8).contains("mine"))
    }

    @Test(arguments: [
        ["--snapshots"], ["--base-class", "Base"], ["--style", "xcode"], ["--constants", "extern"],
        ["--templates", "."],
    ])
    func settingsOfOtherClasses(_ arguments: [String]) throws {
        let outcome = try ModelcProcess().run(
            ["generate", Repository.path("Samples/DataStore"), "--no-config", "--output", folder.url.path]
                + ["--language", "swiftdata"] + arguments)
        #expect(outcome.status == 64)
        let other = try ModelcProcess().run(
            ["generate", Repository.path("Samples/DataStore"), "--no-config", "--output", folder.url.path]
                + ["--minimum-os", "ios26"])
        #expect(other.status == 64)
        #expect(other.errors.contains("minimum-os is for SwiftData, which needs --language swiftdata"))
    }
}
