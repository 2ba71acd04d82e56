import Foundation
import ModelcTestSupport
import Testing

/// `modelc plan --emit` and `--format html`, run as a user runs them.
@Suite struct PlanEmitCommandTests {
    private static let bookList = Repository.path("Samples/BookList/BookList.xcdatamodeld")
    private static let all = "mapping,policy,staged,tests,sql"

    private func plan(_ folder: TemporaryFolder, _ arguments: String...) throws -> ModelcProcess.Outcome {
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        return try modelc.run(["plan", PlanEmitCommandTests.bookList, "--fail-on-risk", "blocked"] + arguments)
    }

    /// A bundle whose second version cannot be inferred, with a name that contains a path.
    private func blockedBundle(_ folder: TemporaryFolder) throws -> String {
        let bundle = "Shop.xcdatamodeld"
        for (version, type) in [("..", "String"), ("Shop 2", "Integer 16")] {
            try folder.write(
                """
                <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
                <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                    <entity name="Item"><attribute name="price" optional="YES" attributeType="\(type)"/></entity>
                </model>
                """, to: "\(bundle)/\(version).xcdatamodel/contents")
        }
        let dictionary = "<dict><key>_XCCurrentVersionName</key><string>Shop 2.xcdatamodel</string></dict>"
        try folder.write(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">\(dictionary)</plist>",
            to: "\(bundle)/.xccurrentversion")
        return bundle
    }

    @Test func filesAreWrittenOnceAndNeverReplaced() throws {
        let folder = try TemporaryFolder()
        let first = try plan(folder, "--emit", "staged,tests,sql", "--emit-dir", "Out", "--module", "App")
        #expect(first.status < 2 && first.output.contains("created Out/BookList+StagedMigration.swift\n"))
        let files = try folder.files()
        #expect(
            files == [
                "Out/BookList+StagedMigration.swift", "Out/BookList+StoreMigration.swift",
                "Out/BookList-data-checks.sql",
                "Out/BookListMigrationTests.swift",
            ])
        let again = try plan(folder, "--emit", "staged", "--emit-dir", "Out")
        #expect(again.output.contains("unchanged Out/BookList+StagedMigration.swift\n"))
        try folder.write("// edited", to: "Out/BookListMigrationTests.swift")
        let refused = try plan(folder, "--emit", "staged,tests", "--emit-dir", "Out")
        #expect(refused.status == 1 && refused.errors.contains("[foreign-file]") && refused.errors.contains("--force"))
        #expect(!refused.output.contains("created") && !refused.output.contains("unchanged"))
        let kept = try String(contentsOfFile: folder.path("Out/BookListMigrationTests.swift"), encoding: .utf8)
        #expect(kept == "// edited")
        let forced = try plan(folder, "--emit", "tests", "--emit-dir", "Out", "--force")
        #expect(forced.output.contains("updated Out/BookListMigrationTests.swift\n"))
    }

    @Test func aFolderThatCannotBeIsTold() throws {
        let folder = try TemporaryFolder()
        try folder.write("a file", to: "Out")
        let outcome = try plan(folder, "--emit", "staged", "--emit-dir", "Out")
        #expect(outcome.status == 2 && outcome.errors.contains("[unwritable-file]"))
        let inside = try plan(folder, "--emit", "staged", "--emit-dir", "A.xcdatamodeld")
        #expect(inside.status == 2 && inside.errors.contains("is part of a data model"))
        #expect(try folder.files() == ["Out"])
    }

    /// A folder or a link at the output path is never replaced, and no help suggests replacing it.
    @Test func whatIsNoFileStays() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("BookList+StagedMigration.swift")
        for flags in [[], ["--force"]] {
            var modelc = ModelcProcess()
            modelc.folder = folder.url.path
            let outcome = try modelc.run(["plan", PlanEmitCommandTests.bookList, "--emit", "staged"] + flags)
            #expect(outcome.status == 1 && outcome.errors.contains("[foreign-file]"))
            #expect(!outcome.errors.contains("--force"))
        }
    }

    @Test func aRehearsalListsThePathsAndWritesNothing() throws {
        let folder = try TemporaryFolder()
        let outcome = try plan(folder, "--emit", PlanEmitCommandTests.all, "--emit-dir", "Out", "--dry-run")
        let root = folder.url.standardizedFileURL.path
        #expect(outcome.output.hasPrefix("\(root)/Out/BookList+StagedMigration.swift\n"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix("\(root)/Out/") })
        #expect(try folder.files().isEmpty)
    }

    @Test(arguments: [("swift", "_Policies.swift"), ("objc", "_Policies.m")])
    func blockedHopsGetMappingModelsAndPoliciesThatFit(_ language: String, _ ending: String) throws {
        let folder = try TemporaryFolder()
        let bundle = try blockedBundle(folder)
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let arguments = [
            "--emit", PlanEmitCommandTests.all, "--emit-dir", "Out", "--language", language, "--order", "..,Shop 2",
        ]
        let outcome = try modelc.run(["plan", bundle] + arguments)
        #expect(outcome.status == 1 && outcome.errors.contains("[bridge-version-needed]"))
        // Nothing is written outside the folder, whatever the name of a version is.
        let files = try folder.files().filter { !$0.hasPrefix(bundle) }
        #expect(files.count == 6 && files.allSatisfy { $0.hasPrefix("Out/") })
        let mapping = try #require(files.first { $0.hasSuffix(".xcmappingmodel/xcmapping.xml") })
        let policy = try #require(files.first { $0.hasSuffix(ending) })
        let code = try String(contentsOfFile: folder.path(policy), encoding: .utf8)
        let name = try #require(code.firstMatch(of: /custom policy, (\w+)/)).output.1
        let xml = try String(contentsOfFile: folder.path(mapping), encoding: .utf8)
        #expect(xml.contains(name) && code.contains("priceFrom:"))
        // With its mapping model the hop is no longer blocked.
        #expect(try modelc.run(["plan", bundle]).output.contains("mapping"))
    }

    @Test func programsAreToldOfTheFiles() throws {
        let folder = try TemporaryFolder()
        let outcome = try plan(folder, "--emit", "staged,policy", "--format", "json")
        let document = try PrintedDocument.result(of: outcome.output)
        let artifacts = try #require(document["artifacts"] as? [[String: Any]])
        #expect(artifacts.map { $0["kind"] as? String } == ["staged", "staged"])
        let names = ["BookList+StagedMigration.swift", "BookList+StoreMigration.swift"]
        #expect(artifacts.map { $0["path"] as? String } == names.map { "./" + $0 })
        #expect(artifacts.map { $0["written"] as? Bool } == [true, true])
        #expect(try folder.files() == names)
        let plain = try plan(folder, "--format", "json")
        #expect(!plain.output.contains("\"artifacts\""))
    }

    @Test func thePageIsWrittenToAFile() throws {
        let folder = try TemporaryFolder()
        let outcome = try plan(folder, "--format", "html", "--output", "plan.html")
        #expect(outcome.status < 2 && outcome.output.isEmpty)
        let page = try String(contentsOfFile: folder.path("plan.html"), encoding: .utf8)
        #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
        #expect(page.contains("BookList.xcdatamodeld") && page.contains("<svg "))
    }

    @Test(arguments: [
        ["--emit", "everything"], ["--emit", ""], ["--emit", "staged,"], ["--force"], ["--dry-run"],
        ["--language", "objc"],
        ["--module", "App"], ["--emit-dir", "Out"], ["--emit", "tests", "--module", "not a module"],
        ["--emit", "policy", "--language", "java"], ["--emit", "staged", "--emit-dir", ""],
    ])
    func wrongUsage(_ arguments: [String]) throws {
        // Arguments that are accepted by mistake write into that folder, not into the repository.
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        #expect(try modelc.run(["plan", PlanEmitCommandTests.bookList] + arguments).status == 64)
        #expect(try folder.files().isEmpty)
    }
}
