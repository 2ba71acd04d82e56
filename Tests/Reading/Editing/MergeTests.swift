import ModelcBase
import ModelcFiles
import Testing

@testable import ModelcKit

/// Merges of three small models.
@Suite struct MergeTests {
    /// A model in Xcode's form around entities.
    static func model(_ body: String, tools: String = "24412") -> [UInt8] {
        let lines = body.split(separator: "\n").map { "    \($0)\n" }.joined()
        let head = """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" \
            lastSavedToolsVersion="\(tools)" systemVersion="25B78" minimumToolsVersion="Automatic" \
            sourceLanguage="Swift" userDefinedModelVersionIdentifier="">

            """
        return Array((head + lines + "</model>").utf8)
    }

    static func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> MergeOutcome {
        try Merge.merged(base, ours, theirs, name: "contents")
    }

    private static func text(_ outcome: MergeOutcome) -> String { String(decoding: outcome.bytes, as: UTF8.self) }

    private static func entity(_ name: String, _ lines: String...) -> String {
        (["<entity name=\"\(name)\" syncable=\"YES\">"] + lines.map { "    " + $0 } + ["</entity>"])
            .joined(separator: "\n")
    }

    private static func attribute(_ name: String, _ type: String = "String", _ more: String = "") -> String {
        "<attribute name=\"\(name)\" optional=\"YES\" attributeType=\"\(type)\"\(more.isEmpty ? "" : " " + more)/>"
    }

    private static let base = model(entity("Book", attribute("pages", "Integer 16"), attribute("title")))

    @Test func additionsOfBothSidesAreSorted() throws {
        let ours = Self.model(
            Self.entity("Book", Self.attribute("isbn"), Self.attribute("pages", "Integer 16"), Self.attribute("title")))
        let theirs = Self.model(
            Self.entity("Author", Self.attribute("name")) + "\n"
                + Self.entity(
                    "Book", Self.attribute("pages", "Integer 16"), Self.attribute("title"), Self.attribute("year")))
        let outcome = try Self.merge(Self.base, ours, theirs)
        let wanted = Self.model(
            Self.entity("Author", Self.attribute("name")) + "\n"
                + Self.entity(
                    "Book", Self.attribute("isbn"), Self.attribute("pages", "Integer 16"), Self.attribute("title"),
                    Self.attribute("year")))
        #expect(outcome.conflicts.isEmpty)
        #expect(Self.text(outcome) == String(decoding: wanted, as: UTF8.self))
    }

    /// A part that only one side changed is copied, but never a file that cannot be read.
    @Test(arguments: ["<model", "", "<<<<<<< ours"])
    func aBrokenSideIsRefused(_ text: String) throws {
        let broken = Array(text.utf8)
        for sides in [(Self.base, Self.base, broken), (Self.base, broken, Self.base), (Self.base, broken, broken)] {
            let failure = try #require(throws: RunFailure.self) { try Self.merge(sides.0, sides.1, sides.2) }
            let path = try #require(failure.diagnostics.first?.location?.path)
            #expect(path == (sides.1 == broken ? "contents (ours)" : "contents (theirs)"))
        }
    }

    @Test func attributesOfOneElementAreMergedOneByOne() throws {
        let ours = Self.model(Self.entity("Book", Self.attribute("pages", "Integer 32"), Self.attribute("title")))
        let theirs = Self.model(
            Self.entity("Book", "<attribute name=\"pages\" attributeType=\"Integer 16\"/>", Self.attribute("title")))
        let text = Self.text(try Self.merge(Self.base, ours, theirs))
        #expect(text.contains("<attribute name=\"pages\" attributeType=\"Integer 32\"/>"))
    }

    @Test func equalChangesAreOne() throws {
        let line = Self.attribute("title") + "\n    " + Self.attribute("year")
        let ours = Self.model(Self.entity("Book", Self.attribute("pages", "Integer 32"), line))
        let theirs = Self.model(Self.entity("Book", Self.attribute("pages", "Integer 32"), Self.attribute("title")))
        let outcome = try Self.merge(Self.base, ours, theirs)
        #expect(outcome.conflicts.isEmpty && outcome.bytes == ours)
    }

    @Test func twoValuesOfOneAttributeAreAConflict() throws {
        let ours = Self.model(Self.entity("Book", Self.attribute("pages", "Integer 32"), Self.attribute("title")))
        let theirs = Self.model(Self.entity("Book", Self.attribute("pages", "Integer 64"), Self.attribute("title")))
        let outcome = try Self.merge(Self.base, ours, theirs)
        let text = Self.text(outcome)
        #expect(outcome.conflicts.map(\.subject) == ["Book.pages"] && outcome.result == .findings)
        #expect(outcome.conflicts.first?.ours == ["type widened: Integer 16 -> Integer 32"])
        #expect(outcome.conflicts.first?.theirs == ["type widened: Integer 16 -> Integer 64"])
        #expect(text.contains("        <!-- modelc merge conflict: Book.pages\n"))
        #expect(text.contains("theirs in XML: \(Self.attribute("pages", "Integer 64"))"))
        #expect(text.contains("\n        \(Self.attribute("pages", "Integer 32"))\n"))
        let reading = ModelReader.model(in: SourceText(outcome.bytes), path: "contents")
        #expect(reading.model?.entities.first?.attributes.count == 2)
        #expect(reading.diagnostics.map(\.id) == [.mergeConflictMarker])
        #expect(reading.diagnostics.first?.location?.position?.line == outcome.conflicts.first?.position?.line)
    }

    @Test(arguments: [true, false])
    func anEditAgainstARemovalKeepsTheEdit(isOursRemoved: Bool) throws {
        let removed = Self.model(Self.entity("Book", Self.attribute("title")))
        let edited = Self.model(Self.entity("Book", Self.attribute("pages", "Integer 64"), Self.attribute("title")))
        let outcome = try Self.merge(Self.base, isOursRemoved ? removed : edited, isOursRemoved ? edited : removed)
        let conflict = try #require(outcome.conflicts.first)
        #expect(outcome.conflicts.count == 1 && Self.text(outcome).contains(Self.attribute("pages", "Integer 64")))
        #expect((isOursRemoved ? conflict.ours : conflict.theirs) == ["removed"])
        #expect((isOursRemoved ? conflict.theirs : conflict.ours) == ["type widened: Integer 16 -> Integer 64"])
    }

    @Test func twoAdditionsOfOneNameAreAConflict() throws {
        let both = { (type: String) in
            Self.model(
                Self.entity(
                    "Book", Self.attribute("pages", "Integer 16"), Self.attribute("title"), Self.attribute("year", type)
                ))
        }
        let outcome = try Self.merge(Self.base, both("Integer 16"), both("Date"))
        #expect(outcome.conflicts.map(\.subject) == ["Book.year"])
        #expect(outcome.conflicts.first?.theirs == ["attribute added, optional: Date"])
        #expect(Self.text(outcome).contains("theirs in XML: \(Self.attribute("year", "Date"))"))
    }

    /// The same file was added on both sides: which parts are new is unknown.
    @Test func withoutABaseAllPartsStay() throws {
        let ours = Self.model(Self.entity("Book", Self.attribute("isbn"), Self.attribute("title")))
        let theirs = Self.model(Self.entity("Book", Self.attribute("title"), Self.attribute("year")))
        let outcome = try Self.merge([], ours, theirs)
        let text = Self.text(outcome)
        #expect(outcome.conflicts.map(\.subject) == ["Book"])
        #expect(text.contains(Self.attribute("isbn")) && text.contains(Self.attribute("year")))
    }

    @Test(arguments: [true, false])
    func aRenamedEntityGetsTheChangesOfTheOtherSide(isIdentified: Bool) throws {
        let id = isIdentified ? " elementID=\"Book\"" : ""
        let renamed = Self.model(
            "<entity name=\"Volume\"\(id) syncable=\"YES\">\n    \(Self.attribute("pages", "Integer 16"))\n    "
                + "\(Self.attribute("title"))\n</entity>")
        let shelf = Self.entity(
            "Shelf",
            "<relationship name=\"books\" optional=\"YES\" toMany=\"YES\" deletionRule=\"Nullify\" "
                + "destinationEntity=\"Book\"/>")
        let edited = Self.model(
            Self.entity("Book", Self.attribute("pages", "Integer 16"), Self.attribute("title"), Self.attribute("year"))
                + "\n" + shelf)
        for (ours, theirs) in [(renamed, edited), (edited, renamed)] {
            let outcome = try Self.merge(Self.base, ours, theirs)
            let text = Self.text(outcome)
            #expect(outcome.conflicts.isEmpty && !text.contains("name=\"Book\""), "\(text)")
            #expect(text.contains("destinationEntity=\"Volume\"") && text.contains(Self.attribute("year")))
        }
    }

    @Test func twoNewNamesOfOnePropertyAreAConflict() throws {
        let named = { (name: String) in
            Self.model(
                Self.entity(
                    "Book", Self.attribute("pages", "Integer 16"), Self.attribute(name, "String", "elementID=\"title\"")
                ))
        }
        let outcome = try Self.merge(Self.base, named("caption"), named("heading"))
        #expect(outcome.conflicts.map(\.subject) == ["Book.caption"])
        #expect(outcome.conflicts.first?.theirs == ["renamed: title -> heading"])
        #expect(!Self.text(outcome).contains("name=\"heading\""))
    }

    /// One side removes an entity, the other one refers to it.
    @Test(arguments: [true, false])
    func whatTheOtherSideUsesStays(isOursRemoved: Bool) throws {
        let author = Self.entity("Author", Self.attribute("name"))
        let base = Self.model(author + "\n" + Self.entity("Book", Self.attribute("title")))
        let removed = Self.model(Self.entity("Book", Self.attribute("title")))
        let relationship =
            "<relationship name=\"author\" optional=\"YES\" maxCount=\"1\" deletionRule=\"Nullify\" "
            + "destinationEntity=\"Author\"/>"
        let using = Self.model(author + "\n" + Self.entity("Book", Self.attribute("title"), relationship))
        let outcome = try Self.merge(base, isOursRemoved ? removed : using, isOursRemoved ? using : removed)
        let conflict = try #require(outcome.conflicts.first)
        #expect(outcome.conflicts.map(\.subject) == ["Author"])
        #expect((isOursRemoved ? conflict.ours : conflict.theirs) == ["removed"])
        #expect((isOursRemoved ? conflict.theirs : conflict.ours) == ["used by Book.author"])
        #expect(Self.text(outcome).contains("<entity name=\"Author\"") && Self.text(outcome).contains(relationship))
    }

    /// Two changes are valid alone and invalid together: an attribute and a relationship with the same name.
    @Test func aNewProblemIsAConflict() throws {
        let relationship =
            "<relationship name=\"year\" optional=\"YES\" maxCount=\"1\" deletionRule=\"Nullify\" "
            + "destinationEntity=\"Book\"/>"
        let with = { (line: String) in
            Self.model(Self.entity("Book", Self.attribute("pages", "Integer 16"), Self.attribute("title"), line))
        }
        let outcome = try Self.merge(Self.base, with(Self.attribute("year")), with(relationship))
        #expect(outcome.conflicts.count == 1 && outcome.conflicts.first?.subject.hasPrefix("Book") == true)
        #expect(Self.text(outcome).contains(relationship) && Self.text(outcome).contains(Self.attribute("year")))
    }

    @Test func listsWhoseOrderCountsAreOneValue() throws {
        let index = { (names: [String]) in
            let elements = names.map {
                "        <fetchIndexElement property=\"\($0)\" type=\"Binary\" order=\"ascending\"/>"
            }
            return Self.model(
                Self.entity(
                    "Book", Self.attribute("pages", "Integer 16"), Self.attribute("title"),
                    "<fetchIndex name=\"byTitle\">\n" + elements.joined(separator: "\n") + "\n    </fetchIndex>"))
        }
        let base = index(["title"])
        #expect(try Self.merge(base, base, index(["title", "pages"])).bytes == index(["title", "pages"]))
        let outcome = try Self.merge(base, index(["title", "pages"]), index(["pages"]))
        #expect(outcome.conflicts.map(\.subject) == ["index byTitle of Book"])
        #expect(
            Self.text(outcome).contains(
                "theirs in XML: <fetchIndex name=\"byTitle\"><fetchIndexElement property=\"pages\""))
    }

    @Test func constraintsOfBothSidesStay() throws {
        let constraints = { (lists: [[String]]) in
            let lines = lists.map { list in
                let members = list.map { "            <constraint value=\"\($0)\"/>" }.joined(separator: "\n")
                return "        <uniquenessConstraint>\n\(members)\n        </uniquenessConstraint>"
            }
            return Self.model(
                Self.entity(
                    "Book", Self.attribute("pages", "Integer 16"), Self.attribute("title"),
                    "<uniquenessConstraints>\n\(lines.joined(separator: "\n"))\n    </uniquenessConstraints>"))
        }
        let (title, pages, both) = (["title"], ["pages"], ["title", "pages"])
        let added = try Self.merge(constraints([title]), constraints([title, pages]), constraints([title, both]))
        #expect(added.conflicts.isEmpty && added.bytes == constraints([title, pages, both]))
        let changed = try Self.merge(constraints([title]), constraints([pages]), constraints([both]))
        #expect(changed.conflicts.count == 1)
        #expect(Self.text(changed).contains("value=\"pages\""))
    }

    /// The editor's build numbers and the boxes of diagrams cause no conflict.
    @Test func whatOnlyTheEditorCaresForIsQuiet() throws {
        let boxes = { (x: String, y: String) in
            "<elements>\n    <element name=\"Book\" positionX=\"\(x)\" positionY=\"\(y)\" width=\"1\" height=\"1\"/>\n</elements>"
        }
        let book = Self.entity("Book", Self.attribute("title"))
        let base = Self.model(book + "\n" + boxes("0", "0"), tools: "20000")
        let ours = Self.model(book + "\n" + boxes("1", "0"), tools: "21000.5")
        let theirs = Self.model(book + "\n" + boxes("2", "3"), tools: "21000.12")
        let outcome = try Self.merge(base, ours, theirs)
        #expect(outcome.conflicts.isEmpty)
        #expect(outcome.bytes == Self.model(book + "\n" + boxes("1", "3"), tools: "21000.12"))
    }

    /// A file that was written by hand keeps its layout and its comments.
    @Test func aFileInAnotherFormKeepsIt() throws {
        let file = { (lines: String) in
            Array(
                "<?xml version=\"1.0\"?>\n<model documentVersion=\"1.0\">\n  <!-- ours -->\n  <entity name=\"Book\">\n\(lines)  </entity>\n</model>\n"
                    .utf8)
        }
        let title = "    <attribute attributeType=\"String\"   name=\"title\"/>\n"
        let ours = file(title + "    <attribute name=\"isbn\" attributeType=\"String\"/>\n")
        let theirs = file(title + "    <attribute name=\"year\" attributeType=\"Date\"/>\n")
        let text = Self.text(try Self.merge(file(title), ours, theirs))
        #expect(text.contains("  <!-- ours -->\n") && text.contains(title) && text.contains("\"isbn\""))
        #expect(text.contains("<attribute name=\"year\" attributeType=\"Date\"/>"))
    }

    @Test func hostileTextStaysInItsComment() throws {
        let with = { (text: String) in
            Self.model(Self.entity("Book", Self.attribute("title", "String", "defaultValueString=\"\(text)\"")))
        }
        let outcome = try Self.merge(with("a"), with("b"), with("--&gt;&lt;entity name=&quot;X&quot;/&gt;-"))
        let model = try #require(ModelReader.model(in: SourceText(outcome.bytes), path: "contents").model)
        #expect(outcome.conflicts.count == 1 && model.entities.count == 1)
        #expect(Self.text(outcome).contains("defaultValueString=\"-&#45;&gt;&lt;entity"))
    }

    @Test func unresolvedOrUnreadableSidesAreRefused() throws {
        let marked = try Self.merge(
            Self.base, Self.model(Self.entity("Book", Self.attribute("pages", "Integer 32"), Self.attribute("title"))),
            Self.model(Self.entity("Book", Self.attribute("pages", "Double"), Self.attribute("title"))))
        let theirs = Self.model(Self.entity("Book", Self.attribute("title")))
        #expect(throws: RunFailure.self) { try Self.merge(Self.base, marked.bytes, theirs) }
        #expect(throws: RunFailure.self) { try Self.merge(Self.base, Array("<model>".utf8), theirs) }
        // In a base they are ignored.
        #expect(throws: Never.self) { try Self.merge(marked.bytes, Self.base, theirs) }
    }
}
