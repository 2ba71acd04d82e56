import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcReports

/// The documented keys of the formats for programs.
@Suite struct JSONFormatTests {
    private static func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private static let keys: Set = [
        "id", "path", "versions", "rule", "severity", "category", "message", "file", "line", "column", "modelPath",
        "fix", "help", "bundle",
        "version", "selector", "location", "related", "facts", "fingerprint", "suppressed", "baseline",
    ]

    @Test func everyFindingHasEveryKey() throws {
        let findings = try #require(PrintedDocument.result(of: Orchard.text(.json))["findings"] as? [[String: Any]])
        #expect(findings.count == Orchard.findings.count)
        for finding in findings { #expect(Set(finding.keys) == Self.keys) }
    }

    @Test func theKeysOfTheDocument() throws {
        let document = try PrintedDocument.result(of: Orchard.text(.json))
        #expect(Set(document.keys) == ["preset", "models", "findings", "summary", "problems"])
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
        // The fix of the third finding is in another file; the last finding is about unreadable input.
        #expect(suggestions == [nil, "32\" defaultValueString=\"400000", nil, "Image", nil])
        let location = try #require(diagnostics[3]["location"] as? [String: Any])
        let range = try #require(location["range"] as? [String: [String: Int]])
        #expect(range["start"] == ["line": 8, "column": 74])
    }

    @Test func noSuggestionsWhereTheToolFixes() {
        #expect(!Orchard.text(.rdjson) { $0.suggestsFixes = false }.contains("suggestions"))
    }
}

/// SARIF against its published schema, and rules that the schema cannot express.
@Suite struct SARIFFormatTests {
    private static let reports: [(String, Report)] = [
        ("findings", Orchard.report), ("clean", Orchard.cleanReport), ("hostile", Hostile.report),
    ]

    @Test(.enabled(if: SharedSchema.hasSARIF, Comment(rawValue: SharedSchema.absence)), arguments: [true, false])
    func isValid(namesRoot: Bool) throws {
        let schema = try SharedSchema.sarif()
        for (name, report) in Self.reports {
            var context = Orchard.context
            context.namesRoot = namesRoot
            context.root = Hostile.root
            let text = ReportFormat.sarif.reporter.text(of: report, in: context)
            #expect(try schema.violations(of: Data(text.utf8)) == [], "\(name)")
        }
    }

    @Test(.enabled(if: SharedSchema.hasSARIF, Comment(rawValue: SharedSchema.absence)))
    func theSchemaFindsWhatIsBroken() throws {
        let schema = try SharedSchema.sarif()
        let text = Orchard.text(.sarif)
        for (old, new, wrong) in [
            ("\"level\": \"warning\"", "\"level\": \"info\"", "is not one of the allowed values"),
            ("\"ruleId\"", "\"ruleName\"", "must not have ruleName"),
            ("\"startLine\": 4", "\"startLine\": 0", "is less than 1"),
            ("\"executionSuccessful\"", "\"successful\"", "has no executionSuccessful"),
            ("\"kind\": \"inSource\"", "\"kind\": \"userInfo\"", "is not one of the allowed values"),
            ("\"version\": \"2.1.0\"", "\"version\": \"2.2.0\"", "is not one of the allowed values"),
        ] {
            let broken = text.replacingOccurrences(of: old, with: new)
            #expect(broken != text)
            let messages = Set(try schema.violations(of: Data(broken.utf8)).map(\.message))
            #expect(messages.contains(wrong), "\(old) -> \(new): \(messages)")
        }
    }

    /// Without a site, the report contains no address.
    @Test(.enabled(if: SharedSchema.hasSARIF, Comment(rawValue: SharedSchema.absence)))
    func addressesMayBeLeftOut() throws {
        let rule = ReportRule(
            id: DiagnosticID("one-way"), summary: "One.", category: "a", helpText: "Because. See [here](x).",
            defaultSeverity: .warning)
        let report = Report(
            tool: ReportedTool(name: "modelc", version: "1.0.0"), command: "lint", models: Orchard.models,
            rules: [rule],
            findings: [Orchard.oneWay])
        let text = ReportFormat.sarif.reporter.text(of: report, in: Orchard.context)
        #expect(try SharedSchema.sarif().violations(of: Data(text.utf8)) == [])
        #expect(!text.contains("informationUri") && !text.contains("helpUri"))
        #expect(text.contains("\"text\": \"Because. See [here\\\\](x).\""), "\(text)")
        let others: [ReportFormat] = [.rdjson, .markdown]
        for format in others {
            #expect(!format.reporter.text(of: report, in: Orchard.context).contains("docs.example"), "\(format)")
        }
    }

    @Test func theRootMayBeLeftOut() {
        #expect(Orchard.text(.sarif).contains("file:///Users/jo/Plant%20Shop/"))
        #expect(!Orchard.text(.sarif) { $0.namesRoot = false }.contains("Users"))
    }

    @Test func theCategoryEndsTheNameOfTheRun() {
        #expect(Orchard.text(.sarif) { $0.sarifCategory = "watch" }.contains("\"id\": \"modelc/lint/watch\""))
    }

    @Test func textsHoldNoLinks() {
        #expect(SARIFText.plain("see [here](https://x.example)") == "see [here\\](https://x.example)")
        #expect(SARIFText.plain("[String] (one)") == "[String] (one)")
    }

    @Test func theNextStepIsASentenceOfItsOwn() {
        #expect(
            SARIFText.message(of: Orchard.oneWay) == "Fruit.tree leads to Tree and not back. Pair it with Tree.fruits.")
    }

    @Test func filesOutsideTheRootHaveWholeAddresses() {
        #expect(SARIFArtifact.location("/tmp/a b") == ["uri": "file:///tmp/a%20b"])
        #expect(SARIFArtifact.location("a:b") == ["uri": "a%3Ab", "uriBaseId": "SRCROOT"])
    }
}

/// The schema validator itself: for each keyword, a valid and an invalid document.
@Suite struct JSONSchemaTests {
    @Test(arguments: [
        (#"{"type": "string"}"#, #""a""#, "1"), (#"{"type": ["string", "null"]}"#, "null", "true"),
        (#"{"type": "integer"}"#, "2", "2.5"), (#"{"type": "boolean"}"#, "true", "1"),
        (#"{"type": "number"}"#, "1", "true"), (#"{"type": "object"}"#, "{}", "[]"),
        (#"{"enum": ["a", 1]}"#, "1", #""b""#), (#"{"minimum": -1}"#, "-1", "-2"), (#"{"maximum": 3}"#, "3", "3.5"),
        (#"{"pattern": "^a+$"}"#, #""aa""#, #""ab""#), (#"{"minItems": 1}"#, "[1]", "[]"),
        (#"{"uniqueItems": true}"#, #"[{"a": 1}, {"a": 2}]"#, #"[{"a": 1}, {"a": 1}]"#),
        (#"{"items": {"type": "string"}}"#, #"["a"]"#, #"["a", 1]"#),
        (#"{"required": ["a"]}"#, #"{"a": null}"#, "{}"),
        (#"{"properties": {"a": {"type": "string"}}}"#, #"{"b": 1}"#, #"{"a": 1}"#),
        (#"{"properties": {"a": {}}, "additionalProperties": false}"#, #"{"a": 1}"#, #"{"b": 1}"#),
        (#"{"additionalProperties": {"type": "string"}}"#, #"{"b": "c"}"#, #"{"b": 1}"#),
        (##"{"$ref": "#/definitions/d", "definitions": {"d": {"type": "string"}}}"##, #""a""#, "1"),
        (#"{"anyOf": [{"minimum": 5}, {"maximum": 1}]}"#, "6", "3"),
        (#"{"oneOf": [{"minimum": 1}, {"minimum": 5}]}"#, "2", "6"),
        (#"{"allOf": [{"minimum": 1}, {"maximum": 5}]}"#, "2", "6"), (#"{"not": {"type": "null"}}"#, "1", "null"),
    ]) func keyword(_ schema: String, _ good: String, _ bad: String) throws {
        let schema = try JSONSchema(Data(schema.utf8))
        #expect(try schema.violations(of: Data(good.utf8)) == [])
        #expect(try !schema.violations(of: Data(bad.utf8)).isEmpty)
    }

    @Test func violationsNameTheirPlace() throws {
        let schema = try JSONSchema(Data(#"{"properties": {"a": {"items": {"type": "string"}}}}"#.utf8))
        let violations = try schema.violations(of: Data(#"{"a": ["x", 1]}"#.utf8))
        #expect(violations.map(\.description) == ["/a/1: is not of type string"])
    }

    @Test func unknownKeywordsAreRefused() {
        #expect(throws: JSONSchema.Unsupported.self) {
            try JSONSchema(Data(#"{"items": {"maxLength": 3}}"#.utf8))
        }
        #expect(throws: JSONSchema.Unsupported.self) { try JSONSchema(Data("[]".utf8)) }
    }
}
