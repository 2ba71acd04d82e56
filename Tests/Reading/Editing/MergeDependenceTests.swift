import ModelcSchema
import Testing

@testable import ModelcKit

/// Values and references that depend on each other: valid combinations on each side have to be valid in the result.
@Suite struct MergeDependenceTests {
    /// A changed type against a value that only the old type allows.
    @Test(arguments: [
        ("add attribute Book.n 'Integer 32'", "Book.n", "--type String", "--min 3"),
        ("", "Book.title", "--type 'Integer 32'", "--regex a.*"),
        ("", "Book.title", "--type Transformable", "--default x"),
        ("", "Book.title", "--type Date", "--max 8"),
        ("add attribute Book.n 'Integer 32'", "Book.n", "--type 'Integer 16'", "--default 70000"),
    ])
    func aTypeAgainstItsValues(_ base: String, _ path: String, _ type: String, _ value: String) throws {
        let (typed, valued) = ("set attribute \(path) \(type)", "set attribute \(path) \(value)")
        for (ours, theirs) in [(typed, valued), (valued, typed)] {
            let merge = try MergeScript(base, ours: ours, theirs: theirs)
            #expect(merge.subjects == [path])
            #expect(merge.unmarked == String(decoding: merge.ours, as: UTF8.self))
            #expect(merge.outcome.conflicts.first?.theirText != nil)
        }
    }

    /// A wider integer allows all values of the narrower one.
    @Test func aWiderTypeKeepsTheValues() throws {
        let merge = try MergeScript(
            "add attribute Book.n 'Integer 16'", ours: "set attribute Book.n --type 'Integer 64'",
            theirs: "set attribute Book.n --min 3")
        #expect(merge.subjects == [])
        #expect(merge.attribute("Book.n")?.type == .integer64 && merge.attribute("Book.n")?.minimumValueText == "3")
    }

    /// After a conflict of types the line is that of ours, not a mixture of both.
    @Test(arguments: [
        ("set attribute Book.title --type Binary", "set attribute Book.title --type 'Integer 32'"),
        ("set attribute Book.title --type Date", "set attribute Book.title --type Transformable --transformer T"),
        ("add attribute Book.x String", "add attribute Book.x 'Integer 32' --required"),
        ("add attribute Book.x 'Integer 32'", "add attribute Book.x 'Integer 32' --required"),
    ])
    func aConflictKeepsTheLineOfOurs(_ ours: String, _ theirs: String) throws {
        for (mine, others) in [(ours, theirs), (theirs, ours)] {
            let merge = try MergeScript(ours: mine, theirs: others)
            #expect(merge.outcome.conflicts.count == 1)
            #expect(merge.unmarked == String(decoding: merge.ours, as: UTF8.self))
        }
    }

    /// A property that one side removes, and that a text of the other side names.
    @Test(arguments: [
        "add fetch-request Q Book --predicate \"title == 'b'\"",
        "add fetch-request Q Author --predicate \"ANY books.title == 'b'\"",
        "add fetched-property Author.fp Book --predicate \"title == 'b'\"",
        "add fetched-property Book.fp Author --predicate \"$FETCH_SOURCE.title == 'b'\"",
        "add attribute Book.d String --derived title",
        "add index Book.byTitle title", "add constraint Book title",
    ])
    func aRemovedPropertyThatIsNamedStays(_ use: String) throws {
        let removal = "remove attribute Book.title"
        for isOursRemoved in [true, false] {
            let merge = try MergeScript(ours: isOursRemoved ? removal : use, theirs: isOursRemoved ? use : removal)
            #expect(merge.subjects == ["Book.title"], "\(use)")
            #expect(merge.attribute("Book.title") != nil)
            let conflict = try #require(merge.outcome.conflicts.first)
            let sides = isOursRemoved ? (conflict.ours, conflict.theirs) : (conflict.theirs, conflict.ours)
            #expect(sides.0 == ["removed"])
            let user = try #require(sides.1.first)
            #expect(user.hasPrefix("used by ") && !user.contains("  ") && !user.contains("Element"), "\(user)")
        }
    }

    /// A name in a text of both sides is removed with the property, if the side that removed it changed the text.
    @Test func aTextThatWentWithItsPropertyIsNoConflict() throws {
        let merge = try MergeScript(
            "add fetch-request Q Book --predicate \"title == 'b'\"", ours: "remove attribute Book.title",
            theirs: "add attribute Book.isbn String")
        #expect(merge.subjects == [] && merge.attribute("Book.title") == nil)
    }

    /// An element that the other side only reduced may be removed: none of that side's changes would be left.
    @Test(arguments: [
        ("remove entity Book", "remove entity Author"), ("remove entity Author", "remove attribute Book.title"),
        ("remove entity Author", "remove attribute Author.name"),
    ])
    func aRemovalTakesWhatTheOtherSideReduced(_ one: String, _ other: String) throws {
        let base = "add attribute Author.name String; add fetched-property Author.all Book --predicate \"title == 'a'\""
        for (ours, theirs) in [(one, other), (other, one)] {
            let merge = try MergeScript(base, ours: ours, theirs: theirs)
            #expect(merge.subjects == [], "\(merge.text)")
            #expect(merge.entity("Author") == nil)
        }
    }

    @Test func parentsInACircleKeepThoseOfOurs() throws {
        let merge = try MergeScript(
            ours: "set entity Book --parent Author", theirs: "set entity Author --parent Book")
        let conflict = try #require(merge.outcome.conflicts.first)
        #expect(merge.entity("Book")?.parentName == "Author" && merge.entity("Author")?.parentName == nil)
        #expect(merge.outcome.conflicts.count == 1 && merge.problems == [])
        #expect(conflict.ours.joined().contains("Author") && conflict.theirs.joined().contains("Book"), "\(conflict)")
        #expect(!conflict.subject.contains("inherits"))
    }

    /// Two new entities with the same name: the parts that only one side has are named.
    @Test func anEntityThatBothAddIsNamedByItsDifferences() throws {
        let merge = try MergeScript(
            ours: "add entity Shelf; add attribute Shelf.a String; add attribute Shelf.c String",
            theirs: "add entity Shelf; add attribute Shelf.b String; add attribute Shelf.c String")
        let conflict = try #require(merge.outcome.conflicts.first)
        #expect(merge.subjects == ["Shelf"])
        #expect(conflict.ours == ["only here: attribute a"] && conflict.theirs == ["only here: attribute b"])
    }
}
