import ModelcText
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
