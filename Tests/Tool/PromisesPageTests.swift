import Foundation
import ModelcTestSupport
import Testing

/// Every promise of the page has a test, and the test is there.
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
            $0.hasSuffix("Tests.swift") && !$0.contains(".build")
        }
        return try files.reduce(into: []) { tests, file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            var suite: Substring = ""
            for match in text.matches(of: /struct (?<suite>\w+Tests)\b|func (?<test>\w+)\(/) {
                if let name = match.suite { suite = name }
                if let name = match.test { tests.insert("\(suite)/\(name)") }
            }
        }
    }
}
