import ModelcText
import Testing

/// Lines that do not fit a terminal are cut to a window round the place.
@Suite struct LongLineTests {
    private let letters = String(repeating: "abcdefghij", count: 20)

    @Test func aLineOf100CharactersIsNotCut() {
        let line = String(letters.prefix(97))
        #expect(Reporting("\(line)«xyz»").excerpt == [line + "xyz", String(repeating: " ", count: 97) + "^^^"])
    }

    @Test func aLongLineIsCutOnBothSides() {
        let lines = Reporting("\(letters)«xyz»\(letters)").excerpt
        #expect(lines.first == "…\(letters.suffix(30))xyz\(letters.prefix(67))…")
        #expect(lines.last == String(repeating: " ", count: 31) + "^^^")
    }

    @Test func aPlaceNearTheBeginningIsCutAtTheEndOnly() {
        #expect(Reporting("0123«xyz»\(letters)").excerpt == ["0123xyz\(letters.prefix(93))…", "    ^^^"])
    }

    /// The window is filled from the left where the line ends.
    @Test func aPlaceAtTheEndIsCutAtTheBeginningOnly() {
        #expect(
            Reporting("\(letters)«xyz»").excerpt
                == ["…\(letters.suffix(97))xyz", String(repeating: " ", count: 98) + "^^^"])
        #expect(
            Reporting("\(letters)«xyz»0123456789").excerpt
                == ["…\(letters.suffix(87))xyz0123456789", String(repeating: " ", count: 88) + "^^^"])
    }

    /// Only so much of a line is looked at, but no character is cut.
    @Test func aVeryLongLineIsCutLikeALongOne() {
        let (letters, wide) = (String(repeating: letters, count: 50), String(repeating: "x名", count: 2_000))
        #expect(
            Reporting("  \(letters)«\(letters)»\(letters)").excerpt.first
                == "…\(letters.suffix(30))\(letters.prefix(70))…")
        #expect(Reporting("\(wide)«ab»\(wide)").excerpt.first == "…\(wide.suffix(20))ab\(wide.prefix(45))…")
    }

    @Test func aPlaceLongerThanTheWindowIsCut() {
        let lines = Reporting("\(letters)«\(letters)»tail").excerpt
        #expect(lines.first == "…\(letters.suffix(30))\(letters.prefix(70))…")
        #expect(lines.last == String(repeating: " ", count: 31) + String(repeating: "^", count: 70))
    }

    @Test func wideCharactersAreCutByColumns() {
        let wide = String(repeating: "名", count: 100)
        let lines = Reporting("\(wide)«xyz»\(wide)").excerpt
        #expect(lines.first == "…\(wide.prefix(15))xyz\(wide.prefix(33))…")
        #expect(lines.last == String(repeating: " ", count: 31) + "^^^")
    }

    @Test func speltOutCharactersAreCutWhole() {
        let escapes = String(repeating: "\u{1B}", count: 100)
        let lines = Reporting("\(escapes)«xyz»\(escapes)").excerpt
        let spelling = #"\u{1B}"#
        let (before, after) = (String(repeating: spelling, count: 5), String(repeating: spelling, count: 11))
        #expect(lines.first == "…\(before)xyz\(after)…")
        #expect(lines.last == String(repeating: " ", count: 31) + "^^^")
    }
}
