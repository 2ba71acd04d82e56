import ModelcText
import Testing

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
