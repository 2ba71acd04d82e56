import Foundation
import ModelcTestSupport
import Testing

/// `modelc lint --fix` from the command line.
@Suite struct FixCommandTests {
    private func lint(_ fixture: FixFixture, _ arguments: String...) throws -> ModelcProcess.Outcome {
        var modelc = ModelcProcess()
        modelc.folder = fixture.folder.url.path
        return try modelc.run(["lint", FixFixture.bundle] + arguments)
    }

    @Test func fixAndReportWhatIsLeft() throws {
        let fixture = try FixFixture()
        let safe = try lint(fixture, "--fix")
        #expect(safe.status == 1)
        #expect(safe.errors.contains("contents: fixed Book.title: remove the suppression [unused-suppression]\n"))
        #expect(safe.output.contains("[no-action-delete-rule]") && !safe.output.contains("[unused-suppression]"))
        #expect(try fixture.text() == FixFixture.withoutSuppression)
        // No safe fix is left; the remaining ones need an option.
        let safeDiff = try lint(fixture, "--diff")
        #expect(safeDiff.status == 0 && safeDiff.output.isEmpty)
        #expect(
            safeDiff.errors.contains(
                "note: nothing would change: 1 fix would change what an app or generated code does [")
                && safeDiff.errors.contains("= help: show them: modelc lint M.xcdatamodeld --diff --unsafe\n"),
            "\(safeDiff.errors)")
        _ = try lint(fixture, "--fix", "--unsafe")
        #expect(try fixture.text() == FixFixture.withoutIndex)
        #expect(
            try lint(fixture, "--diff", "--unsafe").errors.contains(
                ": modelc lint M.xcdatamodeld --diff --unsafe --in-new-version\n"))
        let new = try lint(fixture, "--fix", "--unsafe", "--new-version", "M 2.xcdatamodel")
        #expect(new.status == 1, "\(new.output)\(new.errors)")
        #expect(
            new.output.contains(
                "= help: use Nullify: modelc edit M.xcdatamodeld set relationship Author.books --delete nullify [suggestion]\n"
            ) && !new.output.contains("fixable"))
        #expect(try fixture.text() == FixFixture.withoutIndex)
        #expect(try fixture.text("M 2") == FixFixture.unordered)
    }

    @Test func theDiffWritesNothing() throws {
        let fixture = try FixFixture()
        let diff = try lint(fixture, "--diff")
        #expect(diff.status == 1)
        #expect(
            diff.output.hasPrefix(
                "--- M.xcdatamodeld/M.xcdatamodel/contents\n+++ M.xcdatamodeld/M.xcdatamodel/contents\n@@ "))
        #expect(try fixture.text() == FixFixture.contents)
        #expect(try lint(fixture, "--fix", "--diff").output == diff.output)
        let none = try lint(FixFixture(FixFixture.unordered), "--diff", "--unsafe")
        #expect(none.status == 0 && none.output.isEmpty)
    }

    @Test func suppressions() throws {
        let fixture = try FixFixture(
            FixFixture.unordered.replacing("\"Nullify\"", with: "\"No Action\""))
        #expect(try lint(fixture).status == 1)
        let outcome = try lint(fixture, "--add-suppressions", "--suppression-reason", "looked up by code")
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(try fixture.text().contains("value=\"no-action-delete-rule -- looked up by code\""))
    }

    @Test func refusalsAreTold() throws {
        let fixture = try FixFixture()
        var lock = ModelcProcess()
        lock.folder = fixture.folder.url.path
        _ = try lock.run("lock", FixFixture.bundle)
        let outcome = try lint(fixture, "--fix", "--unsafe")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "1 fix that changes a version hash is not made in version 'M', because it is locked in 'modelc.lock'"))
        #expect(try fixture.text() == FixFixture.withoutIndex)
        #expect(try lock.run("lock", "--check", FixFixture.bundle).status == 0)
    }

    @Test(arguments: [
        ["--unsafe"], ["--new-version", "N"], ["--fix", "--new-version", "N"], ["--fix", "--add-suppressions"],
        ["--fix", "--unsafe", "--new-version", "../N"], ["--fix", "--unsafe", "--new-version", ""],
        ["--suppression-reason", "x"], ["--add-suppressions", "--unsafe"],
    ]) func wrongUsage(_ arguments: [String]) throws {
        let fixture = try FixFixture()
        var modelc = ModelcProcess()
        modelc.folder = fixture.folder.url.path
        #expect(try modelc.run(["lint", FixFixture.bundle] + arguments).status == 64)
        #expect(try fixture.text() == FixFixture.contents)
    }
}
