import Testing

@testable import ModelcKit

/// Merges into files that Xcode did not write, and their content other than elements.
@Suite struct MergeFormTests {
    private static let base = "add constraint Book title"

    private static func merged(_ script: MergeScript, _ change: (String) -> String) throws -> (MergeOutcome, String) {
        let files = [script.base, script.ours, script.theirs].map {
            Array(change(String(decoding: $0, as: UTF8.self)).utf8)
        }
        let outcome = try Merge.merged(files[0], files[1], files[2], name: "contents")
        return (outcome, String(decoding: outcome.bytes, as: UTF8.self))
    }

    /// A rename of theirs changes the names in ours, and nothing else.
    @Test(arguments: [
        ("    <entity name=\"Book\"", "    <!-- the books -->\n    <entity name=\"Book\""), ("    <", "\t<"),
        ("\n", "\r\n"),
    ])
    func aRenameOfTheirsKeepsTheForm(_ old: String, _ new: String) throws {
        let rename = "rename attribute Book.title name"
        let script = try MergeScript(Self.base, ours: "add attribute Book.year Date", theirs: rename)
        let (outcome, text) = try Self.merged(script) { $0.replacing(old, with: new) }
        #expect(outcome.conflicts.isEmpty && outcome.messages.isEmpty)
        let ours = String(decoding: script.ours, as: UTF8.self).replacing(old, with: new)
        let wanted = ours.replacing(
            "attributeType=\"String\"/>", with: "attributeType=\"String\" elementID=\"title\"/>"
        )
        .replacing("name=\"title\"", with: "name=\"name\"").replacing("value=\"title\"", with: "value=\"name\"")
        #expect(Array(text.utf8) == Array(wanted.utf8))
    }

    /// The conflict markers use the line endings of the file.
    @Test func marksHaveTheLineEndsOfTheFile() throws {
        let script = try MergeScript(
            ours: "set attribute Book.title --default a", theirs: "set attribute Book.title --default b")
        let (outcome, text) = try Self.merged(script) { $0.replacing("\n", with: "\r\n") }
        #expect(outcome.conflicts.count == 1)
        #expect(!text.unicodeScalars.split(separator: "\n").dropLast().contains { $0.last != "\r" })
    }

    /// A comment above a removed part would describe the next one.
    @Test func aCommentOfARemovedPartIsReported() throws {
        let script = try MergeScript(
            "add attribute Book.n Date", ours: "add attribute Book.year Date", theirs: "remove attribute Book.n")
        let line = "        <attribute name=\"n\""
        let (outcome, text) = try Self.merged(script) {
            $0.replacing(line, with: "        <!-- n is\n special -->\n" + line)
        }
        let message = try #require(outcome.messages.first { $0.message.contains("Book.n") })
        #expect(message.message.contains("'n is special'") && message.severity == .warning)
        #expect(text.contains("special -->") && !text.contains(line))
    }

    @Test func composites() throws {
        let base = "add composite Place; add attribute Place.lat Double; add attribute Author.home Place"
        for isOurs in [true, false] {
            let (rename, change) = (
                "rename composite Place Spot", "add attribute Place.lon Double; add attribute Book.made Place"
            )
            let merge = try MergeScript(base, ours: isOurs ? rename : change, theirs: isOurs ? change : rename)
            #expect(merge.outcome.conflicts.isEmpty && !merge.text.contains("Place"), "\(merge.text)")
            #expect(merge.model.composites.first?.attributes.map(\.name) == ["lat", "lon"])
            #expect(merge.attribute("Book.made")?.compositeName == "Spot")
        }
    }

    /// An entity that is kept by a conflict remains in the diagram.
    @Test(arguments: [true, false])
    func aKeptEntityKeepsItsBox(isOursRemoved: Bool) throws {
        let box = { (name: String) in
            "<element name=\"\(name)\" positionX=\"1\" positionY=\"2\" width=\"3\" height=\"4\"/>"
        }
        let entity = { (name: String, more: String) in "<entity name=\"\(name)\"\(more) syncable=\"YES\"/>\n" }
        let diagram = { (names: [String]) in
            "<elements>\n" + names.map { "    " + box($0) + "\n" }.joined() + "</elements>"
        }
        let base = MergeTests.model(entity("Author", "") + entity("Book", "") + diagram(["Author", "Book"]))
        let removed = MergeTests.model(entity("Author", "") + diagram(["Author"]))
        let changed = MergeTests.model(
            entity("Author", "") + entity("Book", " isAbstract=\"YES\"") + diagram(["Author", "Book"]))
        let outcome = try MergeTests.merge(base, isOursRemoved ? removed : changed, isOursRemoved ? changed : removed)
        #expect(outcome.conflicts.map(\.subject) == ["Book"])
        #expect(String(decoding: outcome.bytes, as: UTF8.self).contains(box("Book")))
    }

    @Test func aRenameThatIsTakenBackIsARename() throws {
        let (before, after) = (
            "<attribute name=\"title\" optional=\"YES\" attributeType=\"String\"/>",
            "<attribute name=\"name\" optional=\"YES\" attributeType=\"String\" elementID=\"title\"/>"
        )
        let model = { (line: String) in
            MergeTests.model("<entity name=\"Book\" syncable=\"YES\">\n    \(line)\n</entity>")
        }
        let changed = after.replacing("optional=\"YES\" ", with: "")
        for (ours, theirs) in [(model(before), model(changed)), (model(changed), model(before))] {
            let outcome = try MergeTests.merge(model(after), ours, theirs)
            #expect(outcome.conflicts.isEmpty)
            #expect(outcome.bytes == model("<attribute name=\"title\" attributeType=\"String\"/>"))
        }
    }
}
