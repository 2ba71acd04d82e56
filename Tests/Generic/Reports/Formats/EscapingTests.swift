import Testing

@testable import ModelcReports

/// The spellings that the documentation of the receiving tools gives.
@Suite struct EscapingTests {
    @Test func gitHub() {
        #expect(CommandEscaping.gitHubMessage.escaped("50%, a:b\r\nc") == "50%25, a:b%0D%0Ac")
        #expect(CommandEscaping.gitHubProperty.escaped("50%, a:b\r\nc") == "50%25%2C a%3Ab%0D%0Ac")
    }

    @Test func azure() {
        #expect(CommandEscaping.azureMessage.escaped("50%; a]b\r\nc") == "50%AZP25; a]b%0D%0Ac")
        #expect(CommandEscaping.azureProperty.escaped("50%; a]b\r\nc") == "50%AZP25%3B a%5Db%0D%0Ac")
    }

    @Test func joinedEmojiStayWholeInLogs() {
        #expect(CommandEscaping.gitHubMessage.escaped("👩\u{200D}🔬 %") == "👩\u{200D}🔬 %25")
    }

    @Test func addresses() {
        #expect(PercentEncoding.path("A z/0-9._~") == "A%20z/0-9._~")
        #expect(PercentEncoding.path("ä\n:#?%()") == "%C3%A4%0A%3A%23%3F%25%28%29")
    }

    @Test func xml() {
        #expect(XMLEscaping.attribute("a\"b'<c>&\n\r\t\u{1}") == "a&quot;b'&lt;c&gt;&amp;&#10;&#13;&#9;\\u{1}")
        #expect(XMLEscaping.content("]]>\n\"\u{FFFF}") == "]]&gt;\n\"\\u{FFFF}")
    }

    @Test func markdown() {
        #expect(MarkdownEscaping.text("a|b `c` [d](e) <f> &g; \\") == "a\\|b \\`c\\` \\[d\\](e) &lt;f> &amp;g; \\\\")
        #expect(MarkdownEscaping.code("Book.author") == "`Book.author`")
        #expect(MarkdownEscaping.code("a|b") == "a\\|b")
        #expect(MarkdownEscaping.code("a\nb") == "a\\\\nb")
        #expect(MarkdownEscaping.code("").isEmpty)
    }
}
