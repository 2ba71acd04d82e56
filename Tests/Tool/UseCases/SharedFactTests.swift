import ModelcConfiguration
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import ModelcPresentation

/// What lint and the plan see of one fact, and ids of the plan in settings, suppressions and baselines.
@Suite struct SharedFactTests {
    private let project: LintFixture
    private let workspace: Workspace
    private static let bundle = "M.xcdatamodeld"

    /// The new version makes `code` unique and drops `note`.
    init() throws {
        project = try LintFixture()
        workspace = Workspace(folder: project.folder.url.path)
        try write(userInfo: "")
    }

    private func write(userInfo: String) throws {
        let code = "<attribute name=\"code\" optional=\"YES\" attributeType=\"String\"/>"
        try project.write(
            """
            <entity name="Item" representedClassName="Item" syncable="YES">
                \(code)
                <attribute name="note" optional="YES" attributeType="String"/>
            </entity>
            """, version: "M", of: Self.bundle)
        try project.write(
            """
            <entity name="Item" representedClassName="Item" syncable="YES">
                \(code)
                <uniquenessConstraints>
                    <uniquenessConstraint><constraint value="code"/></uniquenessConstraint>
                </uniquenessConstraints>
                \(userInfo)
            </entity>
            """, version: "M 2", of: Self.bundle)
        try project.makeCurrent("M 2", of: Self.bundle)
    }

    private func disable(_ names: String) throws {
        try write(userInfo: "<userInfo><entry key=\"modelc.lint.disable\" value=\"\(names)\"/></userInfo>")
    }

    private func rules(_ set: (inout CheckRequest) -> Void = { _ in }) throws -> [String] {
        var request = CheckRequest()
        set(&request)
        let report = CheckReport(try ProjectCheck(request, in: workspace).run())
        return report.merged.findings.filter(\.isOpen).map(\.rule.rawValue)
    }

    private func planned() throws -> [String] {
        try Plan(PlanRequest(), in: workspace).run().report?.allIssues.map(\.finding.code.rawValue) ?? []
    }

    @Test func aFactIsTolerated() throws {
        #expect(try rules().filter { ["uniqueness-added", "DD303"].contains($0) }.count == 1)
        #expect(try rules { $0.except = ["uniqueness-added"] }.contains("DD303") == false)
        #expect(try rules { $0.severities = [("uniqueness-added", .off)] }.contains("DD303") == false)
        try project.folder.write("lint: { rules: { uniqueness-added: off } }\n", to: ".modelc.yml")
        #expect(try rules().contains("DD303") == false)
        // Another fact of the plan stays.
        #expect(try rules().contains("DL201"))
    }

    @Test func aFactInTheBaselineStaysThere() throws {
        try project.folder.write("lint: { baseline: baseline }\n", to: ".modelc.yml")
        #expect(try project.modelc.run("lint", "--write-baseline").status == 0)
        let found = try rules()
        #expect(!found.contains("DD303") && !found.contains("uniqueness-added"), "\(found)")
    }

    @Test func codesOfPlansCanBeSet() throws {
        #expect(try planned().contains("DL201"))
        try project.folder.write("lint: { rules: { DL201: off, dd303: error } }\n", to: ".modelc.yml")
        #expect(try !planned().contains("DL201"))
        #expect(try !rules().contains("DL201"))
        #expect(try project.modelc.run("plan").status == 1)
        #expect(try project.modelc.run("lint").status < 2)
        // What the command line says goes before it.
        #expect(try project.modelc.run("plan", "--severity", "DL201=warning").output.contains("DL201"))
    }

    @Test func idsOfOtherMessagesCanBeSet() throws {
        try project.folder.write(
            """
            models: [{ path: M.xcdatamodeld, output: Out }]
            lint: { rules: { missing-output: warning } }

            """, to: ".modelc.yml")
        let outcome = try ProjectCheck(CheckRequest(), in: workspace).run()
        #expect(outcome[part: .generated]?.state == .passed)
        #expect(outcome[part: .generated]?.diagnostics.contains { $0.severity == .warning } == true)
        try project.folder.write("lint: { rules: { missing-outputs: warning } }\n", to: ".modelc.yml")
        #expect(try project.modelc.run("lint").errors.contains("[invalid-lint-setting]"))
    }

    @Test func codesOfPlansCanBeSuppressed() throws {
        try disable("DD303 -- codes are unique on the server")
        #expect(try planned().contains("DL201") && !planned().contains("DD303"))
        let lint = try project.modelc.run("lint", "--fail-on", "never")
        #expect(!lint.output.contains("[unknown-rule]"), "\(lint.output)")
        try write(userInfo: "")
        try project.folder.write(
            "lint: { ignore: [{ select: \"*#Item*\", rules: [DD303], reason: known }] }\n", to: ".modelc.yml")
        #expect(try !planned().contains("DD303"))
        #expect(try !project.modelc.run("lint").errors.contains("[unused-ignore-entry]"))
    }

    /// The limit is one for all parts, and a fact that two parts see counts once.
    @Test func warningsOfAllPartsAreCounted() throws {
        let count = try rules { $0.settings.failOn = .flag(.never) }.count
        let result = { (limit: Int) throws in
            var request = CheckRequest()
            request.settings.failOn = .flag(.never)
            request.settings.maxWarnings = .flag(limit)
            return try ProjectCheck(request, in: workspace).run().result
        }
        #expect(count > 1)
        #expect(try result(count) == .done)
        #expect(try result(count - 1) == .findings)
    }
}
