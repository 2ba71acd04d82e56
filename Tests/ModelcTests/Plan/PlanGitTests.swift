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
        let document = try bundle.document("--from-git", "one")
        #expect(document.rows == ["V2 (one) -> V3: infer lightweight"] && document.exitCode == 0)
        let version = try #require(document.versions.first { $0["revision"] != nil })
        #expect(version["path"] as? String == "one:./M.xcdatamodeld/V2.xcdatamodel/contents")
        #expect(version["sameSchemaAs"] as? String == "V2")
    }

    /// A version that shipped and is edited: stores of it are lost.
    @Test func anEditedVersion() throws {
        try bundle.write("V2", ["title", "pages:Integer 16", "note"])
        let document = try bundle.document("--from-git", "one")
        #expect(document.rows == ["V2 (one) -> V2: fail:134130 blocked"] && document.exitCode == 1)
        #expect(document.codes.contains("BL406") && document.changeKinds == ["attribute-added-optional"])
        // It was found under another name: the edit is in a new version.
        try bundle.write("V1b", ["title", "pages:Integer 16"])
        #expect(try bundle.document("--from-git", "one").rows == ["V2 (one) -> V2: infer lightweight"])
    }

    /// What no store knows of is shown all the same.
    @Test func nothingChangedForStores() throws {
        try bundle.write("V2", ["title", "pages:Integer 16"], model: " userDefinedModelVersionIdentifier=\"x\"")
        let document = try bundle.document("--from-git", "one")
        #expect(document.rows == ["V2 (one) -> V2: none none"] && document.codes == ["ML105"])
        #expect(document.changeKinds == ["model-identifier-changed"])
    }

    /// What is gone is shown at the bundle: the file of the revision is nowhere in the checkout.
    @Test func annotationsStandInTheCheckout() throws {
        try bundle.write("V3", ["title"])
        try bundle.makeCurrent("V3")
        let outcome = try bundle.plan("--from-git", "one", "--format", "github")
        #expect(outcome.output.hasPrefix("::warning title=modelc DL201,file=M.xcdatamodeld,line=1::Book.pages: "))
    }

    @Test func nothingIsWritten() throws {
        let before = try git.state()
        _ = try bundle.plan("--from-git", "one")
        #expect(try git.state() == before)
    }

    @Test(arguments: ["nowhere", "-x"])
    func anUnknownRevision(_ revision: String) throws {
        let outcome = try bundle.plan("--from-git=" + revision)
        #expect(outcome.status == 2 && outcome.errors.contains("[unknown-revision]"))
    }
}
