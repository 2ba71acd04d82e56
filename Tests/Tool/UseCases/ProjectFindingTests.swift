import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import ModelcPresentation
@testable import ModelcReports

/// Findings of use cases, and the report that is created from them.
@Suite struct ProjectFindingTests {
    private static let source = SourceText(Array("<model>\n<entity name=\"A\"/>\n</model>\n".utf8))

    private static func diagnostic(_ message: String, in path: String, modelPath: String? = nil) -> Diagnostic {
        Diagnostic(
            DiagnosticID("odd"), .warning, message,
            at: SourceLocation(path: path, position: source.position(at: 8), length: 7), modelPath: modelPath,
            related: [RelatedLocation("here, too", at: SourceLocation(path: path, position: .start))])
    }

    private static func found(_ diagnostics: [Diagnostic]) -> ProjectFindings {
        ProjectFindings(
            diagnostics, category: "generate", sources: ["/p/M.xcdatamodeld/M.xcdatamodel/contents": source],
            display: DisplayPath(root: "/p"))
    }

    /// A location without a readable text has no position, whatever the message contains.
    @Test func placesHavePositionsWhereTheTextIsKnown() {
        let known = "/p/M.xcdatamodeld/M.xcdatamodel/contents"
        let all = Self.found([Self.diagnostic("is odd", in: known), Self.diagnostic("is odd", in: "/p/Other")])
        #expect(all.findings.map(\.bundle) == ["M.xcdatamodeld", "Other"])
        #expect(all.findings.map(\.location?.path) == ["M.xcdatamodeld/M.xcdatamodel/contents", "Other"])
        #expect(all.findings.map { $0.location?.position?.line } == [2, nil])
        #expect(all.findings.map { $0.related.first?.location.position?.line } == [1, nil])
        #expect(Array(all.sources.keys) == ["M.xcdatamodeld/M.xcdatamodel/contents"])
        #expect(all.bundles.map(\.path) == ["M.xcdatamodeld"])
        #expect(all.findings[0].location?.position?.column == 1 && all.findings[0].location?.length == 7)
    }

    /// Some readers accept each fingerprint only once.
    @Test func equalFindingsAreToldApart() {
        let messages = ["is odd", "is very odd", "is odd"]
        let found = Self.found(messages.map { Self.diagnostic($0, in: "/p/a", modelPath: "Book") })
        #expect(found.findings.map(\.message) == ["is odd", "is very odd"], "what is said twice is one finding")
        #expect(found.findings.map(\.identity.occurrence) == [1, 2])
        let fingerprints = FindingReport(found, of: "lock").report.findings.map(\.fingerprint)
        #expect(Set(fingerprints).count == 2)
        // The remaining findings of a run keep their fingerprints.
        let rest = found.removing { $0.message == "is odd" }
        let left = FindingReport(rest, of: "lock").report.findings
        #expect(left.map(\.message) == ["is very odd"] && left.map(\.fingerprint) == [fingerprints[1]])
    }

    @Test func findingsThatCountComeInTheOrderOfReports() throws {
        let project = try LintFixture()
        try project.write(LintFixture.bakery, to: "Z.xcdatamodeld")
        try project.write(LintFixture.bakery, to: "A.xcdatamodeld")
        var request = LintRequest()
        request.settings.minSeverity = .flag(.note)
        let found = try Lint(request, in: Workspace(folder: project.folder.url.path)).run().found
        let reported = FindingReport(found, of: "lint").report.findings.filter(\.isOpen)
        #expect(found.open.count > 4 && found.open.map(\.message) == reported.map(\.message))
        #expect(found.open.map(\.bundle) == reported.map(\.bundle))
        #expect(found.count(.warning) == reported.count { $0.severity == .warning })
    }
}
