import ModelcBase
import ModelcSchema
import Testing

@testable import ModelcFiles

/// Edits that are impossible, alone or together. The others are made nevertheless.
@Suite struct EditConflictTests {
    private let file = Edited(
        "<model><entity name=\"E\"><attribute name=\"a\"><userInfo><entry key=\"k\" value=\"v\"/></userInfo></attribute></entity></model>"
    )
    private var entity: SourcePosition { file.place("<entity") }
    private var attribute: SourcePosition { file.place("<attribute") }

    @Test func placesWhereNoElementBegins() throws {
        for offset in [0, 1, file.source.bytes.count - 1, file.source.bytes.count, Int.max] where offset != 0 {
            let place = SourcePosition(offset: offset, line: 1, column: 1)
            #expect(
                try file.problems(.removeElement(place), .setAttribute(of: place, name: "a", value: "")) == [
                    .noElement, .noElement,
                ])
        }
        #expect(try file.problems(.removeElement(file.place("</entity"))) == [.noElement])
        #expect(try Edited("<model/>").problems(.removeElement(.start)) == [.removesRoot])
    }

    @Test func filesThatAreNoXML() {
        for text in ["", "<model>", "<model/><model/>", "<!DOCTYPE model><model/>", "\u{0}"] {
            #expect(throws: (any Error).self) { try ModelEditor(Edited(text).source) }
        }
    }

    @Test func theSameAttributeTwice() throws {
        let first = ModelEdit.setAttribute(of: entity, name: "name", value: "F")
        #expect(try file.problems(first, first).isEmpty)
        #expect(try file.making(first, first) == file.text.replacing("\"E\"", with: "\"F\""))
        #expect(try file.problems(first, .setAttribute(of: entity, name: "name", value: "G")) == [.conflict(with: 0)])
        #expect(try file.problems(first, .removeAttribute(of: entity, name: "name")) == [.conflict(with: 0)])
        let made = try ModelEditor(file.source).textEdits(for: [first, .removeAttribute(of: entity, name: "name")])
        #expect(made.edits.map(\.replacement) == ["F"])
    }

    @Test func anElementThatAnotherEditRemoves() throws {
        let removal = ModelEdit.removeElement(entity)
        for edit: ModelEdit in [
            .setAttribute(of: entity, name: "name", value: "F"), .setAttribute(of: attribute, name: "name", value: "b"),
            .removeElement(attribute), .setUserInfo(of: attribute, key: "k", value: "2"),
            .setUserInfo(of: attribute, key: "new", value: "2"), .removeUserInfo(of: attribute, key: "k"),
            .insertElement(VerbatimElement(name: "userInfo"), into: entity),
        ] {
            #expect(try file.problems(removal, edit) == [.conflict(with: 0)])
            #expect(try file.problems(edit, removal) == [.conflict(with: 0)])
        }
        #expect(try file.problems(removal, removal).isEmpty)
        #expect(try file.making(removal, removal) == "<model/>")
    }

    @Test func userInfoThatAnotherEditRemoves() throws {
        let group = ModelEdit.removeElement(file.place("<userInfo"))
        #expect(try file.problems(.setUserInfo(of: attribute, key: "new", value: "1"), group) == [.conflict(with: 0)])
        #expect(
            try file.problems(
                .setUserInfo(of: attribute, key: "k", value: "1"), .removeUserInfo(of: attribute, key: "k"))
                == [.conflict(with: 0)])
        #expect(
            try file.problems(
                .removeUserInfo(of: attribute, key: "k"), .setUserInfo(of: attribute, key: "k", value: "1"))
                == [.conflict(with: 0)])
    }

    @Test func textsThatXMLCannotHold() throws {
        for name in ["", "a b", "a=\"1\" b", "1a", "a>", "a/", "é", "a\u{0}"] {
            #expect(try file.problems(.setAttribute(of: entity, name: name, value: "")) == [.unusableName(name)])
            #expect(
                try file.problems(.insertElement(VerbatimElement(name: name), into: entity)) == [.unusableName(name)])
        }
        for value in ["\u{0}", "a\u{1F}", "\u{B}", "\u{FFFE}", "\u{FFFF}"] {
            #expect(try file.problems(.setAttribute(of: entity, name: "name", value: value)) == [.unusableValue(value)])
            #expect(try file.problems(.setUserInfo(of: entity, key: value, value: "")) == [.unusableValue(value)])
            #expect(try file.problems(.setUserInfo(of: entity, key: "", value: value)) == [.unusableValue(value)])
        }
    }

    @Test func elementsWithoutUserInfo() throws {
        #expect(try file.problems(.setUserInfo(of: file.place("<entry"), key: "k", value: "v")) == [.noUserInfo])
        #expect(try file.problems(.removeUserInfo(of: file.place("<userInfo"), key: "k")) == [.noUserInfo])
    }

    /// Editing takes linear time in the size of the file and of the edits; otherwise this would take hours.
    @Test func largeFiles() throws {
        let count = 20_000
        let lines = (0..<count).map { "    <entity name=\"E\($0)\"/>\n" }
        let large = Edited("<model>\n\(lines.joined())</model>")
        let editor = try ModelEditor(large.source)
        let tag = Array("<e".utf8)
        let places = large.source.bytes.indices.filter { large.source.bytes[$0...].starts(with: tag) }.map(
            large.source.position(at:))
        #expect(places.count == count)
        let made = editor.textEdits(for: places.map { .setUserInfo(of: $0, key: "k", value: "v") })
        #expect(made.problems.isEmpty)
        #expect(made.edits.count == count)
        let removals = editor.textEdits(for: places.map { .removeElement($0) })
        #expect(try TextEdit.apply(removals.edits, to: large.source.bytes) == Array("<model/>".utf8))
    }

    /// The check finds any difference that was not declared.
    @Test func theCheckSeesWhatWasNotAnnounced() {
        let edit = ModelEdit.setAttribute(of: entity, name: "name", value: "F")
        let right = file.text.replacing("\"E\"", with: "\"F\"")
        #expect(EditCheck.isExactly(Edited(right).source, file.source, with: [edit]))
        for wrong in [
            file.text, right.replacing("\"v\"", with: "\"w\""),
            right.replacing("<attribute ", with: "<relationship ").replacing("</attribute", with: "</relationship"),
            right.replacing(" key=\"k\"", with: ""), right.replacing("</entity>", with: "x</entity>"),
            right.replacing("</entity>", with: "<a/></entity>"), right + "x",
        ] {
            #expect(!EditCheck.isExactly(Edited(wrong).source, file.source, with: [edit]))
        }
    }
}
