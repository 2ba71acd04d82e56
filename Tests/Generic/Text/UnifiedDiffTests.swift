import ModelcText
import Testing

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

    /// `patch` and git end a name at the first blank where no tab follows.
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
