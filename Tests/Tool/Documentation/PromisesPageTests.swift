import Foundation
import ModelcTestSupport
import Testing

/// Every promise of the page names an existing test.
@Suite struct PromisesPageTests {
    @Test func everyPromiseNamesATestThatExists() throws {
        let promises = try rows()
        #expect(promises.count > 35)
        let tests = try declaredTests()
        for promise in promises {
            let test = try #require(promise.test, "no test stands beside: \(promise.text)")
            #expect(tests.contains(test), "there is no test \(test); the promise: \(promise.text)")
        }
    }

    private func rows() throws -> [(text: String, test: String?)] {
        let page = Repository.path("Sources/modelc/Documentation.docc/Promises.md")
        return try String(contentsOfFile: page, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("|"), let last = cells.last, last != "Test", !last.hasPrefix("-") else { return nil }
            return (cells[0], last.wholeMatch(of: /`(\w+\/\w+)`/).map { String($0.output.1) })
        }
    }

    /// `Suite/function` for each test.
    private func declaredTests() throws -> Set<String> {
        let folder = Repository.root.appendingPathComponent("Tests")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.contains(/Tests(\+\w+)?\.swift$/) && !$0.contains(".build")
        }
        return try files.reduce(into: []) { tests, file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            var suite: Substring = ""
            for match in text.matches(of: /(?:struct|extension) (?<suite>\w+Tests)\b|func (?<test>\w+)\(/) {
                if let name = match.suite { suite = name }
                if let name = match.test { tests.insert("\(suite)/\(name)") }
            }
        }
    }
}

/// The page of diagnostics contains exactly the ids that the sources declare.
@Suite struct DiagnosticsPageTests {
    @Test func thePageNamesEveryIDOnce() throws {
        let declared = try declaredIDs()
        let documented = try documentedIDs()
        #expect(declared.count > 50)
        #expect(Set(documented).count == documented.count)
        let missing = Set(declared).subtracting(documented).sorted()
        let stale = Set(documented).subtracting(declared).sorted()
        #expect(missing.isEmpty, "add these to Sources/modelc/Documentation.docc/Diagnostics.md")
        #expect(stale.isEmpty, "remove these from Sources/modelc/Documentation.docc/Diagnostics.md")
    }

    private func declaredIDs() throws -> [String] {
        let sources = Repository.root.appendingPathComponent("Sources")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        let declaration = /DiagnosticID\("([a-z0-9\/-]+)"\)/
        return try files.flatMap { file in
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            return text.matches(of: declaration).map { String($0.output.1) }
        }
    }

    private func documentedIDs() throws -> [String] {
        let page = Repository.path("Sources/modelc/Documentation.docc/Diagnostics.md")
        let text = try String(contentsOfFile: page, encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^\| `([a-z0-9\/-]+)` \|/).map { String($0.output.1) }
        }
    }
}

/// The templates on the page about templates give the output on the page.
@Suite struct TemplatesPageTests {
    /// A fenced block of the page.
    private struct Block {
        var kind: String
        var text: String
    }

    private static func blocks() throws -> [Block] {
        let page = try String(
            contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/Templates.md"), encoding: .utf8)
        let parts = page.components(separatedBy: "```")
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map { _, part in
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return Block(kind: String(lines[0]), text: lines.count > 1 ? String(lines[1]) : "")
        }
    }

    @Test func everyTemplateGivesTheTextThatFollowsIt() throws {
        let blocks = try TemplatesPageTests.blocks()
        let pairs = zip(blocks, blocks.dropFirst()).filter { $0.0.kind == "motemplate" }
        #expect(pairs.count >= 5)
        #expect(pairs.allSatisfy { $0.1.kind == "text" })
        let folder = try TemporaryFolder()
        var manifest = ""
        for (index, pair) in pairs.enumerated() {
            try folder.write(pair.0.text, to: "Mine/example\(index).t")
            manifest += "example\(index).t {{class}}\(index).txt entity human\n"
        }
        try folder.write(manifest, to: "Mine/mine.manifest")
        let outcome = try ModelcProcess().run(
            "generate", "Samples/BookList/BookList.xcdatamodeld", "--output", folder.path("Out"), "--templates",
            folder.path("Mine"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        for (index, pair) in pairs.enumerated() {
            let text = try String(contentsOfFile: folder.path("Out/Shelf\(index).txt"), encoding: .utf8)
            #expect(text == pair.1.text)
        }
    }
}
