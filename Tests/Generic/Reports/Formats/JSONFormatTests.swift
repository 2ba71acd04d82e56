import Foundation
import Testing

@testable import ModelcReports

/// The documented keys of the formats for programs.
@Suite struct JSONFormatTests {
    private static func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private static let keys: Set = [
        "rule", "severity", "category", "message", "file", "line", "column", "modelPath", "fix", "help", "bundle",
        "version", "selector", "location", "related", "facts", "fingerprint", "suppressed", "baseline",
    ]

    @Test func everyFindingHasEveryKey() throws {
        let findings = try #require(Self.object(Orchard.text(.json))["findings"] as? [[String: Any]])
        #expect(findings.count == Orchard.findings.count)
        for finding in findings { #expect(Set(finding.keys) == Self.keys) }
    }

    @Test func theKeysOfTheDocument() throws {
        let document = try Self.object(Orchard.text(.json))
        #expect(
            Set(document.keys) == ["schemaVersion", "tool", "preset", "models", "findings", "summary", "problems"])
        let summary = try #require(document["summary"] as? [String: Any])
        #expect(summary["errors"] as? Int == 1)
        #expect(summary["warnings"] as? Int == 2)
        #expect(summary["infos"] as? Int == 1)
        #expect(summary["models"] as? Int == 2)
        #expect(summary["suppressed"] as? Int == 2)
        #expect(summary["baselined"] as? Int == 1)
        #expect(summary["fixable"] as? [String: Int] == ["suggestion": 0, "safe": 1, "behaviour": 1, "schema": 1])
    }

    @Test func eachLineIsAnObjectOfItsKind() throws {
        let lines = try Orchard.text(.jsonl).split(separator: "\n").map { try Self.object(String($0)) }
        let kinds = lines.compactMap { $0["kind"] as? String }
        #expect(kinds == Array(repeating: "finding", count: 7) + ["problem", "summary"])
        #expect(Set(lines[0].keys) == Self.keys.union(["kind"]))
    }

    @Test func suggestionsOfReviewdogCountBytesAndJoinTheEditsOfAFix() throws {
        let document = try Self.object(Orchard.text(.rdjson))
        let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
        let suggestions = diagnostics.map { ($0["suggestions"] as? [[String: Any]])?.first?["text"] as? String }
        // The fix of the third reaches into another file.
        #expect(suggestions == [nil, "32\" defaultValueString=\"400000", nil, "Image"])
        let location = try #require(diagnostics.last?["location"] as? [String: Any])
        let range = try #require(location["range"] as? [String: [String: Int]])
        #expect(range["start"] == ["line": 8, "column": 74])
    }

    @Test func noSuggestionsWhereTheToolFixes() {
        #expect(!Orchard.text(.rdjson) { $0.suggestsFixes = false }.contains("suggestions"))
    }
}
