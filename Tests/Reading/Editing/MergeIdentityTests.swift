import ModelcSchema
import Testing

@testable import ModelcKit

/// Names that move to another element: an edit follows the element, not the name.
@Suite struct MergeIdentityTests {
    /// Two attributes that swap their names, and an edit of one of them.
    @Test(arguments: [true, false])
    func anEditFollowsASwap(isOursRenamed: Bool) throws {
        let swap =
            "rename attribute Book.title tmp; rename attribute Book.a title; rename attribute Book.tmp a"
        let edit = "set attribute Book.title --type Binary"
        let merge = try MergeScript(
            "add attribute Book.a String", ours: isOursRenamed ? swap : edit, theirs: isOursRenamed ? edit : swap)
        #expect(merge.subjects == [])
        #expect(merge.attribute("Book.a")?.type == .binary && merge.attribute("Book.a")?.renamingIdentifier == "title")
        #expect(
            merge.attribute("Book.title")?.type == .string && merge.attribute("Book.title")?.renamingIdentifier == "a")
    }

    @Test(arguments: [true, false])
    func aReusedNameIsANewAttribute(isOursRenamed: Bool) throws {
        let reuse = "rename attribute Book.title x; add attribute Book.title String"
        let edit = "set attribute Book.title --default T"
        let merge = try MergeScript(ours: isOursRenamed ? reuse : edit, theirs: isOursRenamed ? edit : reuse)
        #expect(merge.subjects == [])
        #expect(merge.attribute("Book.x")?.defaultValueText == "T")
        #expect(merge.attribute("Book.title")?.defaultValueText == nil && merge.attribute("Book.title") != nil)
    }

    @Test(arguments: [true, false])
    func aReusedNameIsANewEntity(isOursRenamed: Bool) throws {
        let reuse = "rename entity Book Tome; add entity Book"
        let edit = "add attribute Book.zz String; add relationship Author.best Book --inverse bestOf"
        let merge = try MergeScript(ours: isOursRenamed ? reuse : edit, theirs: isOursRenamed ? edit : reuse)
        #expect(merge.subjects == [])
        #expect(merge.attribute("Tome.zz") != nil && merge.entity("Book")?.properties.isEmpty == true)
        #expect(merge.entity("Author")?.relationships.map(\.destinationName) == ["Tome", "Tome"])
    }

    @Test func aNameThatMovesOnTakesItsEdit() throws {
        let merge = try MergeScript(
            "add attribute Book.a Date",
            ours: "rename attribute Book.title t2; rename attribute Book.a title",
            theirs: "set attribute Book.title --default T; add index Book.byTitle title")
        #expect(merge.subjects == [])
        #expect(merge.attribute("Book.t2")?.defaultValueText == "T" && merge.attribute("Book.title")?.type == .date)
        #expect(merge.entity("Book")?.fetchIndexes.first?.elements.first?.propertyName == "t2")
    }

    /// The name of a removed attribute is free.
    @Test(arguments: [true, false])
    func theNameOfARemovedAttributeIsFree(isOursRenamed: Bool) throws {
        let rename = "remove attribute Book.a; rename attribute Book.title a"
        let edit = "set attribute Book.title --default T"
        let merge = try MergeScript(
            "add attribute Book.a Date", ours: isOursRenamed ? rename : edit, theirs: isOursRenamed ? edit : rename)
        #expect(merge.subjects == [])
        #expect(merge.attribute("Book.a")?.defaultValueText == "T" && merge.attribute("Book.a")?.type == .string)
        #expect(merge.entity("Book")?.attributes.count == 1)
    }

    /// A new element of one side, and a renamed one of the other: both remain.
    @Test(arguments: [true, false])
    func aRenameOntoANewNameIsAConflict(isOursRenamed: Bool) throws {
        let rename = "rename attribute Book.title x"
        let new = "add attribute Book.x String; add index Book.byX x"
        let merge = try MergeScript(ours: isOursRenamed ? rename : new, theirs: isOursRenamed ? new : rename)
        let conflict = try #require(merge.outcome.conflicts.first)
        let sides = isOursRenamed ? (conflict.ours, conflict.theirs) : (conflict.theirs, conflict.ours)
        #expect(sides.0 == ["renamed: title -> x"] && sides.1.first?.contains("added") == true, "\(conflict)")
        #expect(
            merge.outcome.conflicts.count == 1 && merge.entity("Book")?.attributes.count == 2 && merge.problems == [])
        // The index of the new element is not that of the renamed one.
        let indexed = merge.entity("Book")?.fetchIndexes.first?.elements.first?.propertyName
        #expect(indexed == (isOursRenamed ? "xTheirs" : "x"))
    }

    @Test(arguments: [true, false])
    func aRenameOntoANewEntityIsAConflict(isOursRenamed: Bool) throws {
        let rename = "rename entity Book Tome"
        let new = "add entity Tome; add attribute Tome.weight Double"
        let merge = try MergeScript(ours: isOursRenamed ? rename : new, theirs: isOursRenamed ? new : rename)
        #expect(merge.outcome.conflicts.count == 1 && merge.model.entities.count == 3 && merge.problems == [])
    }

    @Test func aRenameAgainstARemovalSaysSo() throws {
        let merge = try MergeScript(ours: "rename entity Author Writer", theirs: "remove entity Author")
        let conflict = try #require(merge.outcome.conflicts.first { $0.subject == "Writer" })
        #expect(conflict.ours == ["renamed: Author -> Writer"] && conflict.theirs == ["removed"], "\(conflict)")
    }
}
