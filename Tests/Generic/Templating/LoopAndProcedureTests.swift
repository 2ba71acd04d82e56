import ModelcBase
import ModelcDiagnostics
import ModelcTemplating
import Testing

/// Loops over numbers.
@Suite struct CountingLoopTests {
    @Test(arguments: [
        ("<$loop i 1 3$><$i$><$endloop$>", "123"), ("<$loop i 3 1$><$i$><$endloop$>", ""),
        ("<$loop i 3 1 (-1)$><$i$><$endloop$>", "321"), ("<$loop i 0 10 4$><$i$> <$endloop$>", "0 4 8 "),
        ("<$loop i 1 count$><$i$><$if !iIsLast$>,<$endif$><$endloop$>", "1,2,3"),
        ("<$loop i 5 6$><$iIndex$>:<$i$><$if iIsFirst$>!<$endif$> <$endloop$>", "0:5! 1:6 "),
        ("<$loop i 1 2$><$loop j i 2$><$i$><$j$> <$endloop$><$endloop$>", "11 12 22 "),
        ("<$loop i 1 books.@count$>x<$endloop$>", "xxx"),
    ])
    func numbersAreRepeated(text: String, expected: String) { #expect(output(text) == expected) }

    @Test(arguments: [
        ("<$loop i 1$>x<$endloop$>", "1:11 missing-expression"), ("<$loop i name 3$>x<$endloop$>", "1:10 wrong-kind"),
        ("<$loop i 1 3$>x", "1:1 unclosed-block"), ("x<$endloop$>", "1:2 mismatched-end"),
        ("<$loop i 1 3$><$set i = 2$><$endloop$>", "1:21 reserved-name"),
    ])
    func errorsHaveAPlace(text: String, place: String) { #expect(Compiling(text).places == [place]) }

    @Test func aStepOfZeroIsAnErrorOfRendering() {
        #expect(output("<$set z = 0$><$loop i 1 3 z$>x<$endloop$>").hasPrefix("rendering: main:1:27: arithmetic"))
    }

    @Test func anEndlessLoopStops() {
        var limits = TemplateLimits.standard
        limits.steps = 1000
        let compiling = Compiling("<$loop i 1 9223372036854775807$><$endloop$>", limits: limits)
        #expect(compiling.renderingProblem?.id == DiagnosticID("template-limit"))
    }
}

@Suite struct ProcedureTests {
    @Test(arguments: [
        ("<$procedure p$>text<$endprocedure$><$call p$> <$call p$>", "text text"),
        (
            "<$procedure p book$><$book.title$>;<$endprocedure$><$foreach b books$><$call p b$><$endforeach$>",
            "alpha;beta;gamma;"
        ),
        ("<$procedure p a b$><$a$>-<$b$><$endprocedure$><$call p 1 'x'$> <$call p 'y' 2$>", "1-x y-2"),
        ("<$procedure p a$><$a + 1$><$endprocedure$><$call p (1 + 1)$>", "3"),
        ("<$procedure p$><$name$><$endprocedure$><$set name2 = 1$><$call p$>", "oak shelf"),
        ("<$procedure q x$>[<$x$>]<$endprocedure$><$procedure p x$><$call q x$><$endprocedure$><$call p 4$>", "[4]"),
        ("  <$procedure p$>\na\nb\n  <$endprocedure$>\n  <$call p$>\nend", "  a\n  b\nend"),
    ])
    func aCallInsertsTheText(text: String, expected: String) { #expect(output(text) == expected) }

    @Test(arguments: [
        ("<$call p$>", "1:8 unknown-name"), ("<$procedure p$><$call p$><$endprocedure$>", "1:23 include-cycle"),
        ("<$procedure p a$><$endprocedure$><$call p$>", "1:41 wrong-kind"),
        ("<$procedure p$><$nowhere$><$endprocedure$>", "1:18 unknown-name"),
        ("<$set x = 1$><$procedure p$><$x$><$endprocedure$><$call p$>", "1:31 unknown-name"),
        ("<$procedure p$>", "1:1 unclosed-block"),
        ("<$procedure p$><$endprocedure$><$procedure p$><$endprocedure$>", "1:44 reserved-name"),
    ])
    func errorsHaveAPlace(text: String, place: String) { #expect(Compiling(text).places == [place]) }

    @Test func aProcedureOfAnIncludedTemplateCanBeCalled() {
        let files = ["lib": "<$procedure p x$>(<$x$>)<$endprocedure$>"]
        #expect(Compiling("<$include 'lib'$><$include 'lib'$><$call p 2$>", including: files).output == "(2)")
    }
}

/// `layout exact`: white space around commands is copied.
@Suite struct LayoutTests {
    @Test(arguments: [
        ("<$layout exact$>\na\n  <$if isOpen$>\nb\n  <$endif$>\nc\n", "a\n  \nb\n  \nc\n"),
        ("<$layout exact$>a", "a"), ("<$layout exact$>\r\na\r\nb", "a\r\nb"),
        ("<$layout exact squeezed$>\na\n \n\t\nb \nc\n\n", "a\n\nb \nc\n\n"),
        ("<$layout exact squeezed$>\na\r\nb\n\n\n\n", "a\n\nb\n\n"),
        ("<$layout exact squeezed$>\n  \n  \nb", "\n\nb"), ("<$layout exact squeezed$>\na  \nb", "a  \nb"),
        ("<$layout exact$>\n  <$text$>", "  first\n\nlast"),
    ])
    func whiteSpaceIsCopied(text: String, expected: String) { #expect(output(text) == expected) }

    @Test(arguments: [
        ("a<$layout exact$>", "1:2 unexpected-text"), ("<$layout$>", "1:1 unexpected-text"),
        ("<$layout loose$>", "1:1 unexpected-text"),
    ])
    func errorsHaveAPlace(text: String, place: String) { #expect(Compiling(text).places == [place]) }

    @Test func anIncludedTemplateHasItsOwnLayout() {
        let files = ["part": "<$if isOpen$>\nx\n<$endif$>\n"]
        #expect(Compiling("<$layout exact$>\n<$include 'part'$>|\n", including: files).output == "x\n|\n")
    }
}

/// Filters for values that may be numbers, texts or nil.
@Suite struct LooseFilterTests {
    @Test(arguments: [
        ("'0'", "false"), ("''", "false"), ("'x'", "true"), ("'0.0 items'", "false"), ("'12 items'", "true"),
        ("' -3'", "true"), ("0", "false"), ("2.5", "true"), ("missing", "false"), ("note", "true"),
        ("isOpen", "true"), ("dynamic.zero", "false"), ("dynamic.text", "true"), ("dynamic.none", ""),
    ])
    func truthIsThatOfMiscMerge(value: String, expected: String) {
        #expect(output("<$\(value).truth$>") == expected)
        #expect(output("<$if \(value).truth$>yes<$else$>no<$endif$>") == (expected == "true" ? "yes" : "no"))
    }

    @Test(arguments: [
        ("'1a'.compare('1')", "0"), ("'a'.compare('b')", "-1"), ("'b'.compare('a')", "1"), ("'10'.compare('9')", "1"),
        ("missing.compare('a')", "-1"), ("'a'.compare(missing)", "1"), ("missing.compare(missing)", "0"),
        ("isOpen.compare(1)", "0"), ("count.compare(2.5)", "1"), ("note.compare('dusty')", "0"),
        ("dynamic.half.compare('.5')", "0"),
    ])
    func valuesAreComparedByNumberOrText(value: String, expected: String) {
        #expect(output("<$\(value)$>") == expected)
    }

    @Test(arguments: [
        ("isOpen.numeral", "1"), ("isFull.numeral", "0"), ("name.numeral", "oak shelf"), ("missing.numeral", ""),
        ("dynamic.yes.numeral", "1"), ("numbers.@propertyList", "(\n    1,\n    2,\n    3\n)"),
        ("info.@propertyList", "{\n    a.b = 1;\n    b = 2;\n}"), ("noTags.@propertyList", "(\n)"),
    ])
    func valuesHaveTexts(value: String, expected: String) { #expect(output("<$\(value)$>") == expected) }
}
