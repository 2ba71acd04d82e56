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

@Suite struct CommandTests {
    @Test(arguments: [
        ("<$if isOpen$>a<$endif$>", "a"), ("<$if isFull$>a<$endif$>", ""), ("<$if isFull$>a<$else$>b<$endif$>", "b"),
        ("<$if isFull$>a<$elseif isOpen$>b<$else$>c<$endif$>", "b"),
        ("<$if isFull$>a<$elseif isFull$>b<$elseif isFull$>c<$endif$>d", "d"),
        ("<$IF isOpen$>a<$ElseIf isOpen$>b<$ELSE$>c<$EndIf$>", "a"),
        ("<$if isOpen$><$if isFull$>a<$else$>b<$endif$><$endif$>", "b"), ("<$ if isOpen $>a<$ endif $>", "a"),
        ("<$if isFull$>a<$else$><$if isOpen$>b<$else$>c<$endif$><$endif$>", "b"),
    ])
    func conditionals(text: String, expected: String) {
        #expect(output(text) == expected)
    }

    @Test func aLongChainOfBranchesIsNotDeep() {
        let branches = (0..<20_000).map { "<$elseif count == \($0 + 10)$>\($0)" }.joined()
        #expect(output("<$if isFull$>" + branches + "<$else$>last<$endif$>") == "last")
    }

    @Test(arguments: [
        ("<$foreach B books$><$B.title$> <$endforeach$>", "alpha beta gamma "),
        ("<$foreach B books do$><$BIndex$><$endforeach do$>", "012"),
        ("<$foreach B books do$><$BIndex$><$endforeach$>", "012"),
        ("<$foreach B books$><$BIndex$><$endforeach do$>", "012"),
        ("<$foreach T tags$><$T$><$if !TIsLast$>, <$endif$><$endforeach$>", "red, green, red"),
        ("<$foreach T tags$><$if TIsFirst$>first <$endif$><$T$><$endforeach$>", "first redgreenred"),
        ("<$foreach T noTags$>x<$endforeach$>", ""), ("<$foreach T maybeTags$>x<$endforeach$>", ""),
        ("<$foreach V info$><$VKey$>=<$V$>;<$endforeach$>", "a.b=1;b=2;"),
        ("<$foreach X (1, 2)$><$X$><$endforeach$>", "12"),
        ("<$foreach X 1, 2$><$X$><$endforeach$>", "12"), ("<$foreach X dynamic.list$><$X$><$endforeach$>", "xy"),
        ("<$foreach X dynamic.absent$><$X$><$endforeach$>", ""),
        ("<$foreach L text.lines$>[<$L$>]<$endforeach$>", "[first][][last]"),
        (
            "<$foreach B books$><$foreach T B.tags$><$B.title$>:<$T$> <$endforeach$><$endforeach$>",
            "alpha:t0 beta:t1 gamma:t2 "
        ),
        ("<$foreach B books$><$if BIndex < books.@count - 1$>,<$endif$><$endforeach$>", ",,"),
    ])
    func loops(text: String, expected: String) {
        #expect(output(text) == expected)
    }

    @Test(arguments: [
        ("<$set x = 1$><$x$>", "1"), ("<$set x = 'a' + 'b'$><$x$>", "ab"), ("<$SET x=2$><$x$>", "2"),
        ("<$set x = 1$><$set x = x + 1$><$x$>", "2"), ("<$set b = best$><$b.title$>", "alpha"),
        ("<$set x = nil$><$set x = 'a'$><$x$>", "a"),
        ("<$set x = note$><$set x = nil$><$if x$>a<$else$>b<$endif$>", "b"),
        ("<$set l = (1, 2)$><$foreach X l$><$X$><$endforeach$>", "12"),
    ])
    func assignments(text: String, expected: String) {
        #expect(output(text) == expected)
    }

    @Test(arguments: [
        "<$comment$>", "<$comment anything $ < > ' goes & | )$>", "<$COMMENT else$>", "<$comment\nlines\n$>",
    ])
    func remarksAreLeftOut(text: String) {
        #expect(output("a\(text)b") == "ab")
    }
}
