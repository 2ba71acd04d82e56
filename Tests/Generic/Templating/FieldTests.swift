import ModelcTemplating
import Testing

@Suite struct FieldTests {
    @Test(arguments: [
        ("<$name$>", "oak shelf"), ("<$ name $>", "oak shelf"), ("<$\tname\n$>", "oak shelf"),
        ("<$field name$>", "oak shelf"),
        ("<$FIELD name$>", "oak shelf"), ("a<$count$>b", "a3b"), ("<$ratio$>", "2.5"), ("<$isOpen$>", "true"),
        ("<$isFull$>", "false"), ("<$missing$>", ""), ("<$note$>", "dusty"), ("<$limit$>", "7"), ("<$12$>", "12"),
        ("<$0.5$>", "0.5"), ("<$2.0$>", "2"), ("<$true$>", "true"), ("<$nil$>", ""),
    ])
    func scalarsPrintThemselves(text: String, expected: String) {
        #expect(output(text) == expected)
    }

    @Test(arguments: [
        ("<$'a'$>", "a"), ("<$\"a b\"$>", "a b"), ("<$'\"'$>", "\""), ("<$\"'\"$>", "'"), ("<$\"\\\"\"$>", "\""),
        ("<$'\\n\\t\\\\\\''$>", "\n\t\\'"), ("<$\"\\$>\"$>", "$>"), ("<$\"\\<$\"$>", "<$"), ("<$''$>", ""),
        ("<$'é😀'$>", "é😀"), ("<$'abc'.length$>", "3"),
    ])
    func quotedTextIsLiteral(text: String, expected: String) {
        #expect(output(text) == expected)
    }

    @Test(arguments: [
        ("<$best.title$>", "alpha"), ("<$best.author.name$>", "Ada"), ("<$info.b$>", "2"), ("<$info[\"b\"]$>", "2"),
        ("<$info['a.b']$>", "1"), ("<$info.nowhere$>", ""), ("<$info['x']$>", ""), ("<$best.shelf.info.b$>", "2"),
        ("<$books.title.join(\", \")$>", "alpha, beta, gamma"), ("<$(best).title$>", "alpha"),
        ("<$books.@last.author.name$>", ""), ("<$info['a' + '.b']$>", "1"), ("<$dynamic.book.title$>", "beta"),
        ("<$dynamic.text.uppercaseString$>", "WORDS"), ("<$dynamic.list.@count$>", "2"), ("<$dynamic.@count$>", "10"),
        ("<$dynamic.nothing.at.all$>", ""), ("<$dynamic.list.join('-')$>", "x-y"),
        (
            "<$dynamic['book']['title']$>",
            "rendering: main:1:18: wrong-kind: `[…]` needs a dictionary, not an object of type Book"
        ),
    ])
    func keyPathsLeadToValues(text: String, expected: String) {
        #expect(output(text) == expected)
    }

    @Test(arguments: [
        ("$> a \\$> \\<$ \\x \\ ", "$> a $> <$ \\x \\ "), ("$name$>", "$name$>"), ("< $ >", "< $ >"), ("\\", "\\"),
        ("\u{FEFF}x", "x"), ("a\tb \n\n", "a\tb \n\n"), ("\\\\<$", "\\<$"),
    ])
    func textIsCopied(text: String, expected: String) {
        #expect(output(text) == expected)
    }

    @Test(arguments: ["<$books$>", "<$best$>", "<$info$>", "<$tags$>"])
    func whatHasNoTextIsRefused(text: String) {
        #expect(Compiling(text).places == ["1:3 wrong-kind"])
    }

    @Test(arguments: ["<$dynamic.book$>", "<$dynamic.list$>", "<$dynamic.dictionary$>"])
    func whatHasNoTextIsRefusedWhenRendering(text: String) {
        #expect(output(text).hasPrefix("rendering: main:1:11: wrong-kind: A field cannot print "))
    }
}
