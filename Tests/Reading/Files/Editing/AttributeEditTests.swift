import ModelcBase
import ModelcSchema
import Testing

@testable import ModelcFiles

/// Attributes of start tags: every byte around the edit is kept, in any layout.
@Suite struct AttributeEditTests {
    private func edited(_ tag: String, _ edits: (SourcePosition) -> [ModelEdit]) throws -> String {
        let file = Edited("<model><entity name=\"E\">\(tag)</entity></model>")
        let text = try file.making(edits(file.place("<attribute")))
        return String(text.dropFirst("<model><entity name=\"E\">".count).dropLast("</entity></model>".count))
    }

    private func set(_ tag: String, _ name: String, _ value: String) throws -> String {
        try edited(tag) { [.setAttribute(of: $0, name: name, value: value)] }
    }

    private func remove(_ tag: String, _ name: String) throws -> String {
        try edited(tag) { [.removeAttribute(of: $0, name: name)] }
    }

    @Test func onlyTheValueChanges() throws {
        #expect(
            try set("<attribute  name='a' optional = \"NO\" />", "optional", "YES")
                == "<attribute  name='a' optional = \"YES\" />")
        #expect(try set("<attribute\n\tname=\"a\"\n/>", "name", "") == "<attribute\n\tname=\"\"\n/>")
    }

    @Test func aValueThatMeansTheSameKeepsItsSpelling() throws {
        for tag in ["<attribute name=\"a&#38;b\"/>", "<attribute name='a&amp;b'/>", "<attribute name=\"a&#x26;b\"/>"] {
            #expect(try set(tag, "name", "a&b") == tag)
        }
    }

    @Test func valuesAreEscapedForTheirQuotes() throws {
        let hostile = "a&b<c>\"d'\t\n\r é😀 ]]> <!-- -->"
        let escaped = "a&amp;b&lt;c&gt;&quot;d'&#9;&#10;&#13; é😀 ]]&gt; &lt;!-- --&gt;"
        #expect(try set("<attribute name=\"x\"/>", "name", hostile) == "<attribute name=\"\(escaped)\"/>")
        let inApostrophes = escaped.replacing("d'", with: "d&apos;")
        #expect(try set("<attribute name='x'/>", "name", hostile) == "<attribute name='\(inApostrophes)'/>")
    }

    /// Before Xcode 8 the character `>` was not escaped.
    @Test func oldFilesKeepTheirGreaterThan() throws {
        for (version, escaped) in [("6244", "a>b"), ("6746", "a&gt;b"), ("1", "a&gt;b"), ("x", "a&gt;b")] {
            let file = Edited("<model lastSavedToolsVersion='\(version)'><entity name=\"E\"/></model>")
            let text = try file.making(.setAttribute(of: file.place("<entity"), name: "name", value: "a>b"))
            #expect(text.contains("name=\"\(escaped)\""))
        }
    }

    @Test func newAttributesStandInXcodesOrder() throws {
        let tag = "<attribute name=\"a\" optional=\"YES\" attributeType=\"String\" syncable=\"YES\"/>"
        #expect(
            try set(tag, "transient", "YES")
                == "<attribute name=\"a\" optional=\"YES\" transient=\"YES\" attributeType=\"String\" syncable=\"YES\"/>"
        )
        #expect(
            try set(tag, "customClassName", "X")
                == "<attribute name=\"a\" optional=\"YES\" attributeType=\"String\" customClassName=\"X\" syncable=\"YES\"/>"
        )
        #expect(try set("<attribute/>", "name", "a") == "<attribute name=\"a\"/>")
        #expect(try set("<attribute />", "name", "a") == "<attribute name=\"a\" />")
        #expect(
            try set("<attribute optional=\"YES\">\n</attribute>", "name", "a")
                == "<attribute name=\"a\" optional=\"YES\">\n</attribute>")
    }

    /// In files written by hand the nearest attribute that precedes it in Xcode's order determines the position.
    @Test func newAttributesAmongUnsortedOnes() throws {
        let tag = "<attribute attributeType='String' color='red' name='a'/>"
        #expect(
            try set(tag, "optional", "YES")
                == "<attribute attributeType='String' color='red' name='a' optional=\"YES\"/>")
        #expect(
            try set(tag, "syncable", "YES")
                == "<attribute attributeType='String' syncable=\"YES\" color='red' name='a'/>")
        #expect(try set(tag, "size", "1") == "<attribute attributeType='String' color='red' size=\"1\" name='a'/>")
    }

    @Test func severalAtOnePlaceAreInOrder() throws {
        let text = try edited("<attribute name=\"a\" syncable=\"YES\"/>") {
            [
                .setAttribute(of: $0, name: "attributeType", value: "String"),
                .setAttribute(of: $0, name: "transient", value: "YES"),
                .setAttribute(of: $0, name: "optional", value: "YES"),
            ]
        }
        #expect(
            text
                == "<attribute name=\"a\" optional=\"YES\" transient=\"YES\" attributeType=\"String\" syncable=\"YES\"/>"
        )
    }

    @Test func theModelsOwnOrderDependsOnItsAge() throws {
        let old = Edited("<model name=\"\" userDefinedModelVersionIdentifier=\"\" type=\"t\" macOSVersion=\"A\"/>")
        #expect(
            try old.making(.setAttribute(of: old.place("<model"), name: "documentVersion", value: "1.0"))
                == "<model name=\"\" userDefinedModelVersionIdentifier=\"\" type=\"t\" documentVersion=\"1.0\" macOSVersion=\"A\"/>"
        )
        let new = Edited("<model type=\"t\" sourceLanguage=\"Swift\" userDefinedModelVersionIdentifier=\"\"/>")
        #expect(
            try new.making(.setAttribute(of: new.place("<model"), name: "usedWithCloudKit", value: "YES"))
                == "<model type=\"t\" sourceLanguage=\"Swift\" usedWithCloudKit=\"YES\" userDefinedModelVersionIdentifier=\"\"/>"
        )
    }

    @Test func removalTakesTheSpaceBeforeIt() throws {
        let tag = "<attribute name=\"a\" optional=\"YES\" attributeType=\"String\"/>"
        #expect(try remove(tag, "optional") == "<attribute name=\"a\" attributeType=\"String\"/>")
        #expect(try remove(tag, "attributeType") == "<attribute name=\"a\" optional=\"YES\"/>")
        #expect(try remove(tag, "name") == "<attribute optional=\"YES\" attributeType=\"String\"/>")
        #expect(try remove(tag, "ordered") == tag)
        #expect(try remove("<attribute name=\"a\" />", "name") == "<attribute />")
    }

    @Test func attributesOnLinesOfTheirOwn() throws {
        let tag = "<attribute\n    name=\"a\"\n    optional=\"YES\" transient=\"NO\"\n    indexed=\"YES\"/>"
        #expect(try remove(tag, "name") == "<attribute\n    optional=\"YES\" transient=\"NO\"\n    indexed=\"YES\"/>")
        #expect(
            try remove(tag, "optional") == "<attribute\n    name=\"a\"\n    transient=\"NO\"\n    indexed=\"YES\"/>")
        #expect(
            try remove(tag, "transient") == "<attribute\n    name=\"a\"\n    optional=\"YES\"\n    indexed=\"YES\"/>")
        #expect(try remove(tag, "indexed") == "<attribute\n    name=\"a\"\n    optional=\"YES\" transient=\"NO\"/>")
        #expect(
            try set(tag, "syncable", "YES")
                == "<attribute\n    name=\"a\"\n    optional=\"YES\" transient=\"NO\"\n    indexed=\"YES\" syncable=\"YES\"/>"
        )
    }

    @Test func oneComesAndItsNeighbourGoes() throws {
        let text = try edited("<attribute name=\"a\" optional=\"YES\"/>") {
            [.removeAttribute(of: $0, name: "optional"), .setAttribute(of: $0, name: "transient", value: "YES")]
        }
        #expect(text == "<attribute name=\"a\" transient=\"YES\"/>")
        let first = try edited("<attribute\n  name=\"a\" optional=\"YES\"/>") {
            [.removeAttribute(of: $0, name: "name"), .setAttribute(of: $0, name: "transient", value: "YES")]
        }
        #expect(first == "<attribute\n  optional=\"YES\" transient=\"YES\"/>")
    }

    /// Text that looks like a tag inside values, comments and CDATA is not a tag.
    @Test func looksLikeATag() throws {
        let file = Edited(
            "<?xml version=\"1.0\"?><!-- <attribute name='c'/> --><model><![CDATA[<attribute name='d'/>]]><?x <a?>"
                + "<entity name='>/ = \"'><attribute name=\"a\"/></entity></model>")
        let text = try file.making(
            .setAttribute(of: file.place("<attribute name=\"a\""), name: "name", value: "b"),
            .setAttribute(of: file.place("<entity"), name: "isAbstract", value: "YES"))
        #expect(
            text
                == file.text.replacing("<attribute name=\"a\"", with: "<attribute name=\"b\"")
                .replacing("'>/ = \"'", with: "'>/ = \"' isAbstract=\"YES\""))
        for tag in ["<attribute name='c'", "<attribute name='d'"] {
            #expect(try file.problems(.removeAttribute(of: file.place(tag), name: "name")) == [.noElement])
        }
    }

    @Test func byteOrderMarkAndOtherLineEnds() throws {
        let text = "\u{FEFF}<?xml version=\"1.0\"?>\r\n<model>\r\n\t<entity name=\"É\"/>\r\n</model>\r\n"
        let file = Edited(text)
        #expect(
            try file.making(.setAttribute(of: file.place("<entity"), name: "isAbstract", value: "YES"))
                == text.replacing("\"É\"", with: "\"É\" isAbstract=\"YES\""))
    }
}

/// A file written by hand whose elements are found by the beginning of their start tags.
struct Edited {
    let source: SourceText

    init(_ text: String) { source = SourceText(Array(text.utf8)) }
    init(_ bytes: [UInt8]) { source = SourceText(bytes) }

    var text: String { String(decoding: source.bytes, as: UTF8.self) }

    /// The position of the first tag that begins with a text (`<attribute name="a"`).
    func place(_ tag: String) -> SourcePosition {
        let bytes = Array(tag.utf8)
        let offset = source.bytes.indices.first { source.bytes[$0...].starts(with: bytes) }
        return source.position(at: offset ?? source.bytes.count)
    }

    /// The file after the edits, which must succeed and must be the only changes.
    func making(_ edits: ModelEdit...) throws -> String { try making(edits) }

    func making(_ edits: [ModelEdit]) throws -> String {
        let made = try ModelEditor(source).textEdits(for: edits)
        if let problem = made.problems.first { throw problem }
        let bytes = try TextEdit.apply(made.edits, to: source.bytes)
        guard EditCheck.isExactly(SourceText(bytes), source, with: edits) else {
            throw SaysOtherwise(text: String(decoding: bytes, as: UTF8.self))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func problems(_ edits: ModelEdit...) throws -> [EditError.Reason] {
        try ModelEditor(source).textEdits(for: edits).problems.map(\.reason)
    }

    /// The content of the edited file differs from the edits.
    struct SaysOtherwise: Error { var text: String }
}
