import Testing

@testable import ModelcTemplating

@Suite struct FilterTests {
    @Test(arguments: [
        ("'name'.initialCapitalString", "Name"), ("'élan'.initialCapitalString", "Élan"),
        ("''.initialCapitalString", ""),
        ("'Name'.initialCapitalString", "Name"), ("'1a'.initialCapitalString", "1a"),
        ("'ßa'.initialCapitalString", "SSa"),
        ("'a long name for the heap'.initialCapitalString", "A long name for the heap"),
        ("'NameOf'.initialLowercaseString", "nameOf"), ("'Élan'.initialLowercaseString", "élan"),
        ("'long long'.camelCaseString", "longLong"), ("'Int16'.camelCaseString", "int16"),
        ("' a  bC '.camelCaseString", "aBc"),
        ("''.camelCaseString", ""), ("'foo-bar baz_2'.beautifyString", "FooBarBaz2"), ("'aé'.uppercaseString", "AÉ"),
        ("'AÉ'.lowercaseString", "aé"), ("'hello big WORLD'.capitalizedString", "Hello Big World"),
        ("' a b '.stringByTrimmingWhitespace", "a b"), ("'  '.stringByTrimmingWhitespace", ""),
        ("' a \\n  b '.stringBySquashingWhitespace", "a b"), ("'élan'.firstLetter", "é"), ("''.firstLetter", ""),
        ("' one two'.firstWord", "one"), ("''.firstWord", ""), ("'a b'.wordArray.join('+')", "a+b"),
        ("'é😀'.length", "2"),
        ("'a\\nb\\n\\nc\\n'.lines.@count", "4"), ("''.lines.@count", "0"), ("'abc'.hasPrefix('ab')", "true"),
        ("'abc'.hasSuffix('ab')", "false"), ("'abc'.contains('b')", "true"), ("'abc'.contains('')", "true"),
        ("'abc'.contains('abcd')", "false"), ("'a.b.c'.replace('.', '::')", "a::b::c"),
        ("'aaa'.replace('aa', 'b')", "ba"),
        ("'abc'.replace('', 'x')", "abc"), ("'a,b,'.split(',').join('|')", "a|b|"), ("'a'.split('').@count", "1"),
        ("'a'.description", "a"), ("12.description", "12"), ("true.description", "true"), ("ratio.description", "2.5"),
        ("tags.@count", "3"), ("noTags.@count", "0"), ("info.@count", "2"), ("tags.@first", "red"),
        ("noTags.@first", ""),
        ("tags.@last", "red"), ("tags.@unique.join(' ')", "red green"), ("(2, 1, 1, 2).@unique.@count", "2"),
        ("(best, best).@unique.@count", "1"), ("tags.@sorted.join(' ')", "green red red"), ("noTags.join(', ')", ""),
        ("tags.uppercaseString.join(' ')", "RED GREEN RED"), ("tags.contains('green')", "true"),
        ("tags.contains('x')", "false"),
        ("tags.replace('e', 'E').join('')", "rEdgrEEnrEd"),
        ("books.title.initialCapitalString.join('')", "AlphaBetaGamma"),
        ("missing.default('x')", "x"), ("note.default('x')", "dusty"), ("limit.default(0) + 1", "8"),
        ("missing.default(note).default('x')", "dusty"), ("note.uppercaseString", "DUSTY"),
        ("missing.uppercaseString", ""),
        ("missing.length.default(0)", "0"), ("maybeTags.@count.default(0)", "0"), ("books.author.name.@count", "3"),
        ("note.hasPrefix('d') == true", "true"), ("dynamic.absent.default('x')", "x"),
        ("dynamic.text.hasPrefix('w')", "true"),
        ("dynamic.list.@last", "y"), ("dynamic.zero.description", "0"), ("dynamic.empty.join('')", ""),
        ("unicode.initialCapitalString", "Élan vital"),
    ])
    func filters(expression: String, expected: String) {
        #expect(output("<$\(expression)$>") == expected)
    }

    @Test(arguments: [
        ("name.uppercase", "main:1:8: unknown-key: `uppercase` is not a filter for a string"),
        ("name.lenght", "main:1:8: unknown-key: `lenght` is not a filter for a string"),
        ("count.length", "main:1:9: unknown-key: `length` needs a string, not an integer"),
        ("tags.count", "main:1:8: unknown-key: `count` is not a filter for a string"),
        ("tags.@cuont", "main:1:8: unknown-key: `@cuont` is not a filter for a list"),
        ("name.join", "main:1:8: unknown-key: `join` is not a filter for a string"),
        ("name.length()", "main:1:8: unknown-key: `length` is not a filter for a string"),
        ("name.join(', ')", "main:1:8: unknown-key: `join` needs a list of strings, not a string"),
        ("numbers.join(', ')", "main:1:11: unknown-key: `join` needs a list of strings, not a list"),
        ("name.default('x')", "main:1:8: unknown-key: `default` needs a value that may be nil, not a string"),
        ("limit.default('x')", "main:1:17: wrong-kind: The default is a string, not an integer"),
        ("tags.join(1)", "main:1:13: wrong-kind: The argument is an integer, not a string"),
        ("tags.join(note)", "main:1:13: wrong-kind: The argument is a string or nil, not a string"),
        ("tags.join()", "main:1:8: wrong-kind: `join` takes 1 argument, not 0"),
        ("name.replace('a')", "main:1:8: wrong-kind: `replace` takes 2 arguments, not 1"),
        ("tags.contains(1)", "main:1:17: wrong-kind: The argument is an integer, not a string or nil"),
        ("dynamic.zero.join('')", "rendering: main:1:16: wrong-kind: `join` needs a list of strings, not an integer"),
        ("dynamic.text.nothing", "rendering: main:1:16: unknown-key: `nothing` is not a filter for a string"),
        ("dynamic.book.nothing", "rendering: main:1:16: unknown-key: Book has no key `nothing`"),
        (
            "dynamic.nested.@unique.@count",
            "rendering: main:1:18: wrong-kind: `@unique` compares the values of a list, and one is a list"
        ),
    ])
    func problems(expression: String, expected: String) {
        #expect(output("<$\(expression)$>") == expected)
    }

    @Test func everyFilterIsDescribed() {
        let all = FilterDescription.all
        #expect(all.contains { $0.name == "join(…)" && $0.subject == "a list of strings" })
        #expect(all.allSatisfy { $0.documentation.hasSuffix(".") })
        #expect(Set(all.map(\.name)).count == all.count)
    }
}

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
        #expect(compiling.problems.isEmpty)
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
