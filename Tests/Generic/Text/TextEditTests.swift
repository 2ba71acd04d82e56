import ModelcText
import Testing

@Suite struct TextEditTests {
    private func applied(_ edits: TextEdit..., to text: String) throws -> String {
        String(decoding: try TextEdit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
    }

    @Test func editsAreMadeAtOnceWhateverTheirOrder() throws {
        let edits = [TextEdit(4..<5, "E"), TextEdit(offset: 1, length: 2), TextEdit(offset: 3, replacement: "--")]
        for order in [edits, edits.reversed()] {
            let text = try TextEdit.apply(order, to: Array("abcdef".utf8))
            #expect(String(decoding: text, as: UTF8.self) == "a--dEf")
        }
    }

    @Test func firstAndLastByte() throws {
        #expect(
            try applied(TextEdit(offset: 0, replacement: "<"), TextEdit(offset: 3, replacement: ">"), to: "abc")
                == "<abc>")
        #expect(try applied(TextEdit(0..<1, "A"), TextEdit(2..<3, "C"), to: "abc") == "AbC")
        #expect(try applied(TextEdit(0..<3), to: "abc").isEmpty)
        #expect(try applied(TextEdit(offset: 0, replacement: "x"), to: "") == "x")
    }

    @Test func insertionBeforeAReplacementAtTheSamePlace() throws {
        #expect(try applied(TextEdit(1..<2, "B"), TextEdit(offset: 1, replacement: "-"), to: "abc") == "a-Bc")
        #expect(try applied(TextEdit(1..<2, "B"), TextEdit(offset: 2, replacement: "-"), to: "abc") == "aB-c")
    }

    @Test func overlapsAreFound() {
        let pairs = [
            (TextEdit(0..<2), TextEdit(1..<3)), (TextEdit(0..<3), TextEdit(offset: 1, replacement: "x")),
            (TextEdit(offset: 1, replacement: "x"), TextEdit(offset: 1, replacement: "y")),
            (TextEdit(0..<1), TextEdit(0..<1)),
        ]
        for (first, second) in pairs {
            #expect(throws: TextEditConflict.overlapping(first, second)) {
                try TextEdit.apply([first, second], to: Array("abc".utf8))
            }
        }
    }

    @Test func placesOutsideAreFound() {
        for edit in [
            TextEdit(offset: 4), TextEdit(offset: -1), TextEdit(offset: 2, length: 2), TextEdit(offset: 0, length: -1),
            TextEdit(offset: 1, length: .max), TextEdit(offset: .max, length: .max),
        ] {
            #expect(throws: TextEditConflict.outside(edit)) { try TextEdit.apply([edit], to: Array("abc".utf8)) }
        }
    }
}
