import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcPresentation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import modelc

/// Cases in which `--fix` is refused: versions that must not change, and files that have changed meanwhile.
@Suite struct FixRefusalTests {
    private let behaviour = FixRequest(task: .fix, allowsUnsafe: true)

    private func isUntouched(_ fixture: FixFixture) throws -> Bool {
        try fixture.folder.files().filter { $0.hasSuffix("contents") }.allSatisfy {
            try String(contentsOfFile: fixture.folder.path($0), encoding: .utf8) == FixFixture.contents
        }
    }

    @Test func lockedVersions() throws {
        let fixture = try FixFixture()
        var lock = ModelcProcess()
        lock.folder = fixture.folder.url.path
        #expect(try lock.run("lock", FixFixture.bundle).status == 0)
        let session = try fixture.run(behaviour)
        #expect(session.ids == ["fix-refused"])
        #expect(session.diagnostics.first?.message.contains("because it is locked in") == true)
        #expect(try fixture.text() == FixFixture.withoutIndex)
        let new = try fixture.run(FixRequest(task: .fix, allowsUnsafe: true, newVersion: "N"))
        #expect(new.diagnostics.isEmpty)
        #expect(try fixture.text() == FixFixture.withoutIndex)
        #expect(try fixture.text("N") == FixFixture.unordered)
    }

    @Test func suppressionsInLockedVersions() throws {
        let fixture = try FixFixture()
        var lock = ModelcProcess()
        lock.folder = fixture.folder.url.path
        #expect(try lock.run("lock", FixFixture.bundle).status == 0)
        #expect(try fixture.run(FixRequest(task: .suppress(reason: nil))).ids.isEmpty)
        #expect(try fixture.text().contains("value=\"no-action-delete-rule\""))
        #expect(try lock.run("lock", "--check", FixFixture.bundle).status == 0)
    }

    @Test func aDamagedLockFile() throws {
        let fixture = try FixFixture()
        try fixture.folder.write("<<<<<<< ours\n", to: "modelc.lock")
        let session = try fixture.run(behaviour)
        #expect(!RunLedger(session.diagnostics).isEmpty && !session.hasChanges)
        #expect(try isUntouched(fixture))
    }

    @Test func releasedVersions() throws {
        let fixture = try FixFixture()
        let session = try fixture.run(behaviour) { $0.released = ["M"] }
        #expect(session.ids == ["fix-refused"])
        #expect(try fixture.text() == FixFixture.withoutIndex)
    }

    @Test func versionsOfTheBase() throws {
        let fixture = try FixFixture()
        let outcome = FixRun(request: behaviour, protection: VersionProtection(base: ["M"])).outcome(
            of: try fixture.target())
        #expect(outcome.changes.map { String(decoding: $0.new, as: UTF8.self) } == [FixFixture.withoutIndex])
        #expect(
            outcome.diagnostics.map(\.message) == [
                "1 fix that changes a version hash is not made in version 'M', because the state that lint compares "
                    + "with has it"
            ])
    }

    /// A version that is released and missing in the base keeps its hashes.
    @Test func releasedVersionsThatTheBaseHasNot() throws {
        let fixture = try FixFixture()
        let outcome = FixRun(request: behaviour, protection: VersionProtection(released: ["M"], base: [])).outcome(
            of: try fixture.target())
        #expect(outcome.changes.map { String(decoding: $0.new, as: UTF8.self) } == [FixFixture.withoutIndex])
        #expect(outcome.diagnostics.map(\.id.rawValue) == ["fix-refused"])
    }

    @Test func versionsThatAreNotCurrent() throws {
        let fixture = try FixFixture(versions: ["M", "M 2"], current: "M 2")
        var session = FixSession(behaviour)
        session.add([try fixture.target(.named("M"))])
        #expect(session.ids == ["fix-refused"] && !session.hasChanges)
        session = FixSession(behaviour)
        session.allowsOtherVersions = true
        session.add([try fixture.target(.named("M"))])
        #expect(session.ids.isEmpty && session.hasChanges)
    }

    @Test func nothingIsRefusedWhereNothingIsToBeDone() throws {
        let fixture = try FixFixture(FixFixture.unordered)
        #expect(try fixture.run(behaviour) { $0.released = ["M"] }.diagnostics.isEmpty)
    }

    @Test func binaryVersions() throws {
        var version = ModelVersion(name: "M", path: "M.xcdatamodel", format: .binary, isCurrent: true)
        version.content = .model(ManagedObjectModel())
        #expect(VersionProtection().reason(against: version) == .binary)
        let bundle = VersionedModel(name: "M", fileName: "M.xcdatamodeld", path: "M.xcdatamodeld", versions: [version])
        #expect(NewVersion(name: "N", bundle: bundle).problem(copying: version)?.id.rawValue == "fix-refused")
    }

    @Test(arguments: [
        "", ".", "..", ".hidden", "a/b", "../M", "/etc/M", "a\\b", "a:b", "a\u{0}", "a\nb", " a", "a ", ".xcdatamodel",
        String(repeating: "é", count: 101),
    ]) func hostileNames(_ name: String) throws {
        #expect(VersionName.problem(name) != nil)
        let fixture = try FixFixture()
        let session = try fixture.run(FixRequest(task: .fix, allowsUnsafe: true, newVersion: VersionName.stem(name)))
        #expect(session.ids == ["unusable-version-name"])
        #expect(try fixture.folder.files().count == 1 && isUntouched(fixture))
    }

    @Test(arguments: ["M 2", "É.v2", "2", "M 2.xcdatamodel", "a&b"]) func usableNames(_ name: String) {
        #expect(VersionName.problem(name) == nil)
    }

    @Test(arguments: ["M", "m", "M.xcdatamodel", "Stray"]) func namesThatExist(_ name: String) throws {
        let fixture = try FixFixture()
        try fixture.folder.write("", to: "\(FixFixture.bundle)/Stray.xcdatamodel")
        let request = FixRequest(task: .fix, allowsUnsafe: true, newVersion: VersionName.stem(name))
        #expect(try fixture.run(request).ids == ["unusable-version-name"])
        #expect(try isUntouched(fixture))
    }

    @Test func aVersionThatStandsAloneHasNoSecondOne() throws {
        let folder = try TemporaryFolder()
        try folder.write(FixFixture.contents, to: "M.xcdatamodel/contents")
        let reading = ModelReader().read(folder.path("M.xcdatamodel"))
        let version = try #require(reading.selectedVersion)
        let problem = NewVersion(name: "N", bundle: try #require(reading.model)).problem(copying: version)
        #expect(problem?.message == "'M.xcdatamodel' is not in a bundle and cannot have a second version")
    }

    @Test func aFileOfTheCurrentVersionThatIsNotUnderstood() throws {
        for text in ["", "bplist00", "<plist><array/></plist>", "<plist><!-- <dict> --></plist>"] {
            #expect(CurrentVersionEditor.contents(naming: "N.xcdatamodel", changing: Array(text.utf8)) == nil)
        }
    }

    /// A name may begin with an accent, which combines with the tag before it.
    @Test func theNameOfTheCurrentVersionIsReplacedWhateverItBeginsWith() throws {
        let old = try #require(CurrentVersionEditor.contents(naming: "\u{301}A.xcdatamodel", changing: nil))
        let new = CurrentVersionEditor.contents(naming: "\u{301}B.xcdatamodel", changing: old)
        #expect(new == CurrentVersionEditor.contents(naming: "\u{301}B.xcdatamodel", changing: nil))
    }

    // MARK: The disk

    @Test func aFileThatWasChangedMeanwhile() throws {
        for newVersion in [nil, "N"] {
            let fixture = try FixFixture(versions: ["M", "M 2"], current: "M")
            var session = FixSession(FixRequest(task: .fix, allowsUnsafe: true, newVersion: newVersion))
            session.add([try fixture.target()])
            let changed =
                newVersion == nil ? fixture.file() : fixture.folder.path("\(FixFixture.bundle)/.xccurrentversion")
            try Data("new".utf8).write(to: URL(fileURLWithPath: changed))
            try fixture.write(&session)
            #expect(session.ids == ["file-changed"])
            #expect(session.changes.text.isEmpty)
            #expect(try String(contentsOfFile: changed, encoding: .utf8) == "new")
            #expect(try fixture.folder.files().count == 3, "nothing is left behind")
        }
    }

    @Test func aVersionThatAppearedMeanwhile() throws {
        let fixture = try FixFixture()
        var session = FixSession(FixRequest(task: .fix, allowsUnsafe: true, newVersion: "N"))
        session.add([try fixture.target()])
        try fixture.folder.write("mine", to: "\(FixFixture.bundle)/N.xcdatamodel/contents")
        try fixture.write(&session)
        #expect(!RunLedger(session.diagnostics).isEmpty)
        #expect(try fixture.text("N") == "mine")
        #expect(!FileManager.default.fileExists(atPath: fixture.folder.path("\(FixFixture.bundle)/.xccurrentversion")))
    }

    @Test func readOnlyFiles() throws {
        let fixture = try FixFixture()
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: fixture.file())
        let session = try fixture.run(behaviour)
        #expect(session.ids == ["unwritable-file"])
        #expect(session.diagnostics.first?.message.hasSuffix("it is read-only") == true)
        #expect(try isUntouched(fixture))
    }

    @Test func permissionsStay() throws {
        let fixture = try FixFixture()
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: fixture.file())
        try fixture.run(behaviour)
        let attributes = try FileManager.default.attributesOfItem(atPath: fixture.file())
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try fixture.text() == FixFixture.withoutIndex)
    }

    /// The link may lead to the file of a version that has shipped.
    @Test func symbolicLinks() throws {
        let fixture = try FixFixture()
        try fixture.folder.write(FixFixture.contents, to: "elsewhere")
        try FileManager.default.removeItem(atPath: fixture.file())
        try FileManager.default.createSymbolicLink(
            atPath: fixture.file(), withDestinationPath: fixture.folder.path("elsewhere"))
        let session = try fixture.run(behaviour)
        #expect(session.ids == ["unwritable-file"])
        #expect(try String(contentsOfFile: fixture.folder.path("elsewhere"), encoding: .utf8) == FixFixture.contents)
    }
}
