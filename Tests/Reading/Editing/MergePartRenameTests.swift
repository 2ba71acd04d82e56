import ModelcSchema
import Testing

@testable import ModelcKit

/// Renames of parts without renaming identifiers: their content identifies them.
@Suite struct MergePartRenameTests {
    private static let parts = """
        add configuration K Book Author; add composite Place; add attribute Place.lat Double; add composite Empty; \
        add fetch-request Q Book --predicate "title == 'a'"; add index Book.i title
        """

    /// The kind of a part, its name in actions, and its new name.
    private static let renames = [
        ("configuration", "K", "J"), ("composite", "Place", "Location"), ("composite", "Empty", "None"),
        ("fetch-request", "Q", "R"), ("index", "Book.i", "j"),
    ]

    /// The names of all parts of the kinds.
    private static func names(_ model: ManagedObjectModel) -> Set<String> {
        Set(
            model.configurations.map(\.name) + model.composites.map(\.name) + model.fetchRequests.map(\.name)
                + model.entities.flatMap(\.fetchIndexes).map(\.name))
    }

    @Test(arguments: renames, [true, false])
    func aRenameAgainstARemovalIsAConflict(_ part: (kind: String, old: String, new: String), isOurs: Bool) throws {
        let rename = "rename \(part.kind) \(part.old) \(part.new)"
        let removal = "remove \(part.kind) \(part.old)"
        let merge = try MergeScript(
            Self.parts, ours: isOurs ? rename : removal, theirs: isOurs ? removal : rename)
        let conflict = try #require(merge.outcome.conflicts.first)
        let sides = isOurs ? (conflict.ours, conflict.theirs) : (conflict.theirs, conflict.ours)
        let old = part.old.replacing("Book.", with: "")
        #expect(sides.0 == ["renamed: \(old) -> \(part.new)"] && sides.1 == ["removed"], "\(conflict)")
        #expect(merge.outcome.conflicts.count == 1 && merge.problems == [])
        #expect(Self.names(merge.model).contains(part.new) && !Self.names(merge.model).contains(old))
    }

    @Test(arguments: renames, [true, false])
    func twoNamesAreAConflict(_ part: (kind: String, old: String, new: String), isOurs: Bool) throws {
        let (one, other) = ("rename \(part.kind) \(part.old) \(part.new)", "rename \(part.kind) \(part.old) Third")
        let merge = try MergeScript(Self.parts, ours: isOurs ? one : other, theirs: isOurs ? other : one)
        #expect(merge.outcome.conflicts.count == 1, "\(merge.subjects)")
        #expect(Self.names(merge.model).contains(isOurs ? part.new : "Third"))
    }

    /// A change of the other side applies to the new name.
    @Test(arguments: [true, false])
    func aChangeFollowsARename(isOurs: Bool) throws {
        let rename = """
            rename configuration K J; rename entity Author Writer; rename fetch-request Q R; rename index Book.i j; \
            rename attribute Book.title name
            """
        let change = """
            remove member K Author; set fetch-request Q --limit 3; set index Book.i --predicate "title == 'b'"
            """
        let merge = try MergeScript(Self.parts, ours: isOurs ? rename : change, theirs: isOurs ? change : rename)
        #expect(merge.subjects == [])
        #expect(merge.model.configurations.map(\.name) == ["J"])
        #expect(merge.model.configurations.first?.members.map(\.name) == ["Book"])
        let request = merge.model.fetchRequests.first
        #expect(request?.name == "R" && request?.fetchLimit == 3 && request?.predicate == "name == 'a'")
        let index = merge.entity("Book")?.fetchIndexes.first
        #expect(index?.name == "j" && index?.partialIndexPredicate == "name == 'b'")
    }

    @Test(arguments: [true, false])
    func aRenameOntoANewNameIsAConflict(isOurs: Bool) throws {
        let (rename, new) = ("rename configuration K J", "add configuration J Author")
        let merge = try MergeScript(Self.parts, ours: isOurs ? rename : new, theirs: isOurs ? new : rename)
        #expect(merge.outcome.conflicts.count == 1 && merge.model.configurations.count == 2, "\(merge.subjects)")
    }

    /// The relationship that loses the inverse is invalid now; that is not a second conflict.
    @Test(arguments: [true, false])
    func anInverseThatBothWantIsOneConflict(isOurs: Bool) throws {
        let (one, other) = (
            "add relationship Author.b1 Book --inverse writers", "add relationship Author.b2 Book --inverse writers"
        )
        let merge = try MergeScript(
            "add relationship Book.writers Author --to-many", ours: isOurs ? one : other, theirs: isOurs ? other : one)
        #expect(merge.subjects == ["Book.writers"], "\(merge.outcome.conflicts)")
    }
}
