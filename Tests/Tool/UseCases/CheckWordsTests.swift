import Foundation
import ModelcDiagnostics
import ModelcReports
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import ModelcPresentation

/// The texts of a check: all statements are true, and every finding names its subject.
@Suite(.enabled(if: GitFixture.git != nil)) struct CheckWordsTests {
    private let fixture: GitFixture
    private let workspace: Workspace

    init() throws {
        fixture = try GitFixture.committed("App/M.xcdatamodeld", "title", "subtitle", "notes")
        workspace = Workspace(folder: fixture.folder.url.path, environment: ProcessInfo.processInfo.environment)
    }

    private func check(_ set: (inout CheckRequest) -> Void) throws -> CheckOutcome {
        var request = CheckRequest()
        set(&request)
        return try ProjectCheck(request, in: workspace).run()
    }

    private func text(_ outcome: CheckOutcome) -> String {
        CheckReport(outcome).findings(.text, .plain, ReportOptions(fixing: [:], minimumSeverity: nil))
    }

    @Test func aLockWithFindingsThatAreOffIsNotUnchanged() throws {
        _ = try Lock(LockRequest(task: .add(updating: [])), in: workspace).run()
        try fixture.writeModel("App/M.xcdatamodeld", ["title", "subtitle"])
        let all = try check { $0.only = ["lock"] }
        let ids = Set(all[part: .lock]?.diagnostics.map(\.id.rawValue) ?? [])
        #expect(!ids.isEmpty)
        let off = try check { request in
            request.only = ["lock"]
            request.severities = ids.map { ($0, .off) }
        }
        #expect(text(off).contains("lock: 1 finding off"), "\(text(off))")
        #expect(!text(off).contains("unchanged"))
    }

    /// A lost element is named, and shown at the entity that lost it: it no longer has a line of its own.
    @Test func losesAreNamedInText() throws {
        try fixture.writeModel("App/M.xcdatamodeld", ["title"])
        let outcome = try check { request in
            request.only = ["plan"]
            request.settings.against = .flag("one")
        }
        let text = text(outcome)
        for name in ["notes", "subtitle"] {
            #expect(text.contains("contents:3:5: warning: Book.\(name): attribute removed"), "\(text)")
        }
    }

    @Test func aCheckOfNothingIsRefused() {
        #expect(throws: UsageError.self) { try check { $0.except = CheckPart.allCases.map(\.rawValue) } }
    }

    /// An error of an edited version does not mention a migration that does not exist.
    @Test func nothingToMigrateIsNoMissingPath() throws {
        _ = try Lock(LockRequest(task: .add(updating: [])), in: workspace).run()
        try fixture.writeModel("App/M.xcdatamodeld", ["title"])
        var request = PlanRequest(path: "App/M.xcdatamodeld")
        request.policy.failOn = .flag(.error)
        let report = try #require(try Plan(request, in: workspace).run().report)
        #expect(report.routes.isEmpty && report.verdict.hasPrefix("There is nothing to migrate."), "\(report.verdict)")
    }

    @Test func idsOfOtherCommandsAreNamedAsThat() throws {
        var lint = LintRequest()
        lint.rules.only = ["DL201"]
        let request = lint
        let problem = #expect(throws: UsageError.self) { _ = try Lint(request, in: workspace).run() }
        #expect(problem?.message.contains("code of plans") == true)
        #expect(OtherCommandID.reason(againstCode: "missing-inverse")?.contains("rule of lint") == true)
        #expect(OtherCommandID.reason(againstCode: "unreadable-model")?.contains("modelc check") == true)
        #expect(
            OtherCommandID.reason(againstCode: "nonsense") == nil
                && OtherCommandID.reason(againstRule: "nonsense") == nil)
    }

    /// Classes of migrations, and ids of errors that are not findings, are refused: selecting them would find nothing.
    @Test(arguments: ["C4", "wrong-usage", "data-loss"]) func idsThatNoFindingHas(_ id: String) throws {
        let problem = #expect(throws: UsageError.self) { try check { $0.only = [id] } }
        #expect(problem?.message.contains("'\(id)' is not the id of a finding") == true)
        #expect(OtherCommandID.reason(againstRule: id)?.contains("can choose it") == false)
    }

    /// Selecting a version requires a single model, which need not be named; a bundle with one version has a version 1.
    @Test(arguments: ["M", "1"]) func aVersionOfTheOnlyModel(_ version: String) throws {
        var request = GenerateRequest()
        request.selection = .named(version)
        request.settings.output = .flag(ConfiguredPath("Out"))
        #expect(try Generate(request, in: workspace).run().result == .done)
        try fixture.folder.write(
            "models: [{ path: App/M.xcdatamodeld, output: A }, { path: B.xcdatamodeld, output: B }]\n",
            to: ".modelc.yml")
        var several = GenerateRequest()
        several.selection = .named(version)
        let request2 = several
        #expect(throws: UsageError.self) { try Generate(request2, in: workspace).run() }
    }

    @Test func aPathWithoutExtensionSuggestsTheModel() throws {
        var request = GenerateRequest(path: "App/M")
        request.settings.output = .flag(ConfiguredPath("Out"))
        let outcome = try Generate(request, in: workspace).run()
        let help = outcome.report.diagnostics.first { $0.id == .noSuchPath }?.help
        #expect(help?.hasSuffix("App/M.xcdatamodeld'?") == true, "\(outcome.report.diagnostics)")
    }
}
