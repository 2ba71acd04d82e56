import Foundation
import ModelcTestSupport
import Testing

/// Findings of all commands are in one place of their documents, with the same keys.
@Suite struct CommonFindingTests {
    private static let keys: Set = [
        "id", "severity", "message", "help", "path", "line", "column", "modelPath", "versions",
    ]

    /// A model with a finding for each command: a relationship without an inverse, and a type that cannot be converted.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let contents = { (type: String) in
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
                <entity name="Book" representedClassName="Book">
                    <attribute name="pages" optional="YES" attributeType="\(type)"/>
                    <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf"/>
                </entity>
                <entity name="Shelf" representedClassName="Shelf"/>
            </model>

            """
        }
        try folder.write(contents("String"), to: "M.xcdatamodeld/M.xcdatamodel/contents")
        try folder.write(contents("Binary"), to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>

            """, to: "M.xcdatamodeld/.xccurrentversion")
        return folder
    }

    @Test(arguments: [
        ["lint", "M.xcdatamodeld"], ["plan", "M.xcdatamodeld"], ["check", "M.xcdatamodeld"],
        ["edit", "M.xcdatamodeld", "add", "relationship", "Shelf.books", "Book", "--dry-run"],
    ])
    func keys(_ arguments: [String]) throws {
        let folder = try folder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let outcome = try modelc.run(arguments + ["--format", "json"])
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let result = try #require(document?["result"] as? [String: Any], "\(outcome)")
        let findings = try #require(result["findings"] as? [[String: Any]], "\(outcome)")
        #expect(!findings.isEmpty, "\(outcome)")
        for finding in findings {
            #expect(Self.keys.isSubset(of: Set(finding.keys)), "\(finding)")
            #expect((finding["path"] as? String)?.hasPrefix("M.xcdatamodeld") == true, "\(finding)")
        }
        #expect(findings.contains { ($0["versions"] as? [String])?.isEmpty == false }, "\(outcome)")
    }
}

/// The extension of the file chooses the format of a result.
@Suite struct FileExtensionTests {
    private static let model = "Samples/BookList/BookList.xcdatamodeld"

    @Test(
        arguments: [
            ("plan", "r.html", "<!DOCTYPE html>"), ("plan", "r.md", "### Migration to"), ("plan", "r.json", "{"),
            ("plan", "r.txt", "Samples/"), ("diff", "r.markdown", "### `BookList 2`"), ("inspect", "r.JSON", "{"),
            ("hash", "r.json", "{"), ("diff", "r", "BookList 2 -> BookList 3"),
        ])
    func theFormatFollows(_ command: String, _ name: String, _ start: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try ModelcProcess().run(command, Self.model, "--no-config", "-o", folder.path(name))
        #expect(outcome.status == 0, "\(outcome)")
        let text = try String(contentsOfFile: folder.path(name), encoding: .utf8)
        #expect(text.hasPrefix(start), "\(text.prefix(200))")
    }

    @Test func aGivenFormatWins() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("r.html")
        let outcome = try ModelcProcess().run("diff", Self.model, "--no-config", "--format", "text", "-o", path)
        #expect(outcome.status == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("BookList 2 -> BookList 3"))
    }

    /// Plain text in a file that a browser opens would be a surprise.
    @Test func aPageThatACommandCannotWrite() throws {
        let folder = try TemporaryFolder()
        let outcome = try ModelcProcess().run("diff", Self.model, "--no-config", "-o", folder.path("r.html"))
        #expect(outcome.status == 64 && outcome.errors.contains("text, json, markdown"), "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("r.html")))
    }
}
