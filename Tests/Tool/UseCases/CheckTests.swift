import Foundation
import ModelcDiagnostics
import ModelcPlans
import ModelcReports
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import ModelcPresentation

/// `check` in process: the parts that run, their findings, and that it agrees with the single commands.
@Suite struct CheckTests {
    private let fixture: GitFixture
    private let workspace: Workspace

    /// A committed model with a lock, generated files and one version, without problems.
    init() throws {
        fixture = try GitFixture()
        try fixture.git("init", "-q")
        try CheckTests.write(["title"], in: fixture)
        try fixture.git("add", "-A")
        try fixture.git("commit", "-q", "-m", "one")
        try fixture.git("tag", "one")
        try fixture.folder.write("models: [{ path: App/M.xcdatamodeld, output: Out }]\n", to: ".modelc.yml")
        workspace = Workspace(
            folder: fixture.folder.url.path, environment: ProcessInfo.processInfo.environment)
        _ = try Generate(GenerateRequest(), in: workspace).run()
        _ = try Lock(LockRequest(task: .add(updating: [])), in: workspace).run()
    }

    /// Writes a version; a version other than `M` becomes current.
    private static func write(
        _ attributes: [String], in fixture: GitFixture, to bundle: String = "App/M.xcdatamodeld", version: String = "M"
    )
        throws
    {
        let lines = attributes.map { "<attribute name=\"\($0)\" optional=\"YES\" attributeType=\"String\"/>" }
        try fixture.folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Book" representedClassName="Book" syncable="YES">
                    \(lines.joined(separator: "\n        "))
                </entity>
            </model>
            """, to: "\(bundle)/\(version).xcdatamodel/contents")
        guard version != "M" else { return }
        try fixture.folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
                <key>_XCCurrentVersionName</key><string>\(version).xcdatamodel</string>
            </dict></plist>
            """, to: "\(bundle)/.xccurrentversion")
    }

    private func write(_ attributes: [String]) throws { try CheckTests.write(attributes, in: fixture) }

    private func check(
        _ only: CheckPart? = nil, against base: String? = nil, _ set: (inout CheckRequest) -> Void = { _ in }
    ) throws -> CheckOutcome {
        var request = CheckRequest()
        request.only = only.map { [$0.rawValue] } ?? []
        request.settings.against = base.map { .flag($0) }
        set(&request)
        return try ProjectCheck(request, in: workspace).run()
    }

    private func states(_ outcome: CheckOutcome) -> [CheckedPart.State] { outcome.parts.map(\.state) }

    private func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: fixture.folder.path(path)) }

    @Test(.enabled(if: GitFixture.git != nil)) func allPartsPassAndNothingIsWritten() throws {
        let before = try fixture.state()
        let outcome = try check()
        #expect(states(outcome) == [.passed, .passed, .passed, .notChecked, .notChecked])
        #expect(outcome.result == .done && outcome.messages.isEmpty)
        #expect(try fixture.state() == before)
    }

    @Test(.enabled(if: GitFixture.git != nil)) func eachPartFailsTheCheckAlone() throws {
        try write(["title", "subtitle"])
        let changed = try check(against: "one")
        #expect(changed[part: .lock]?.isFailed == true && changed[part: .generated]?.isFailed == true)
        for part in [CheckPart.generated, .lock] {
            let outcome = try check(part)
            #expect(outcome.result == .findings, "\(part)")
            #expect(outcome.parts.filter { $0.state != .notChecked }.map(\.part) == [part])
            #expect(try check(part) { $0.settings.failOn = .flag(.never) }.result == .done)
        }
        #expect(try check { $0.except = ["generated", "lock", "lint"] }.result == .done)
    }

    /// For a missing path no mapping model is searched: the path may be anywhere in the file system.
    @Test(.enabled(if: GitFixture.git != nil)) func nothingIsSearchedAroundAMissingModel() throws {
        try fixture.folder.write("junk", to: "App/Old.xcmappingmodel/xcmapping.xml")
        let missing = ["App/Missing.xcdatamodeld", "App/M.xcdatamodeld/Missing.xcdatamodel"]
        let failures = try (missing + ["App/M.xcdatamodeld"]).map { path in
            try check { $0.models = [fixture.folder.path(path)] }[part: .mappings]?.ledger.failures.count
        }
        #expect(failures == [0, 0, 1])
    }

    @Test(.enabled(if: GitFixture.git != nil)) func severitiesAndNamesApplyToEveryKindOfID() throws {
        try remove("Out/_Book.swift")
        #expect(try check().result == .findings)
        #expect(try check { $0.severities = [("missing-output", .warning)] }.result == .done)
        #expect(
            try check { $0.except = ["missing-output"] }[part: .generated]?.diagnostics.contains {
                $0.severity == .error
            } == false)
        #expect(try check { $0.only = ["DL201"] }.result == .done)
        #expect(throws: UsageError.self) { try check { $0.only = ["missing-outputs"] } }
        #expect(throws: UsageError.self) { try check { $0.severities = [("lock", .warning)] } }
    }

    /// Findings of the base are not attributed to the change; new ones are.
    @Test(.enabled(if: GitFixture.git != nil)) func withABaseOnlyTheChangeIsJudged() throws {
        // A locked version must not change at all.
        try remove("App/modelc.lock")
        let faulty = ["title", "description"]
        try write(faulty)
        let before = try check(.lint)
        #expect(before.result == .findings, "the name is one of NSObject's")
        try fixture.git("commit", "-q", "-a", "-m", "two")
        #expect(try check(.lint, against: "HEAD").result == .done)
        try write(faulty + ["hash"])
        let after = try check(.lint, against: "HEAD")
        let report = CheckReport(after).report
        #expect(report.findings.allSatisfy { $0.category == "lint" })
        #expect(report.findings.contains { $0.modelPath == "Book.hash" })
        #expect(!report.findings.contains { $0.modelPath == "Book.description" })
    }

    /// One edit of a version that is locked and tagged is one finding: that of the lock, which names the property.
    @Test(.enabled(if: GitFixture.git != nil), arguments: [["pages"], ["title", "pages"]])
    func oneEditOfAShippedVersionIsOneFinding(_ attributes: [String]) throws {
        try write(attributes)
        let outcome = try check(against: "one") {
            $0.only = ["lint", "lock", "plan"]
            $0.isBaseReleased = true
        }
        let report = CheckReport(outcome).report
        #expect(Set(report.findings.filter { $0.severity == .error }.map(\.category)) == ["lock"])
        #expect(outcome[part: .lint]?.isFailed == true && outcome[part: .lint]?.repeated.keys.first == .lock)
        // Without the lock, the base tells.
        try remove("App/modelc.lock")
        let bare = try check(against: "one") { $0.only = ["lint", "lock", "plan"] }
        #expect(CheckReport(bare).report.findings.contains { ["lint", "plan"].contains($0.category) })
    }

    @Test(.enabled(if: GitFixture.git != nil)) func thePlanStartsFromTheBase() throws {
        try CheckTests.write(["pages"], in: fixture, version: "M 2")
        let outcome = try check(.plan, against: "one") { $0.plan.policy.failOnRisk = .flag(.dataLoss) }
        guard case .plan(let plans) = outcome[part: .plan]?.content else {
            Issue.record("\(outcome.parts)")
            return
        }
        #expect(plans.flatMap { $0.report?.allIssues ?? [] }.contains { $0.finding.code == .attributeRemoved })
        #expect(outcome[part: .plan]?.isBlocked == false)
        #expect(outcome.result == .findings)
        #expect(try check(.plan, against: "one").result == .done)
        // Stores of a version that is edited in place cannot be opened.
        try write(["edited"])
        let edited = try check(.plan, against: "one")
        #expect(edited[part: .plan]?.isBlocked == true && edited.result == .findings)
    }

    @Test(.enabled(if: GitFixture.git != nil)) func aNewModelHasNothingToBeMigratedFrom() throws {
        try CheckTests.write(["title"], in: fixture, to: "App/N.xcdatamodeld")
        for base in ["one", fixture.folder.path("Out")] {
            var request = CheckRequest(models: ["App/N.xcdatamodeld"])
            request.settings.against = .flag(base)
            request.only = ["plan"]
            let outcome = try ProjectCheck(request, in: workspace).run()
            guard case .notChecked(.newModels) = outcome.parts[4].content else {
                Issue.record("\(outcome.parts[4])")
                continue
            }
            #expect(outcome.result == .done && outcome.messages.isEmpty)
        }
        let unknown = try check(against: "nowhere")
        #expect(unknown.result == .failed)
        #expect(unknown.messages.map(\.id) == [.unknownRevision], "what two parts cannot read is said once")
    }

    @Test(.enabled(if: GitFixture.git != nil)) func aDamagedLockDoesNotStopTheOtherParts() throws {
        try fixture.folder.write("x", to: "App/modelc.lock")
        try remove("Out/_Book.swift")
        let outcome = try check()
        #expect(outcome[part: .lock]?.state == .unreadable && outcome[part: .generated]?.state == .failed)
        #expect(outcome.result == .failed)
    }
}

extension CheckOutcome {
    /// The part with a name.
    subscript(part part: CheckPart) -> CheckedPart? { parts.first { $0.part == part } }
}
