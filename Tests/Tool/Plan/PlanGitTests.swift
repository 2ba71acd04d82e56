import Foundation
import ModelcTestSupport
import Testing

/// Planning from the current version of a git revision: the check of a pull request.
@Suite(.enabled(if: GitFixture.git != nil, "no git"))
struct PlanGitTests {
    private let bundle: PlanBundle
    private let git: GitFixture

    /// One commit, tagged `one`, of V1 and the current V2.
    init() throws {
        bundle = try PlanBundle.with([("V1", ["title"]), ("V2", ["title", "pages:Integer 16"])])
        git = try GitFixture(in: bundle.folder)
        try git.git("init", "-q")
        try git.git("add", "-A")
        try git.git("commit", "-q", "-m", "one")
        try git.git("tag", "one")
    }

    @Test func aNewVersion() throws {
        try bundle.write("V3", ["title", "pages:Integer 32"])
        try bundle.makeCurrent("V3")
        let document = try bundle.document("--against", "one")
        #expect(document.rows == ["V2 (one) -> V3: infer lightweight"] && document.exitCode == 0)
        let version = try #require(document.versions.first { $0["revision"] != nil })
        #expect(version["path"] as? String == "one:./M.xcdatamodeld/V2.xcdatamodel/contents")
        #expect(version["sameSchemaAs"] as? String == "V2")
    }

    /// Names of several kinds show no order; the commits that added the versions do.
    @Test func theOrderOfTheCommits() throws {
        try bundle.write("Alpha", ["title", "pages:Integer 32"])
        try git.git("add", "-A")
        try git.git("commit", "-q", "-m", "two")
        try bundle.write("Beta", ["title", "pages:Integer 64"])
        try bundle.write("Beta 2", ["title", "pages:Integer 64", "note"])
        try bundle.makeCurrent("Beta 2")
        let outcome = try bundle.plan("--format", "json", "--verbose")
        #expect(
            outcome.errors.contains(
                "note: the version names follow several schemes; the versions are in the order of their commits"))
        let names = try PlanDocument(outcome.output).versions.compactMap { $0["name"] as? String }
        #expect(names == ["V1", "V2", "Alpha", "Beta", "Beta 2"])
        #expect(
            try bundle.plan("--emit", "staged", "--emit-dir", "Out").output.contains(
                "created Out/M+StagedMigration.swift"))
    }

    /// One commit for all: the order is unknown, and no stage is written on a guess.
    @Test func versionsOfOneCommitHaveNoOrder() throws {
        try bundle.write("Alpha", ["title", "pages:Integer 32"])
        try git.git("add", "-A")
        try git.git("commit", "-q", "--amend", "-m", "one")
        try bundle.makeCurrent("V2")
        let outcome = try bundle.plan("--emit", "staged", "--emit-dir", "Out")
        #expect(outcome.status == 1 && outcome.errors.contains("error: the stages are not written"))
        #expect(outcome.errors.contains("pass it: --order Alpha,V1,V2") && !bundle.folderHas("Out"))
        let stated = try bundle.plan("--emit", "staged", "--emit-dir", "Out", "--order", "V1, Alpha ,V2")
        #expect(stated.output.contains("created Out/M+StagedMigration.swift"))
    }

    /// Names that Xcode creates have blanks: the suggested command can be pasted into a shell.
    @Test func theOrderThatIsAskedForIsOneWord() throws {
        try bundle.write("Alpha 2", ["title", "pages:Integer 32"])
        try git.git("add", "-A")
        try git.git("commit", "-q", "--amend", "-m", "one")
        try bundle.makeCurrent("V2")
        let outcome = try bundle.plan("--emit", "staged", "--emit-dir", "Out")
        #expect(outcome.errors.contains("pass it: --order 'V1,Alpha 2,V2'"), "\(outcome.errors)")
    }

    /// If the order is unknown, the current version is not taken for the oldest one, which would leave others without a
    /// plan.
    @Test func theCurrentVersionIsTheNewestWhereNothingTellsTheOrder() throws {
        try bundle.write("Alpha", ["title", "pages:Integer 32"])
        try git.git("add", "-A")
        try git.git("commit", "-q", "--amend", "-m", "one")
        try bundle.makeCurrent("Alpha")
        let document = try bundle.document()
        #expect(document.rows.map { $0.prefix(11) } == ["V1 -> Alpha", "V2 -> Alpha"])
        #expect(try bundle.plan().errors.contains("the assumed order is V1, V2, Alpha"))
    }

    /// A version that shipped and is edited: its stores can no longer be opened.
    @Test func anEditedVersion() throws {
        try bundle.write("V2", ["title", "pages:Integer 16", "note"])
        let document = try bundle.document("--against", "one")
        #expect(document.rows == ["V2 (one) -> V2: fail:134130 blocked"] && document.exitCode == 1)
        #expect(document.codes.contains("BL406") && document.changeKinds == ["attribute-added-optional"])
        // It was found under another name: the edit is in a new version.
        try bundle.write("V1b", ["title", "pages:Integer 16"])
        #expect(try bundle.document("--against", "one").rows == ["V2 (one) -> V2: infer lightweight"])
    }

    /// A change without effect on stores is shown nevertheless.
    @Test func nothingChangedForStores() throws {
        try bundle.write("V2", ["title", "pages:Integer 16"], model: " userDefinedModelVersionIdentifier=\"x\"")
        let document = try bundle.document("--against", "one")
        #expect(document.rows == ["V2 (one) -> V2: none none"] && document.codes == ["ML105"])
        #expect(document.changeKinds == ["model-identifier-changed"])
    }

    /// A removed element is shown at its former owner, in the version that lacks it: the file of the revision is not in
    /// the checkout.
    @Test func annotationsStandInTheCheckout() throws {
        try bundle.write("V3", ["title"])
        try bundle.makeCurrent("V3")
        let outcome = try bundle.plan("--against", "one", "--report", "github")
        let place = "file=M.xcdatamodeld/V3.xcdatamodel/contents,line=3,"
        #expect(outcome.output.hasPrefix("::warning title=modelc DL201,\(place)"), "\(outcome)")
        #expect(outcome.output.contains("::Book.pages: attribute removed"))
    }

    @Test func nothingIsWritten() throws {
        let before = try git.state()
        _ = try bundle.plan("--against", "one")
        #expect(try git.state() == before)
    }

    @Test(arguments: ["nowhere", "-x"])
    func anUnknownRevision(_ revision: String) throws {
        let outcome = try bundle.plan("--against=" + revision)
        #expect(outcome.status == 2 && outcome.errors.contains("[unknown-revision]"))
    }
}
