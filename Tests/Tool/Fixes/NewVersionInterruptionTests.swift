import Foundation
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import modelc

/// What a killed `lint --fix --new-version` leaves behind is no hindrance to the next run.
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
        // The run completes the version, and tells that it found one without contents.
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

    /// A file that nobody writes any more is removed by every run that may write there, also where nothing is to be written.
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
