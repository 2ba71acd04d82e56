import Foundation
import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import ModelcPresentation

/// One fact in lint and in the plan, and ids of the plan in settings, suppressions and baselines.
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
        return report.report.findings.filter(\.isOpen).map(\.id.rawValue)
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
        // Another fact of the plan is kept.
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
        // The command line takes precedence over it.
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

    /// The limit applies to all parts together, and a fact that two parts find counts once.
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

    /// If lint gives a fact a lower severity than the plan, the warning of the plan is shown, and counted.
    @Test func aFactCountsAsItIsShown() throws {
        var request = CheckRequest()
        request.severities = [("uniqueness-added", .note), ("DD303", .warning)]
        request.settings.minSeverity = .flag(.note)
        request.settings.failOn = .flag(.never)
        let outcome = try ProjectCheck(request, in: workspace).run()
        let shown = CheckReport(outcome).report.findings.filter(\.isOpen)
        #expect(shown.contains { $0.id.rawValue == "DD303" && $0.severity == .warning })
        #expect(!shown.contains { $0.id.rawValue == "uniqueness-added" })
        #expect(outcome[part: .lint]?.repeated == [.plan: 1])
        let count = shown.count { $0.severity == .warning }
        request.settings.maxWarnings = .flag(count)
        #expect(try ProjectCheck(request, in: workspace).run().result == .done)
        request.settings.maxWarnings = .flag(count - 1)
        #expect(try ProjectCheck(request, in: workspace).run().result == .findings)
    }

    /// The selection of shown findings does not change the number of warnings: a fact of two parts is one.
    @Test(arguments: [Severity.note, .warning, .error]) func warningsCountTheSameWhateverIsShown(_ shown: Severity)
        throws
    {
        var request = CheckRequest()
        request.severities = [("uniqueness-added", .warning), ("DD303", .warning)]
        request.settings.failOn = .flag(.never)
        request.settings.minSeverity = .flag(.warning)
        let all = CheckReport(try ProjectCheck(request, in: workspace).run()).report.findings.filter(\.isOpen)
        let count = all.count { $0.severity == .warning }
        request.settings.minSeverity = .flag(shown)
        request.settings.maxWarnings = .flag(count)
        let outcome = try ProjectCheck(request, in: workspace).run()
        #expect(outcome.result == .done)
        #expect(outcome.parts.allSatisfy { $0.found.findings.allSatisfy { $0.severity >= shown } })
        request.settings.maxWarnings = .flag(count - 1)
        #expect(try ProjectCheck(request, in: workspace).run().result == .findings)
    }
}

/// A fact has one text; the finding of a plan and the rule of lint are views of it.
@Suite struct FactRulesTests {
    private static let codes = MigrationFindingCode.allCases

    @Test func everyFactIsThatOfOneCode() throws {
        let folder = Repository.path("Sources/ModelcPlans/Facts")
        let tables = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
            $0.hasPrefix("MigrationFact+")
        }
        let written = try tables.flatMap { table in
            let text = try String(contentsOfFile: "\(folder)/\(table)", encoding: .utf8)
            return text.matches(of: /static let (\w+) = MigrationFact\(/).map { String($0.output.1) }
        }
        // The code and its fact have the same name, so that they cannot be confused.
        #expect(Set(written) == Set(FactRulesTests.codes.map { "\($0)" }))
        #expect(Set(FactRulesTests.codes.map(\.fact)).count == FactRulesTests.codes.count)
    }

    @Test(arguments: ["title", "summary", "why", "advice"]) func noTwoFactsShareAText(_ part: String) {
        let texts = FactRulesTests.codes.map(\.fact).map { fact in
            switch part {
            case "title": fact.title
            case "summary": fact.summary
            case "why": fact.why
            default: fact.advice
            }
        }
        let twice = Dictionary(grouping: texts) { $0 }.filter { $1.count > 1 }.keys
        #expect(twice.isEmpty, "say what tells the two facts apart")
    }

    /// A rule with its own text for a fact must be a view of that fact.
    @Test func noOtherRuleRepeatsAFact() {
        let facts = FactRulesTests.codes.map(\.fact)
        for rule in RuleRegistry.all.map({ $0.description }) where rule.fact == nil {
            let same = facts.first {
                [$0.summary, $0.title].contains(rule.summary) || [$0.advice, $0.fix].contains(rule.help)
            }
            #expect(same == nil, "'\(rule.id)' repeats '\(same?.title ?? "")': describe it by `of:`")
        }
    }

    @Test func sharedFactsHaveBothViews() throws {
        let shared = FactRules.ofCodes
        let seeing = RuleRegistry.all.map { $0.description }.filter { $0.fact != nil }
        #expect(Set(shared.values.joined()) == Set(seeing.map(\.id)))
        for (code, rules) in shared {
            let fact = code.fact
            #expect(!fact.advice.dropLast().contains(". "), "a finding says '\(fact.advice)' after another sentence")
            for id in rules {
                let rule = try #require(RuleNames.all.rule(id.rawValue))
                #expect(rule.fact == fact && rule.rationale.hasPrefix(fact.why))
                #expect(rule.help == fact.fix && rule.prevents == fact.failure)
                #expect(page(of: code).contains("In lint: ") && page(of: code).contains("`\(id)`"))
                #expect(RulePage.markdown(rule).contains("In plans: `\(code.rawValue)`."))
            }
        }
    }

    private func page(of code: MigrationFindingCode) -> String { code.reference().markdown }

    /// Several rules can be views of one fact: each covers a part of it.
    @Test func aFactCanHaveSeveralRules() throws {
        let rules = try #require(FactRules.ofCodes[.versionMissing]).compactMap { RuleNames.all.rule($0.rawValue) }
        #expect(rules.map(\.id.rawValue) == ["current-version-modified-after-release", "frozen-version-modified"])
        let summaries = Set(rules.map(\.summary))
        #expect(summaries.count == 2 && !summaries.contains(MigrationFindingCode.versionMissing.fact.summary))
        #expect(FactRules.ofCodes[.lockedVersionChanged]?.map(\.rawValue) == ["version-lock"])
    }
}
