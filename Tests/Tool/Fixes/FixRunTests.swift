import Foundation
import ModelcPresentation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import ModelcLint
@testable import modelc

/// The result of `--fix` for a model, tier by tier.
@Suite struct FixRunTests {
    @Test func safeFixesOnly() throws {
        let fixture = try FixFixture()
        let session = try fixture.run(FixRequest(task: .fix))
        #expect(try fixture.text() == FixFixture.withoutSuppression)
        #expect(
            session.changes.text.hasSuffix("/contents: fixed Book.title: remove the suppression [unused-suppression]\n")
        )
        #expect(session.outcomes.map(\.withheld.count) == [2])
        #expect(session.diagnostics.isEmpty)
    }

    @Test func whatAKilledRunLeftInTheBundleIsRemoved() throws {
        let fixture = try FixFixture(FixFixture.unordered)
        let names = ["M.xcdatamodeld/.modelc-999999999-1.tmp", "M.xcdatamodeld/M.xcdatamodel/.modelc-999999999-2.tmp"]
        for name in names {
            try fixture.folder.write("x", to: name)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -600)], ofItemAtPath: fixture.folder.path(name))
        }
        _ = try fixture.run(FixRequest(task: .fix))
        #expect(try fixture.folder.files() == ["M.xcdatamodeld/M.xcdatamodel/contents"])
    }

    @Test func unsafeFixesKeepTheHash() throws {
        let fixture = try FixFixture()
        let session = try fixture.run(FixRequest(task: .fix, allowsUnsafe: true))
        #expect(try fixture.text() == FixFixture.withoutIndex)
        #expect(session.outcomes.flatMap(\.withheld).map(\.rule.id.rawValue) == ["ordered-to-one"])
    }

    @Test func asSecondRunHasNothingToDo() throws {
        let fixture = try FixFixture(FixFixture.unordered)
        let session = try fixture.run(FixRequest(task: .fix, allowsUnsafe: true))
        #expect(!session.hasChanges && session.changes.text.isEmpty && session.diff.isEmpty)
        #expect(try fixture.text() == FixFixture.unordered)
    }

    @Test func schemaFixesGoIntoANewVersion() throws {
        let fixture = try FixFixture()
        let session = try fixture.run(FixRequest(task: .fix, allowsUnsafe: true, newVersion: "M 2"))
        #expect(session.diagnostics.isEmpty)
        #expect(try fixture.text() == FixFixture.contents)
        #expect(try fixture.text("M 2") == FixFixture.unordered)
        #expect(try fixture.currentVersion() == FixFixture.currentVersion("M 2"))
        #expect(try fixture.folder.files().count == 3)
    }

    @Test func theFileOfTheCurrentVersionKeepsItsLayout() throws {
        let fixture = try FixFixture(versions: ["M", "M 2"])
        let odd =
            "<plist><dict>\r\n<!-- a --><key>other</key><string>x</string>"
            + "<key>_XCCurrentVersionName</key> <string>M 2.xcdatamodel</string></dict></plist>"
        try fixture.folder.write(odd, to: "M.xcdatamodeld/.xccurrentversion")
        try fixture.run(FixRequest(task: .fix, allowsUnsafe: true, newVersion: "M<3>"))
        #expect(try fixture.currentVersion() == odd.replacing("M 2", with: "M&lt;3&gt;"))
        #expect(try fixture.text("M<3>") == FixFixture.unordered)
    }

    /// Xcode leaves such files.
    @Test func anEmptyFileOfTheCurrentVersion() throws {
        let fixture = try FixFixture()
        let empty = FixFixture.currentVersion("").replacing(
            "<dict>\n\t<key>_XCCurrentVersionName</key>\n\t<string>.xcdatamodel</string>\n</dict>", with: "<dict/>")
        try fixture.folder.write(empty, to: "M.xcdatamodeld/.xccurrentversion")
        try fixture.run(FixRequest(task: .fix, allowsUnsafe: true, newVersion: "M 2"))
        #expect(try fixture.currentVersion() == FixFixture.currentVersion("M 2"))
    }

    @Test func withoutFixesThereIsNoNewVersion() throws {
        let fixture = try FixFixture(FixFixture.unordered)
        let session = try fixture.run(FixRequest(task: .fix, allowsUnsafe: true, newVersion: "M 2"))
        #expect(!session.hasChanges)
        #expect(try fixture.folder.files() == ["M.xcdatamodeld/M.xcdatamodel/contents"])
    }

    /// Core Data could not distinguish the version from the old one.
    @Test func noNewVersionWithoutAChangeOfAHash() throws {
        let fixture = try FixFixture(FixFixture.contents.replacing(" ordered=\"YES\"", with: ""))
        let session = try fixture.run(FixRequest(task: .fix, allowsUnsafe: true, newVersion: "M 2"))
        #expect(session.ids == ["new-version-not-needed"])
        #expect(try fixture.text() == FixFixture.unordered)
        #expect(try fixture.folder.files() == ["M.xcdatamodeld/M.xcdatamodel/contents"])
    }

    @Test func noNewVersionWhereTheBaseHasNotTheVersion() throws {
        let fixture = try FixFixture()
        let request = FixRequest(task: .fix, allowsUnsafe: true, newVersion: "M 2")
        let outcome = FixRun(request: request, protection: VersionProtection(base: ["L"])).outcome(
            of: try fixture.target())
        #expect(outcome.newFolder == nil)
        #expect(outcome.changes.map { String(decoding: $0.new, as: UTF8.self) } == [FixFixture.unordered])
        #expect(
            outcome.diagnostics.map(\.message) == [
                "no version 'M 2' is made: the fixes are in version 'M', because the state that lint compares with "
                    + "does not have it"
            ])
    }

    /// Whether an object belongs to another one cannot be derived from the model.
    @Test func deleteRulesAreNeverChanged() throws {
        let fixture = try FixFixture(FixFixture.unordered.replacing("\"Nullify\"", with: "\"Cascde\""))
        let before = try fixture.text()
        for newVersion in [nil, "M 2"] {
            let request = FixRequest(task: .fix, allowsUnsafe: true, newVersion: newVersion)
            let session = try fixture.run(request)
            #expect(!session.hasChanges && session.changes.text.isEmpty && session.diagnostics.isEmpty)
        }
        #expect(try fixture.text() == before)
    }

    @Test func inPlaceWhereTheBaseHasNotTheVersion() throws {
        let fixture = try FixFixture()
        var protection = VersionProtection()
        protection.base = ["L"]
        let outcome = FixRun(
            request: FixRequest(task: .fix, allowsUnsafe: true), protection: protection
        ).outcome(of: try fixture.target())
        #expect(outcome.changes.map { String(decoding: $0.new, as: UTF8.self) } == [FixFixture.unordered])
    }

    @Test func theDiffShowsWhatIsWritten() throws {
        let fixture = try FixFixture()
        var session = FixSession(FixRequest(task: .fix, allowsUnsafe: true, newVersion: "M 2", showsDiff: true))
        session.add([try fixture.target()])
        #expect(session.diff.contains("--- /dev/null\n"))
        #expect(session.diff.contains("+\t<string>M 2.xcdatamodel</string>\n"))
        #expect(try fixture.folder.files().count == 1)
        var inPlace = FixSession(FixRequest(task: .fix, showsDiff: true))
        inPlace.add([try fixture.target()])
        #expect(inPlace.diff.contains("-            <userInfo>\n"))
        #expect(inPlace.diff.hasPrefix("--- \(fixture.file())\n"))
    }

    @Test func suppressionsAreWrittenOnce() throws {
        let fixture = try FixFixture(FixFixture.withoutSuppression)
        let request = FixRequest(task: .suppress(reason: "\"old\" <data>"))
        let session = try fixture.run(request)
        #expect(session.diagnostics.isEmpty && session.hasChanges)
        let text = try fixture.text()
        #expect(text.contains("value=\"no-action-delete-rule -- &quot;old&quot; &lt;data&gt;\"/>"))
        let rest = try FixFixture.lint(#require(try fixture.target().version.model))
        #expect(rest.map(\.rule.isStructural) == rest.map { _ in true })
        #expect(try !fixture.run(request).hasChanges)
        #expect(try fixture.text() == text)
    }

    @Test func suppressionsThatXMLCannotHold() throws {
        let fixture = try FixFixture(FixFixture.withoutSuppression)
        #expect(try fixture.run(FixRequest(task: .suppress(reason: "a\u{1}"))).ids == ["fix-failed"])
        #expect(try fixture.text() == FixFixture.withoutSuppression)
    }
}

/// The files of a killed `lint --fix --new-version` do not stop the next run.
@Suite struct NewVersionInterruptionTests {
    private static let version = "\(FixFixture.bundle)/M 2.xcdatamodel"

    private func fix(_ fixture: FixFixture) throws -> ModelcProcess.Outcome {
        var modelc = ModelcProcess()
        modelc.folder = fixture.folder.url.path
        return try modelc.run("lint", FixFixture.bundle, "--fix", "--unsafe", "--new-version", "M 2")
    }

    private func expectDone(_ fixture: FixFixture) throws {
        let outcome = try fix(fixture)
        #expect(outcome.status < 2, "\(outcome.output)\(outcome.errors)")
        #expect(try fixture.text("M 2") == FixFixture.unordered)
        #expect(try fixture.currentVersion().contains("M 2.xcdatamodel"))
        #expect(try fixture.folder.files().filter { $0.contains(".tmp") } == [])
    }

    @Test func theVersionIsThereAndNotCurrent() throws {
        let fixture = try FixFixture(current: "M")
        try fixture.folder.write(FixFixture.unordered, to: "\(NewVersionInterruptionTests.version)/contents")
        try expectDone(fixture)
    }

    @Test func itsFolderIsEmpty() throws {
        let fixture = try FixFixture()
        try fixture.folder.makeFolder(NewVersionInterruptionTests.version)
        try fixture.folder.write(FixFixture.currentVersion("M"), to: "\(FixFixture.bundle)/.xccurrentversion")
        // The run completes the version, and reports that it found one without contents.
        let outcome = try fix(fixture)
        #expect(outcome.status == 2, "\(outcome.output)\(outcome.errors)")
        #expect(try fixture.text("M 2") == FixFixture.unordered)
        #expect(try fixture.currentVersion().contains("M 2.xcdatamodel"))
    }

    @Test func itsFolderHasNoNameYet() throws {
        let fixture = try FixFixture()
        let folder = "\(FixFixture.bundle)/.modelc-1-2.tmp"
        try fixture.folder.write("<model", to: "\(folder)/contents")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -10)], ofItemAtPath: fixture.folder.path(folder))
        try expectDone(fixture)
    }

    @Test func aVersionOfTheNameThatSaysSomethingElseStays() throws {
        let fixture = try FixFixture(current: "M")
        try fixture.folder.write(FixFixture.contents, to: "\(NewVersionInterruptionTests.version)/contents")
        let outcome = try fix(fixture)
        #expect(outcome.status == 2 && outcome.errors.contains("has a version 'M 2' already"))
        #expect(try fixture.text("M 2") == FixFixture.contents)
        #expect(try fixture.currentVersion() == FixFixture.currentVersion("M"))
    }

    /// An abandoned file is removed by every run that may write in that folder, even if the run has nothing to write.
    @Test(arguments: [FixFixture.unordered, FixFixture.contents])
    func unfinishedFilesAreRemoved(_ contents: String) throws {
        let fixture = try FixFixture(contents, current: "M")
        let leftovers = [".modelc-1-2.tmp", "M.xcdatamodel/.modelc-1-2.tmp", "M.xcdatamodel/.modelc-99999999-3.tmp"]
        for path in leftovers {
            try fixture.folder.write("<model", to: "\(FixFixture.bundle)/\(path)")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -10)],
                ofItemAtPath: fixture.folder.path("\(FixFixture.bundle)/\(path)"))
        }
        var modelc = ModelcProcess()
        modelc.folder = fixture.folder.url.path
        _ = try modelc.run("lint", FixFixture.bundle, "--fix", "--unsafe")
        #expect(try fixture.folder.files().filter { $0.contains(".tmp") } == [])
    }
}
