import ModelcTemplating
import Testing

@Suite struct WhitespaceTests {
    @Test func linesOfCommandsDisappear() {
        let text = """
            a
              <$if isOpen$>
            b
            \t<$else$> \t
            c
            <$endif$>
            <$comment of
            two lines$>
            <$set x = 1$>
            d

            <$foreach X numbers$>
              e<$X$>
            <$endforeach$>
            """
        #expect(output(text) == "a\nb\nd\n\n  e1\n  e2\n  e3\n")
    }

    @Test(arguments: [
        ("a <$if isOpen$>\nb<$endif$>\n", "a \nb\n"), ("<$if isOpen$> b\n<$endif$>", " b\n"), ("<$count$>\n", "3\n"),
        ("  <$count$>  \n", "  3  \n"), ("<$field count$>\n", "3\n"), (" <$if isOpen$>x<$endif$> \n", " x \n"),
        (" <$if isOpen$> <$endif$> \nx", "x"), ("<$if isOpen$><$count$><$endif$>\n", "3\n"),
        ("<$if isOpen$>\u{A0}\n<$endif$>", "\u{A0}\n"), ("<$comment a$>", ""), ("  <$comment a$>  ", ""),
        ("a\n<$comment a$>", "a\n"), ("\u{FEFF}<$comment a$>\nb", "b"), ("<$comment\n$> x\n", " x\n"),
        ("\\<$ <$comment$>\n", "<$ \n"),
    ])
    func onlyLinesOfNothingElseDisappear(text: String, expected: String) {
        #expect(output(text) == expected)
    }

    @Test func furtherLinesOfAValueAreIndentedLikeTheirLine() {
        #expect(output("    x <$text$>;\n") == "    x first\n\n    last;\n")
        #expect(output("\t<$if isOpen$><$text$><$endif$>\n") == "\tfirst\n\n\tlast\n")
        #expect(output("<$text$>") == "first\n\nlast")
        #expect(output("  <$foreach L text.lines$>/// <$L$>\n  <$endforeach$>") == "  /// first\n/// \n/// last\n")
    }

    @Test func theDialectMayKeepEverything() {
        let kept = TemplateDialect(removesCommandLines: false, indentsInsertedLines: false, normalizesLineEnds: false)
        let compiling = Compiling("<$if isOpen$>\r\n  <$text$>\n<$endif$>\n", dialect: kept)
        #expect(compiling.faults.isEmpty)
        #expect(compiling.output == "\r\n  first\n\nlast\n\n")
    }

    @Test func renderingAppendsToWhatIsThere() throws {
        let template = try #require(Compiling("<$name$>").compilation.template)
        var bytes = Array("a ".utf8)
        try template.render(Shelf(), into: &bytes)
        try template.render(Shelf(), into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "a oak shelfoak shelf")
    }
}
