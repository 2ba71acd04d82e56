import Foundation
import ModelcPlans
import ModelcTestSupport
import Testing

/// Findings of plans and mapping models in the baseline: lint's file contains them, too.
@Suite struct PlanBaselineTests {
    private let project: LintFixture
    private static let bundle = "Model/M.xcdatamodeld"

    /// The second version drops `note` and makes `code` unique.
    init() throws {
        project = try LintFixture()
        try write("M", attributes: ["code", "note"])
        try write("M 2", attributes: ["code"], more: Self.unique)
        try project.makeCurrent("M 2", of: Self.bundle)
    }

    private static let unique = """
        <uniquenessConstraints>
            <uniquenessConstraint><constraint value="code"/></uniquenessConstraint>
        </uniquenessConstraints>
        """

    private func write(_ version: String, attributes: [String], more: String = "") throws {
        let lines = attributes.map { "<attribute name=\"\($0)\" optional=\"YES\" attributeType=\"String\"/>\n" }
            .joined()
        try project.write(
            "<entity name=\"Item\" representedClassName=\"Item\" syncable=\"YES\">\n\(lines)\(more)\n</entity>",
            version: version, of: Self.bundle)
    }

    private var text: String {
        get throws { try String(contentsOfFile: project.folder.path(".modelc-baseline"), encoding: .utf8) }
    }

    private func run(_ arguments: String...) throws -> ModelcProcess.Outcome { try project.modelc.run(arguments) }

    @Test func whatIsWrittenIsHiddenFromThenOn() throws {
        #expect(try run("plan", "--fail-on-risk", "any").status == 1)
        let written = try run("plan", "--write-baseline", "--fail-on-risk", "any")
        #expect(
            written.status == 0 && written.errors.contains("note: the baseline '.modelc-baseline' holds 2 findings"))
        #expect(
            try text == """
                # modelc lint baseline 1
                DD303\t\(Self.bundle)\tItem\tcode
                DL201\t\(Self.bundle)\tItem.note

                """)
        let plan = try run("plan", "--baseline", ".modelc-baseline", "--fail-on-risk", "any")
        #expect(plan.status == 0 && plan.output.contains("1 data-loss. 2 in the baseline.\n"), "\(plan.output)")
        #expect(!plan.output.contains("warning DL201"))
        let document = try run("plan", "--baseline", ".modelc-baseline", "--format", "json")
        #expect(document.output.contains("\"baselined\": 2"))
    }

    /// A new loss is reported as new; the same loss in another version is not.
    @Test func newFindingsAreStillSaid() throws {
        try project.folder.write("lint: { baseline: .modelc-baseline }\n", to: ".modelc.yml")
        _ = try run("plan", "--write-baseline")
        try write("M 3", attributes: [], more: "")
        try project.makeCurrent("M 3", of: Self.bundle)
        let plan = try run("plan")
        #expect(plan.output.contains("Item.code") && !plan.output.contains("Item.note  from"), "\(plan.output)")
    }

    @Test func checkWritesFindingsOfAllParts() throws {
        try write("M 2", attributes: ["code", "1st"], more: Self.unique.replacing("code", with: "nope"))
        _ = try run("check", "--write-baseline")
        let lines = try text.split(separator: "\n").map { $0.split(separator: "\t")[0] }
        #expect(lines.contains("DL201") && lines.contains { $0.first?.isLowercase == true }, "\(lines)")
        let check = try run("check", "--baseline", ".modelc-baseline", "--strict-baseline")
        #expect(check.output.contains("in the baseline"), "\(check.output)")
        #expect(!check.errors.contains("stale-baseline-entry"), "\(check.errors)")
    }

    /// Useless entries are named, counted and removed: by plans for their codes, and by lint for its rules.
    @Test func staleEntriesAreNamedAndRemoved() throws {
        try project.folder.write("lint: { baseline: .modelc-baseline }\n", to: ".modelc.yml")
        _ = try run("plan", "--write-baseline")
        try write("M 2", attributes: ["code", "note"])
        #expect(try !run("lint").errors.contains("stale-baseline-entry"))
        let plan = try run("plan")
        #expect(plan.status == 0 && plan.errors.contains("the baseline contains DL201 at Item.note in \(Self.bundle)"))
        // A plan from one version finds less, and does not report the rest as stale.
        #expect(try !run("plan", "--from", "M").errors.contains("stale-baseline-entry"))
        #expect(try run("plan", "--strict-baseline").status == 1)
        #expect(try run("check", "--strict-baseline", "--fail-on", "never").status == 1)
        #expect(try run("check", "--prune-baseline").status == 0)
        #expect(try text == "# modelc lint baseline 1\n")
        #expect(try run("plan", "--strict-baseline").status == 0)
    }

    @Test func entriesOfABundleThatIsGoneAreStaleInLint() throws {
        try project.write(LintFixture.clean, to: "Model/Other.xcdatamodeld")
        _ = try run("plan", Self.bundle, "--write-baseline")
        try FileManager.default.removeItem(atPath: project.folder.path(Self.bundle))
        #expect(try run("lint", "--baseline", ".modelc-baseline", "--strict-baseline").status == 1)
        #expect(try run("lint", "--baseline", ".modelc-baseline", "--prune-baseline").status == 0)
        #expect(try text == "# modelc lint baseline 1\n")
    }

    /// An entry of a rule for the same fact hides the finding of the plan.
    @Test func factsOfRulesAreNotRepeated() throws {
        try project.folder.write(
            "# modelc lint baseline 1\nuniqueness-added\t\(Self.bundle)\tItem.unique:code\n", to: "b")
        let plan = try run("plan", "--baseline", "b")
        #expect(!plan.output.contains("warning DD303") && plan.output.contains("warning DL201"), "\(plan.output)")
    }

    /// A version without a path fails, whatever the baseline contains.
    @Test func whatLeavesNoPathIsNeverHeld() throws {
        try project.write(
            "<entity name=\"Item\"><attribute name=\"code\" optional=\"YES\" attributeType=\"Date\"/></entity>",
            version: "M 2", of: Self.bundle)
        let plan = try run("plan", "--write-baseline")
        #expect(plan.status == 1 && plan.output.contains("BL401"))
        #expect(plan.errors.contains("warning: the baseline does not accept 1 finding: BL401 [not-in-baseline]\n"))
        #expect(try !text.contains("BL401") && text.contains("DL201"))
        try project.folder.write("# modelc lint baseline 1\nBL401\t\(Self.bundle)\tItem.code\n", to: "b")
        #expect(try run("plan", "--baseline", "b").output.contains("BL401"))
        let never = MigrationFindingCode.allCases.filter { !$0.isBaselined }
        #expect(never.allSatisfy { ["BL", "RN", "ST", "LK"].contains($0.rawValue.prefix(2)) })
    }

    /// What the baseline does not accept is named, with what ignores it.
    @Test func checkNamesWhatTheBaselineDoesNotAccept() throws {
        try project.write(
            "<entity name=\"Item\"><attribute name=\"code\" optional=\"YES\" attributeType=\"Date\"/></entity>",
            version: "M 2", of: Self.bundle)
        try project.folder.write("lint: { baseline: .modelc-baseline }\n", to: ".modelc.yml")
        let written = try run("check", "--write-baseline")
        #expect(
            written.errors.contains("warning: the baseline does not accept 1 finding: BL401 [not-in-baseline]\n"),
            "\(written.errors)")
        #expect(
            written.status == 1 && written.errors.contains("add 'rules: { BL401: off }' under 'lint' in .modelc.yml"))
        let check = try run("check")
        #expect(check.status == 1 && !check.errors.contains("not-in-baseline"))
        try project.folder.write(
            "lint: { baseline: .modelc-baseline, rules: { BL401: off } }\n", to: ".modelc.yml")
        let ignoring = try run("check")
        #expect(ignoring.status == 0 && ignoring.output.contains("no migration path from M"), "\(ignoring)")
        #expect(try run("plan").status == 0)
        #expect(try run("plan", "--severity", "BL401=error").status == 1)
    }

    @Test func checkNamesFilesThatABaselineDoesNotHold() throws {
        try project.folder.write("models: [{ path: \(Self.bundle), output: Out }]\n", to: ".modelc.yml")
        let written = try run("check", "--write-baseline", "--only", "generated", "--only", "lint")
        #expect(written.status == 1 && written.errors.contains("findings: missing-output [not-in-baseline]\n"))
        #expect(written.errors.contains("= help: correct them"))
    }

    @Test func nothingIsWrittenWhereSomethingCannotBeRead() throws {
        try project.folder.write("<<<<<<< HEAD\n", to: "\(Self.bundle)/M.xcdatamodel/contents")
        let plan = try run("plan", "--write-baseline")
        #expect(plan.status == 2 && plan.errors.contains("the baseline is not written"), "\(plan.errors)")
        #expect(!FileManager.default.fileExists(atPath: project.folder.path(".modelc-baseline")))
        #expect(try run("plan", "--baseline", "missing").status == 2)
        #expect(try run("plan", "--prune-baseline").status == 64)
        #expect(try run("check", "--write-baseline", "--prune-baseline").status == 64)
    }

    @Test func mappingModelsHaveTheirEntries() throws {
        try project.makeCurrent("M 2", of: Self.bundle)
        #expect(try run("mapping", "new", "--from", "M", "--output", "MtoM2.xcmappingmodel").status == 0)
        try write("M 2", attributes: ["code", "more"])
        let found = try run("mapping", "check", "--write-baseline")
        #expect(found.status == 0 && found.errors.contains("holds"), "\(found)")
        #expect(try text.contains("MM601\tMtoM2.xcmappingmodel"))
        #expect(try run("mapping", "check", "--baseline", ".modelc-baseline").status == 0)
        #expect(try run("mapping", "check").status == 1)
        let check = try run("check", "--baseline", ".modelc-baseline", "--only", "mappings")
        let count = try text.split(separator: "\n").count { $0.contains("MtoM2.xcmappingmodel") }
        #expect(count > 1)
        #expect(
            check.status == 0 && check.output.contains("mapping models: \(count) findings in the baseline"),
            "\(check.output)")
    }
}
