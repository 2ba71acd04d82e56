import ModelcTestSupport
import Testing

/// What a plan makes of the lock file: which versions have shipped, and which of them are not what they were.
@Suite struct PlanLockTests {
    private let bundle: PlanBundle

    /// V1 and V2 are locked; V3 and the current V4 are not.
    init() throws {
        bundle = try PlanBundle.with([("V1", ["a"]), ("V2", ["a", "b"])])
        let outcome = try bundle.modelc.run("lock", PlanBundle.name)
        try #require(outcome.status == 0)
        try bundle.write("V3", ["a", "b", "c"])
        try bundle.write("V4", ["a", "b", "d"])
        try bundle.makeCurrent("V4")
    }

    @Test func lockedVersionsHaveShipped() throws {
        let document = try bundle.document()
        #expect(document.rows.map { $0.prefix(2) } == ["V1", "V2"] && document.exitCode == 0)
        #expect(document.codes.filter { $0.hasPrefix("LK") } == ["LK903", "LK903"])
        #expect(document.versions.map { $0["locked"] as? Bool } == [true, true, false, false])
        #expect(try bundle.document("--from", "all").matrix.count == 3)
    }

    @Test func anEditedVersion() throws {
        try bundle.write("V2", ["a", "x"])
        let document = try bundle.document()
        let finding = try #require(document.finding("LK901"))
        #expect(finding["modelPath"] as? String == "Book" && document.exitCode == 1)
        let location = try #require(finding["location"] as? [String: Any])
        #expect(location["file"] as? String == "M.xcdatamodeld/V2.xcdatamodel/contents")
        #expect(location["line"] as? Int == 3)
    }

    @Test func aMissingVersion() throws {
        try bundle.remove("M.xcdatamodeld/V1.xcdatamodel")
        let document = try bundle.document()
        #expect(document.finding("LK902")?["severity"] as? String == "warning" && document.exitCode == 0)
        let staged = try bundle.document("--strategy", "staged")
        #expect(staged.codes.contains("ST701") && staged.exitCode == 1)
    }

    @Test func aDamagedLockFile() throws {
        try bundle.folder.write("{", to: "modelc.lock")
        #expect(try bundle.plan().status == 2)
    }
}
