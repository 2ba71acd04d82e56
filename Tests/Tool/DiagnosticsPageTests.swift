import Foundation
import ModelcTestSupport
import Testing

/// The page of diagnostics has every id that the sources declare, and no other.
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
