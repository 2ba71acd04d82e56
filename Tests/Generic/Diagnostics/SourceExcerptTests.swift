import ModelcBase
import Testing

@testable import ModelcDiagnostics

@Suite struct SourceExcerptTests {
    @Test func theUnderlineStandsBelowThePlace() {
        #expect(Reporting("one «two» three").excerpt == ["one two three", "    ^^^"])
        #expect(Reporting("«one»").excerpt == ["one", "^^^"])
    }

    @Test func indentationIsLeftOut() {
        #expect(Reporting("\t    <a «b»/>").excerpt == ["<a b/>", "   ^"])
        #expect(Reporting("  «  »a").excerpt == ["  a", "^^"])
    }

    @Test func aTabIsOneColumn() {
        #expect(Reporting("<a\tb\t=\t«'1'»/>").excerpt == ["<a b = '1'/>", "       ^^^"])
        #expect(Reporting("<a «b\tc»/>").excerpt == ["<a b c/>", "   ^^^"])
    }

    @Test func aCarriageReturnAtTheEndIsNoPartOfTheLine() {
        #expect(Reporting("one\r\n<a «b»/>\r\nthree").excerpt == ["<a b/>", "   ^"])
        #expect(Reporting("one «two»\r\n").excerpt == ["one two", "    ^^^"])
    }

    @Test func wideAndCombinedCharactersAreCountedInColumns() {
        #expect(Reporting("<größe «b»/>").excerpt == ["<größe b/>", "       ^"])
        #expect(Reporting("<名前 «b»/>").excerpt == ["<名前 b/>", "      ^"])
        #expect(Reporting("😀e\u{301}«b»").excerpt == ["😀e\u{301}b", "   ^"])
        #expect(Reporting("a «名é» b").excerpt == ["a 名é b", "  ^^^"])
    }

    @Test func aPlaceOverSeveralLinesIsUnderlinedToTheEndOfItsFirst() {
        #expect(Reporting("<a «b\n  c»/>").excerpt == ["<a b", "   ^"])
    }

    @Test func aPointIsOneCaret() throws {
        let source = SourceText(Array("abc".utf8))
        let excerpt = try #require(SourceExcerpt(of: source, at: source.position(at: 1), length: 0))
        #expect([excerpt.text, excerpt.indent + excerpt.carets] == ["abc", " ^"])
    }

    @Test func theEndOfTheFileIsAPlace() {
        #expect(Reporting("abc«»").excerpt == ["abc", "   ^"])
        #expect(Reporting("abc\n«»").excerpt == ["", "^"])
        #expect(Reporting("«»").excerpt == ["", "^"])
    }

    @Test func columnsAndLengthsBeyondTheLineAreCutToIt() throws {
        let source = SourceText(Array("abc\ndef".utf8))
        let beyond = SourcePosition(offset: 2, line: 1, column: 90)
        let excerpt = try #require(SourceExcerpt(of: source, at: beyond, length: 1000))
        #expect([excerpt.text, excerpt.indent + excerpt.carets] == ["abc", "   ^"])
        let long = try #require(SourceExcerpt(of: source, at: .start, length: .max))
        #expect([long.text, long.carets] == ["abc", "^^^"])
    }

    @Test func aLineThatTheFileDoesNotHaveHasNoExcerpt() {
        let source = SourceText(Array("abc".utf8))
        #expect(SourceExcerpt(of: source, at: SourcePosition(offset: 0, line: 2, column: 1), length: 1) == nil)
        #expect(SourceExcerpt(of: source, at: SourcePosition(offset: 0, line: 0, column: 0), length: 1) == nil)
    }

    @Test func aColumnInsideACharacterIsNoCrash() {
        let source = SourceText(Array("é😀名".utf8))
        for offset in 0...source.bytes.count {
            let excerpt = SourceExcerpt(of: source, at: source.position(at: offset), length: 2)
            #expect(excerpt?.carets.isEmpty == false)
        }
    }
}

/// Lines that do not fit a terminal are cut to a window around the place.
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

    /// The window is filled from the left if the line ends before it.
    @Test func aPlaceAtTheEndIsCutAtTheBeginningOnly() {
        #expect(
            Reporting("\(letters)«xyz»").excerpt
                == ["…\(letters.suffix(97))xyz", String(repeating: " ", count: 98) + "^^^"])
        #expect(
            Reporting("\(letters)«xyz»0123456789").excerpt
                == ["…\(letters.suffix(87))xyz0123456789", String(repeating: " ", count: 88) + "^^^"])
    }

    /// Only a limited part of a line is read, but no character is cut.
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
