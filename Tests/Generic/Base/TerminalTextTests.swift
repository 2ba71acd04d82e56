import ModelcBase
import Testing

@Suite struct TerminalTextTests {
    @Test(arguments: [
        "", "Book.title", "größe", "名前", "a b", "~", "😀", "e\u{301}", "# one ## two #[x] ##vso", "👩‍💻", "👩🏽‍💻", "❤️‍🔥",
    ])
    func harmlessTextStaysAsItIs(text: String) {
        #expect(TerminalText.escaped(text) == text)
    }

    @Test(arguments: [
        ("a\nb", "a\\nb"), ("a\rb", "a\\rb"), ("a\r\nb", "a\\r\\nb"), ("a\tb", "a\\tb"),
        ("\u{1B}[31mred", "\\u{1B}[31mred"),  // the start of a colour
        ("\u{0}\u{7}\u{7F}", "\\u{0}\\u{7}\\u{7F}"), ("\u{9B}31m", "\\u{9B}31m"),  // C1: the same in one character
        ("a\u{202E}b", "a\\u{202E}b"), ("a\u{2066}b", "a\\u{2066}b"),  // writing direction turned round
        ("a\u{200B}b", "a\\u{200B}b"), ("a\u{200D}b", "a\\u{200D}b"), ("\u{FEFF}", "\\u{FEFF}"),  // invisible
        ("a ##vso[task.complete]b", "a #\\u{23}vso[task.complete]b"), ("##[error]", "#\\u{23}[error]"),  // for Azure
        ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"), ("\u{E000}", "\\u{E000}"), ("\u{10FFFF}", "\\u{10FFFF}"),
    ])
    func charactersThatSteerATerminalAreSpeltOut(text: String, shown: String) {
        #expect(TerminalText.escaped(text) == shown)
    }

    @Test func noControlCharacterIsEverLeft() {
        for value in UInt32(0)..<0x3000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let shown = TerminalText.escaped("a\(Character(scalar))b").unicodeScalars
            #expect(!shown.contains { $0.properties.generalCategory == .control }, "U+\(String(value, radix: 16))")
        }
    }

    @Test func namesThatWouldBeInvisibleOrSeemShorterAreQuoted() {
        #expect(TerminalText.name("Book") == "Book")
        #expect(TerminalText.name("Book Shelf") == "Book Shelf")
        #expect(TerminalText.name("") == "\"\"")
        #expect(TerminalText.name(" Book") == "\" Book\"")
        #expect(TerminalText.name("Book\u{A0}") == "\"Book\u{A0}\"")
        #expect(TerminalText.name("Book\n") == "Book\\n")
        #expect(TerminalText.quoted("a\u{1B}b") == "\"a\\u{1B}b\"")
    }

    @Test func aListNamesTheFirstOnesAndCountsTheRest() {
        let names = (1...12).map { "n\($0)" }
        #expect(TerminalText.list([String]()) == "")
        #expect(TerminalText.list(["a"]) == "a")
        #expect(TerminalText.list(["a", " b", "c\n"]) == "a, \" b\", c\\n")
        #expect(TerminalText.list(names, limit: 3) == "n1, n2, n3 and 9 more")
    }

    @Test func aListNeverSaysAndOneMore() {
        #expect(TerminalText.list(["a", "b", "c"], limit: 2) == "a, b, c")
        #expect(TerminalText.list(["a", "b", "c", "d"], limit: 2) == "a, b and 2 more")
    }
}

@Suite struct TerminalWidthTests {
    @Test(arguments: [
        ("", 0), ("Book.title", 10), ("größe", 5), ("Ж", 1),
        ("e\u{301}", 1),  // a letter with a combining accent
        ("\u{301}", 0),  // the accent alone
        ("名前", 4), ("カナ", 4), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),  // Hangul in one or three code points
        ("Ａ", 2), ("ｱ", 1),  // full-width Latin, half-width kana
        ("😀", 2), ("👩‍💻", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2),
        ("a名b", 4), ("…", 1), ("\u{FFFD}", 1), ("𠀀", 2),
    ])
    func theWidthIsCountedInColumns(text: String, columns: Int) {
        #expect(TerminalWidth.of(text) == columns)
    }
}
