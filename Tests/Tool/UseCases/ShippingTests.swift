import Foundation
import ModelcDiagnostics
import ModelcPresentation
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// What `edit` knows about whether a version has shipped: from the lock file, from tags and from commits.
@Suite(.enabled(if: GitFixture.git != nil)) struct ShippingTests {
    private let fixture: GitFixture
    private let workspace: Workspace

    init() throws {
        fixture = try GitFixture()
        workspace = Workspace(folder: fixture.folder.url.path, environment: ProcessInfo.processInfo.environment)
        var request = NewModelRequest(path: "Library")
        request.entities = ["Book"]
        _ = try NewModel(request, in: workspace).run()
    }

    private func edit(_ line: String, change: (inout EditRequest) -> Void = { _ in }) throws -> EditOutcome {
        var request = EditRequest()
        request.words = line.split(separator: " ").map(String.init)
        change(&request)
        return try Edit(request, in: workspace).run()
    }

    private func editNew(_ line: String) throws -> EditOutcome {
        try edit(line) { $0.destination = .newVersion(nil) }
    }

    private func commit() throws {
        try fixture.git("init", "-q")
        try fixture.git("add", "-A")
        try fixture.git("commit", "-q", "-m", "one")
    }

    private func lock() throws { _ = try Lock(LockRequest(task: .add(updating: [])), in: workspace).run() }

    private func text(_ outcome: EditOutcome) -> String { outcome.text(.text) }

    @Test func aModelThatNothingKnowsHasNotShipped() throws {
        #expect(!text(try edit("add attribute Book.title String")).contains("shipped"))
        try fixture.git("init", "-q")
        #expect(!text(try edit("add attribute Book.pages Int32")).contains("shipped"))
        try commit()
        #expect(text(try edit("add attribute Book.year Int32")).contains("If Library has shipped"))
    }

    /// A rehearsal changed nothing that could be undone.
    @Test(arguments: [true, false])
    func onlyWhatWasWrittenIsToBeUndone(_ isRehearsal: Bool) throws {
        var request = VersionsRequest()
        request.task = .add(name: "Library 2", from: nil, becomesCurrent: true)
        _ = try Versions(request, in: workspace).run()
        try commit()
        let outcome = try edit("add attribute Book.title String") {
            $0.version = "Library"
            $0.isRehearsal = isRehearsal
        }
        let undo = isRehearsal ? "" : "undo this, and "
        let advice = "If Library has shipped, \(undo)change a copy: modelc versions add "
        #expect(text(outcome).contains(advice), "\(text(outcome))")
    }

    @Test func aCommitOfAnotherBranchCounts() throws {
        try commit()
        try fixture.git("checkout", "-q", "--orphan", "other")
        try fixture.git("rm", "-rq", "--cached", ".")
        try fixture.folder.write("x", to: "x")
        try fixture.git("add", "x")
        try fixture.git("commit", "-q", "-m", "two")
        #expect(text(try edit("add attribute Book.year Int32")).contains("If Library has shipped"))
    }

    @Test func aSecondNewVersionIsTheFirst() throws {
        try commit()
        #expect(try editNew("add attribute Book.title String").new.name == "Library 2")
        let outcome = try editNew("add attribute Book.pages Int32")
        #expect(outcome.new.name == "Library 2" && !outcome.isNewVersion)
        #expect(text(outcome).contains("Library 2 is not committed, so modelc assumes it has not shipped."))
        #expect(text(outcome).contains("no new version: Library 2 has not shipped; to create one, use "))
        let named = try edit("add attribute Book.year Int32") { $0.destination = .newVersion("Next") }
        #expect(named.new.name == "Next")
        try commit()
        #expect(try editNew("add attribute Book.isbn String").isNewVersion)
    }

    @Test func aLockTellsWhichVersionIsNew() throws {
        try lock()
        #expect(try editNew("add attribute Book.title String").new.name == "Library 2")
        #expect(try editNew("add attribute Book.pages Int32").new.name == "Library 2")
        // A commit is not a release, a tag may be one.
        try commit()
        #expect(try editNew("add attribute Book.year Int32").new.name == "Library 2")
        try fixture.git("tag", "v2")
        #expect(try editNew("add attribute Book.isbn String").new.name == "Library 3")
    }

    /// Without a lock and without git, nothing tells a new version from one that has shipped.
    @Test func withoutEvidenceANewVersionIsCreated() throws {
        #expect(try editNew("add attribute Book.title String").new.name == "Library 2")
        #expect(try editNew("add attribute Book.pages Int32").new.name == "Library 3")
    }

    @Test func aReleasedVersionIsNotReused() throws {
        try lock()
        _ = try editNew("add attribute Book.title String")
        try fixture.folder.write("lint: { released: [Library 2] }\n", to: ".modelc.yml")
        #expect(try editNew("add attribute Book.pages Int32").new.name == "Library 3")
    }
}
