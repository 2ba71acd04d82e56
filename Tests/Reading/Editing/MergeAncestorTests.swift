import ModelcFiles
import Testing

@testable import ModelcKit

/// The base of a later merge, created from two states that are bases themselves.
@Suite struct MergeAncestorTests {
    private static func base(_ merge: MergeScript) throws -> String {
        String(decoding: Merge.sharedBase(merge.base, merge.ours, merge.theirs, name: "contents"), as: UTF8.self)
    }

    /// It contains the changes that both sides agree on; at a conflict it is as if neither side had changed anything.
    @Test(arguments: [
        ("", "set attribute Book.title --default M", "set attribute Book.title --default B"),
        ("", "set attribute Book.title --type Date", "set attribute Book.title --type String --regex a.*"),
        ("", "remove attribute Book.title", "set attribute Book.title --default B"),
        ("", "add attribute Book.x String", "add attribute Book.x Date"),
        ("", "add entity Shelf; add attribute Shelf.a String", "add entity Shelf; add attribute Shelf.b String"),
        ("add index Book.i title", "set index Book.i title author", "set index Book.i author"),
        (
            "add constraint Book title; add attribute Book.n Date",
            "remove constraint Book title; add constraint Book n",
            "remove constraint Book title; add constraint Book title n"
        ),
    ])
    func conflictsLeaveWhatTheBaseHas(_ start: String, _ ours: String, _ theirs: String) throws {
        for (mine, others) in [(ours, theirs), (theirs, ours)] {
            let both = "add attribute Author.agreed String"
            let merge = try MergeScript(
                start, ours: mine + ";" + both, theirs: others + "; add attribute Author.b Date")
            let wanted = try MergeScript(
                start, ours: both + "; add attribute Author.b Date", theirs: both)
            #expect(!merge.outcome.conflicts.isEmpty)
            #expect(try Self.base(merge) == String(decoding: wanted.ours, as: UTF8.self))
        }
    }

    /// If more than the conflicting part depends on it, the result is the whole base.
    @Test(arguments: [
        ("rename attribute Book.title a", "rename attribute Book.title b"),
        ("remove attribute Book.title", "add index Book.i title"),
        ("set entity Book --parent Author", "set entity Author --parent Book"),
        ("add attribute Author.title String", "set entity Book --parent Author"),
    ])
    func otherConflictsGiveTheBase(_ ours: String, _ theirs: String) throws {
        let merge = try MergeScript(ours: ours, theirs: theirs)
        #expect(!merge.outcome.conflicts.isEmpty)
        #expect(try Self.base(merge) == String(decoding: merge.base, as: UTF8.self))
    }

    @Test func withoutConflictsItIsTheMerge() throws {
        let merge = try MergeScript(
            ours: "rename attribute Book.title name", theirs: "set attribute Book.title --default B")
        #expect(try merge.outcome.conflicts.isEmpty && Self.base(merge) == merge.text)
    }

    @Test func aFileThatCannotBeReadGivesTheBase() {
        let (base, ours) = (MergeTests.model(""), MergeTests.model("<entity name=\"A\" syncable=\"YES\"/>"))
        #expect(Merge.sharedBase(base, ours, Array("<model".utf8), name: "contents") == base)
    }
}

/// `.xccurrentversion` in a merge.
@Suite struct CurrentVersionMergeTests {
    private static func file(_ version: String) -> [UInt8] {
        CurrentVersionEditor.contents(naming: version + ".xcdatamodel", changing: nil) ?? []
    }

    private static func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> MergeOutcome {
        try Merge.merged(base, ours, theirs, name: "App/My Library.xcdatamodeld/.xccurrentversion")
    }

    @Test func oneChangeIsTaken() throws {
        let (one, two) = (Self.file("L"), Self.file("L 2"))
        #expect(try Self.merge(one, two, one).bytes == two)
        #expect(try Self.merge(one, one, two).bytes == two)
        #expect(try Self.merge(one, two, two).bytes == two)
        // Both sides added the second version.
        #expect(try Self.merge([], two, two).conflicts.isEmpty)
    }

    @Test func aBrokenFileIsNotTaken() {
        let one = Self.file("L")
        #expect(throws: RunFailure.self) { try Self.merge(one, one, Array("<plist".utf8)) }
        #expect(throws: RunFailure.self) { try Self.merge(one, [], one) }
    }

    @Test func twoNewVersionsAreAQuestion() throws {
        let outcome = try Self.merge(Self.file("L"), Self.file("L 2"), Self.file("L 3"))
        let conflict = try #require(outcome.conflicts.first)
        #expect(outcome.bytes == Self.file("L 2") && outcome.result == .findings)
        #expect(conflict.ours == ["'L 2'"] && conflict.theirs == ["'L 3'"])
        #expect(conflict.help.contains("modelc versions use 'App/My Library.xcdatamodeld' 'L 3'"))
    }

    @Test func anotherFileIsRefused() {
        #expect(throws: RunFailure.self) { try Self.merge(Self.file("L"), Array("<<<<<<<".utf8), Self.file("L 3")) }
    }
}
