import ModelcBase
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

@Suite struct UnifiedDiffTests {
    @Test func equalTextsHaveNoDifference() {
        #expect(UnifiedDiff.text(from: "a\nb\n", to: "a\nb\n", oldName: "x", newName: "y").isEmpty)
    }

    @Test func aChangeStandsWithThreeLinesOfContext() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let new = old.replacing("5\n", with: "five\nand a half\n")
        #expect(
            UnifiedDiff.text(from: old, to: new, oldName: "old", newName: "new") == """
                --- old
                +++ new
                @@ -2,7 +2,8 @@
                 2
                 3
                 4
                -5
                +five
                +and a half
                 6
                 7
                 8

                """)
        #expect(UnifiedDiff.counts(from: old, to: new) == (added: 2, removed: 1))
    }

    @Test func changesFarApartAreHunksOfTheirOwn() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("2\n3\n", with: "3\n").replacing("18\n", with: "18\nx\n")
        let hunks = UnifiedDiff.text(from: old, to: new, oldName: "a", newName: "b").split(separator: "\n")
            .filter { $0.hasPrefix("@@") }
        #expect(hunks == ["@@ -1,5 +1,4 @@", "@@ -16,5 +15,6 @@"])
    }

    @Test func aNewFileIsAddedWhole() {
        #expect(
            UnifiedDiff.text(from: "", to: "a\n", oldName: "/dev/null", newName: "b")
                == "--- /dev/null\n+++ b\n@@ -0,0 +1,1 @@\n+a\n")
    }

    /// `patch` and git end a name at the first blank if no tab follows.
    @Test func namesThatWouldEndTooEarly() {
        let header = { (name: String) in
            UnifiedDiff.text(from: "", to: "a\n", oldName: "/dev/null", newName: name).split(separator: "\n")[1]
        }
        #expect(header("My Model 2/contents") == "+++ My Model 2/contents\t")
        #expect(header("é/contents") == "+++ é/contents")
        #expect(header("a\tb\"c\\d\u{1B}") == #"+++ "a\011b\"c\\d\033""#)
        #expect(header("a\nb ü") == #"+++ "a\012b \303\274""#)
    }

    @Test func aMissingLastLineFeedIsADifference() {
        #expect(
            UnifiedDiff.text(from: "a", to: "a\n", oldName: "x", newName: "y")
                == "--- x\n+++ y\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n")
    }
}
