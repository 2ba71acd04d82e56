import Foundation
import ModelcTestSupport
import Testing

/// `modelc lint --against`, with real repositories.
@Suite(.enabled(if: GitFixture.git != nil, "there is no git"))
struct LintAgainstTests {
    private static let bundle = "App/Library.xcdatamodeld"
    private let project: LintFixture
    private let git: GitFixture

    /// A repository whose tag `one` has two versions, the second of them current.
    init() throws {
        project = try LintFixture()
        git = try GitFixture(in: project.folder)
        try git.git("init", "-q")
        try write(["title"], version: "Library")
        try write(["title", "isbn"], version: "Library 2")
        try project.makeCurrent("Library 2", of: Self.bundle)
        try commit("one")
    }

    private func write(_ attributes: [String], version: String, of bundle: String = bundle) throws {
        let lines = attributes.map { "    <attribute name=\"\($0)\" optional=\"YES\" attributeType=\"String\"/>\n" }
        try project.write("<entity name=\"Book\">\n\(lines.joined())</entity>", version: version, of: bundle)
    }

    private func commit(_ tag: String) throws {
        try git.git("add", "-A")
        try git.git("commit", "-q", "-m", tag)
        try git.git("tag", tag)
    }

    /// `severity rule [version]` of the findings between versions.
    private func found(_ arguments: String...) throws -> [String] {
        let outcome = try project.modelc.run(
            ["lint", "--format", "json", "--only", "migration", "--min-severity", "info"] + arguments)
        let document = try PrintedDocument.decode(LintDocument.self, from: outcome.output)
        return document.findings.map { "\($0.severity) \($0.rule) [\($0.version ?? "")]" }
    }

    @Test func whatIsAsItWasHasNoFinding() throws {
        let before = try git.state()
        #expect(try found("--against", "one").isEmpty)
        #expect(try git.state() == before, "neither the work tree nor git's own files are touched")
    }

    @Test func aFrozenVersionThatWasEditedIsAnError() throws {
        try write(["titles"], version: "Library")
        #expect(try found("--against", "one") == ["error frozen-version-modified [Library]"])
        let outcome = try project.lint("--against", "one")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Library.xcdatamodel/contents:3:1"), "\(outcome.output)")
        #expect(outcome.output.contains("'Library' was released (one) and now hashes differently in Book"))
        #expect(try found() == ["info destructive-change [Library 2]"], "without a base nobody knows")
    }

    /// Stores of the newer version do not fit the older one: `check` fails, too.
    @Test func theCurrentVersionMayNotGoBack() throws {
        try project.makeCurrent("Library", of: Self.bundle)
        #expect(try found("--against", "one").contains("error current-version-went-back []"))
        let outcome = try project.lint("--against", "one")
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains(
                ".xccurrentversion:2:60: error: the current version went back from 'Library 2' (one) to 'Library'"),
            "\(outcome.output)")
        #expect(try project.modelc.run(["check", "--against", "one", Self.bundle]).status == 1)
        try FileManager.default.removeItem(atPath: project.folder.path("\(Self.bundle)/Library 2.xcdatamodel"))
        #expect(try !found("--against", "one").contains("error current-version-went-back []"))
        let removed = try project.lint("--against", "one")
        #expect(removed.output.contains("help: restore it from one, and make it current again"), "\(removed.output)")
    }

    /// The names show no order: it is taken from git, as for a plan.
    @Test func theOrderIsThatOfGit() throws {
        let bundle = "App/Zoo.xcdatamodeld"
        try write(["title"], version: "Zeta", of: bundle)
        try project.makeCurrent("Zeta", of: bundle)
        try commit("zeta")
        try write(["title", "isbn"], version: "Alpha", of: bundle)
        try commit("alpha")
        try project.makeCurrent("Alpha", of: bundle)
        #expect(try !found("--against", "alpha", bundle).contains("error current-version-went-back []"))
        try commit("forth")
        try project.makeCurrent("Zeta", of: bundle)
        #expect(try found("--against", "forth", bundle).contains("error current-version-went-back []"))
    }

    @Test func theCurrentVersionEditedAfterReleaseIsAWarningOrAnError() throws {
        try write(["title", "isbn", "year"], version: "Library 2")
        #expect(try found("--against", "one") == ["warning current-version-modified-after-release [Library 2]"])
        #expect(
            try found("--against", "one", "--base-is-release")
                == ["error current-version-modified-after-release [Library 2]"])
    }

    /// A new version begins as a copy of the previous one, and is edited later: the stores of both can still be opened.
    @Test func whatAnotherVersionOpensIsNotLost() throws {
        try write(["title", "isbn"], version: "Library 3")
        try project.makeCurrent("Library 3", of: Self.bundle)
        try commit("two")
        try write(["title", "isbn", "year"], version: "Library 3")
        #expect(try found("--against", "two", "--base-is-release").isEmpty)
        try project.makeCurrent("Library 2", of: Self.bundle)
        try FileManager.default.removeItem(atPath: project.folder.path("\(Self.bundle)/Library 3.xcdatamodel"))
        #expect(try found("--against", "two") == ["info frozen-version-modified []"])
        let outcome = try project.lint("--against", "two", "--min-severity", "info")
        #expect(outcome.output.contains("was removed; its stores are opened by 'Library 2', which has the same hashes"))
        #expect(outcome.status == 0, "\(outcome)")
    }

    /// The stores of a version that is locked with the same hashes under two names are opened by the other version.
    @Test func aLockedCopyIsOpenedByTheOriginal() throws {
        try write(["title", "isbn"], version: "Library 3")
        try project.makeCurrent("Library 3", of: Self.bundle)
        #expect(try project.modelc.run(["lock", Self.bundle]).status == 0)
        try write(["title", "isbn", "year"], version: "Library 3")
        #expect(try found() == ["warning version-lock [Library 3]"])
        let plan = try project.modelc.run(["plan", Self.bundle, "--verbose"])
        #expect(plan.status == 0, "\(plan)")
        #expect(plan.output.contains("its stores are opened by Library 2, which has the same hashes"), "\(plan.output)")
    }

    /// A finding that the released state has as well is not new.
    @Test func onlyWhatTheChangeBringsIsReported() throws {
        try project.write(LintFixture.bakery, to: "App/Shop.xcdatamodeld")
        try commit("two")
        let more = LintFixture.bakery.replacingOccurrences(
            of: "codeGenerationType=\"class\">",
            with: """
                codeGenerationType="class"><attribute name="crumb" optional="YES" attributeType="Transformable"/>
                """)
        let unchanged = try project.json("App/Shop.xcdatamodeld", "--against", "two")
        #expect(unchanged.found.isEmpty && unchanged.status == 0)
        #expect(unchanged.errors.contains("that are also in 'two' are not reported"), "\(unchanged.errors)")
        try project.write(more, version: "Shop 2", of: "App/Shop.xcdatamodeld")
        try project.makeCurrent("Shop 2", of: "App/Shop.xcdatamodeld")
        let changed = try project.json("App/Shop.xcdatamodeld", "--against", "two")
        #expect(changed.found == ["insecure-transformer Loaf.crumb"])
        #expect(changed.status == 1)
        let all = try project.json("App/Shop.xcdatamodeld", "--against", "two", "--all-findings")
        #expect(all.found.count == LintFixture.bakeryRules.count)
        #expect(!all.errors.contains("not reported"))
    }

    /// A run that shows only new findings fixes only those.
    @Test func onlyWhatTheChangeBringsIsMended() throws {
        let bundle = "App/Shop.xcdatamodeld"
        try project.write(LintFixture.bakery, to: bundle)
        try commit("two")
        let more = LintFixture.bakery.replacingOccurrences(
            of: "codeGenerationType=\"class\">",
            with: """
                codeGenerationType="class"><attribute name="crumb" optional="YES" attributeType="Transformable"/>
                """)
        try project.write(more, version: "Shop 2", of: bundle)
        try project.makeCurrent("Shop 2", of: bundle)
        func secured() throws -> [String] {
            let file = project.folder.path("\(bundle)/Shop 2.xcdatamodel/contents")
            return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
                .filter { $0.contains("NSSecureUnarchiveFromData") }
                .map { $0.contains("\"crumb\"") ? "crumb" : "photo" }
        }
        let shown = try project.lint(bundle, "--against", "two", "--unsafe", "--diff")
        #expect(shown.output.contains("\n+") && shown.output.contains("NSSecureUnarchiveFromData"), "\(shown)")
        #expect(!shown.output.split(separator: "\n").contains { $0.hasPrefix("+") && $0.contains("photo") }, "\(shown)")
        #expect(shown.errors.contains("that are also in 'two' are not reported"), "\(shown.errors)")
        _ = try project.lint(bundle, "--against", "two", "--fix", "--unsafe")
        #expect(try secured() == ["crumb"])
        _ = try project.lint(bundle, "--against", "two", "--fix", "--unsafe", "--all-findings")
        #expect(try secured() == ["crumb", "photo"])
    }

    /// Steps between versions without changes are not new; a baseline still contains them.
    @Test func oldStepsAreNotReported() throws {
        try project.write(
            "<entity name=\"Book\">\n    <attribute name=\"isbn\" optional=\"YES\" attributeType=\"Integer 64\"/>\n</entity>",
            version: "Library 3", of: Self.bundle)
        try project.makeCurrent("Library 3", of: Self.bundle)
        try commit("two")
        #expect(try found("--against", "two", "--all-versions").isEmpty)
        #expect(try !found("--against", "two", "--all-versions", "--all-findings").isEmpty)
        #expect(
            try project.lint("--against", "two", "--all-versions", "--write-baseline", "--min-severity", "info").status
                == 0)
        #expect(
            try project.lint(
                "--all-versions", "--baseline", ".modelc-baseline", "--strict-baseline", "--min-severity", "info"
            ).status == 0)
    }

    /// A version that a merge has damaged, and that is neither the current one nor the previous one.
    @Test(arguments: [[], ["--against", "two"], ["--against", "one"], ["--model-version", "Library 3"]])
    func aVersionThatCannotBeReadIsAnError(_ arguments: [String]) throws {
        try write(["title", "isbn", "year"], version: "Library 3")
        try project.makeCurrent("Library 3", of: Self.bundle)
        try commit("two")
        #expect(try project.lint("--write-baseline", "--all-versions", "--min-severity", "info").status == 0)
        let baseline = try String(contentsOfFile: project.folder.path(".modelc-baseline"), encoding: .utf8)
        try project.folder.write("<<<<<<< HEAD\n", to: "\(Self.bundle)/Library.xcdatamodel/contents")
        let outcome = try project.modelc.run(["lint"] + arguments)
        #expect(outcome.status == 2, "\(outcome)")
        #expect(outcome.errors.contains("Library.xcdatamodel/contents:1:1: error:"), "\(outcome.errors)")
        let pruned = try project.modelc.run(
            ["lint", "--baseline", ".modelc-baseline", "--prune-baseline"] + arguments)
        #expect(pruned.status == 2, "\(pruned)")
        #expect(try String(contentsOfFile: project.folder.path(".modelc-baseline"), encoding: .utf8) == baseline)
    }

    @Test func aRemovedVersionIsAnError() throws {
        try FileManager.default.removeItem(atPath: project.folder.path("\(Self.bundle)/Library.xcdatamodel"))
        #expect(try found("--against", "one") == ["error frozen-version-modified []"])
    }

    @Test func aNewVersionThatIsNotCurrentIsAWarning() throws {
        try write(["title", "isbn", "year"], version: "Library 3")
        #expect(try found("--against", "one") == ["warning new-version-not-current []"])
        #expect(try project.lint("--against", "one").output.hasPrefix("\(Self.bundle)/.xccurrentversion:2:"))
        try project.makeCurrent("Library 3", of: Self.bundle)
        #expect(try found("--against", "one").isEmpty)
    }

    /// A new version begins as a copy; without a base it is unknown whether it is one.
    @Test func aNewVersionThatSaysTheSameIsNoProblem() throws {
        try write(["title", "isbn"], version: "Library 3")
        try project.makeCurrent("Library 3", of: Self.bundle)
        #expect(try found("--against", "one").isEmpty)
        #expect(try found() == ["info identical-versions [Library 3]"])
    }

    @Test func aRenamedBundleIsFound() throws {
        try FileManager.default.moveItem(
            atPath: project.folder.path(Self.bundle), toPath: project.folder.path("App/Store.xcdatamodeld"))
        try write(["titles"], version: "Library", of: "App/Store.xcdatamodeld")
        #expect(try found("--against", "one") == ["error frozen-version-modified [Library]"])
        let outcome = try project.lint("--against", "one", "--only", "migration")
        #expect(outcome.errors.contains("compared with 'App/Library.xcdatamodeld' in 'one'"), "\(outcome.errors)")
    }

    @Test func aNewBundleIsNoProblem() throws {
        try write(["name"], version: "Films", of: "App/Films.xcdatamodeld")
        let outcome = try project.lint("App/Films.xcdatamodeld", "--against", "one", "--only", "migration")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.errors.contains("not in 'one': there is no released version to compare with"))
    }

    @Test func aCopyServesAsWell() throws {
        try FileManager.default.createDirectory(
            atPath: project.folder.path("Released/App"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: project.folder.path(Self.bundle), toPath: project.folder.path("Released/" + Self.bundle))
        try write(["titles"], version: "Library")
        let expected = ["error frozen-version-modified [Library]"]
        #expect(try found(Self.bundle, "--against", "Released/" + Self.bundle) == expected)
        #expect(try found(Self.bundle, "--against", "./Released") == expected)
        #expect(try found(Self.bundle, "--against", "Released/App") == expected)
        let outcome = try project.lint("--against", "./Nowhere")
        #expect(outcome.status == 2 && outcome.errors.contains("there is nothing at './Nowhere'"), "\(outcome)")
    }

    /// The clone of a service with one commit lacks the base: the message names the next step.
    @Test func aShallowCloneNamesTheNextStep() throws {
        try write(["title", "isbn", "year"], version: "Library 3")
        try project.makeCurrent("Library 3", of: Self.bundle)
        try commit("two")
        let clone = try LintFixture()
        try git.git(
            "clone", "-q", "--depth=1", "--branch", "two", "file://" + project.folder.url.path,
            clone.folder.path("clone"))
        var modelc = clone.modelc
        modelc.folder = clone.folder.path("clone")
        let outcome = try modelc.run(["lint", "--against", "one"])
        #expect(outcome.status == 2, "\(outcome)")
        #expect(outcome.errors.contains("[unknown-revision]"))
        #expect(outcome.errors.contains("git fetch --depth=1 origin"), "\(outcome.errors)")
    }

    @Test func whatIsNeitherARevisionNorAPathIsRefused() throws {
        let outcome = try project.lint("--against", "nope")
        #expect(outcome.status == 2 && outcome.errors.contains("[unknown-revision]"), "\(outcome)")
        #expect(try project.lint("--base-is-release").status == 64)
    }

    /// Without a released state the step from the previous version is checked; with all versions, every step.
    @Test func stepsBetweenVersionsAreLookedAt() throws {
        try project.write(
            "<entity name=\"Book\">\n    <attribute name=\"isbn\" optional=\"YES\" attributeType=\"Integer "
                + "64\"/>\n</entity>",
            version: "Library 3", of: Self.bundle)
        try write(["isbn"], version: "Library 4")
        try project.makeCurrent("Library 4", of: Self.bundle)
        #expect(try found() == ["error type-changed [Library 4]"])
        #expect(
            try found("--all-versions") == [
                "info destructive-change [Library 3]", "error type-changed [Library 3]",
                "error type-changed [Library 4]",
            ])
        #expect(try found("--against", "one") == ["info destructive-change [Library 4]"])
    }

    /// Entries that a run without a released state cannot confirm are not stale.
    @Test func theBaselineKeepsWhatOnlyABaseCanTell() throws {
        try write(["titles"], version: "Library")
        #expect(try project.lint("--against", "one", "--write-baseline").status == 0)
        #expect(try project.lint("--baseline", ".modelc-baseline", "--strict-baseline").status == 0)
        #expect(
            try project.lint("--against", "one", "--baseline", ".modelc-baseline", "--strict-baseline").status == 0)
    }

    /// A locked version has shipped, whatever git contains.
    @Test func aLockedVersionThatWasEditedIsAnError() throws {
        #expect(try project.modelc.run(["lock", Self.bundle]).status == 0)
        #expect(try found().isEmpty)
        try write(["titles"], version: "Library")
        #expect(try found() == ["error version-lock [Library]", "info destructive-change [Library 2]"])
        #expect(try found("--against", "one") == ["error frozen-version-modified [Library]"], "one cause is told once")
    }

    /// A version that is listed as released is frozen, current or not.
    @Test func theConfigurationSaysWhatTheFlagsSay() throws {
        try write(["title", "isbn", "year"], version: "Library 2")
        try project.folder.write("lint:\n  against: one\n  released: [Library 2]\n", to: ".modelc.yml")
        #expect(try found() == ["error frozen-version-modified [Library 2]"])
    }
}
