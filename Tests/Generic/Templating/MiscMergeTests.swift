import ModelcBase
import ModelcDiagnostics
import Testing

@testable import ModelcTemplating

/// Templates of MiscMerge have the same output after their conversion, by the rules of the engine.
@Suite struct MiscMergeConversionTests {
    /// The output of a converted template, or the errors.
    private func converted(_ text: String, squeezed: Bool = true) -> String {
        let source = TemplateSource(path: "main", text: SourceText(Array(text.utf8)))
        let (result, notes) = MiscMergeConverter(root: Shelf.self, squeezesBlankLines: squeezed).convert(source)
        if let error = notes.first(where: { $0.severity == .error }) { return "error: \(error.message)" }
        return Compiling(result).output
    }

    private func notes(_ text: String) -> [String] {
        let source = TemplateSource(path: "main", text: SourceText(Array(text.utf8)))
        return MiscMergeConverter(root: Shelf.self).convert(source).notes.map { "\($0.severity): \($0.message)" }
    }

    /// How text and commands are told apart.
    @Test(arguments: [
        ("a<$$>b", "ab"), ("a $> b", "a $> b"), ("$name$>", "$name$>"), ("\\<$x\\$>", "<$x$>"), ("\\x \\", "\\x \\"),
        ("<$ name $>", "oak shelf"), ("<$name\n$>|", "oak shelf|"), ("<$'a\"b'$>", "a\"b"),
        ("a<$ open", "a open"), ("<$\"x\"$>y", "xy"), ("a \n b", "a \n b"), ("<$'\\\\'$>", "\\\\"),
        ("\\\\<$name$>", "\\<$name$>"),
    ])
    func textAndCommands(text: String, expected: String) { #expect(converted(text) == expected) }

    /// The first word decides about the command; all other text is a field.
    @Test(arguments: [
        ("<$IF isOpen$>x<$ENDIF$>", "x"), ("<$field name$>", "oak shelf"), ("<$comment any 'text$>x", "x"),
        ("<$if(x)$>", "if"), ("<$Set.name$>", "Set.name"), ("<$if isOpen$>a<$else anything$>b<$endif$>", "a"),
        ("<$if isFull$>a<$elseif isOpen$>b<$else$>c<$endif$>", "b"),
    ])
    func commands(text: String, expected: String) { #expect(converted(text) == expected) }

    /// Names are looked up in loops and the root; a name that does not exist is its own text.
    @Test(arguments: [
        ("<$nowhere$>", "nowhere"), ("<$if nowhere$>t<$else$>f<$endif$>", "t"), ("<$0$>", "0"), ("<$missing$>", ""),
        ("<$'name'$>", "name"), ("<$\"name\"$>", "oak shelf"), ("<$\"    \"$>", "    "),
        ("<$best.author.name$>", "Ada"),
        ("<$info.b$>", "2"), ("<$info.nothing$>", ""), ("<$books.@count$>", "3"), ("<$missing.length$>", ""),
        ("<$name.initialCapitalString$>", "Oak shelf"), ("<$foreach B books$><$B.rare$><$endforeach$>", "010"),
        ("<$books.title$>", "(\n    alpha,\n    beta,\n    gamma\n)"), ("<$best.pages$>", "0"),
        ("<$name.wordCount$>", "2"),
    ])
    func lookup(text: String, expected: String) { #expect(converted(text) == expected) }

    /// What values print.
    @Test(arguments: [
        ("<$isOpen$>", "1"), ("<$isFull$>", "0"), ("<$count$>", "3"), ("<$ratio$>", "2.5"), ("<$4 / 2$>", "2"),
        ("<$3 / 2$>", "1.5"), ("<$count - 1$>", "2"), ("<$count -1$>", "2"), ("<$count-1$>", "count-1"),
        ("<$7 % 4$>", "3"), ("<$1 + 2 * 3$>", "7"), ("<$isOpen == 1$>", "1"), ("<$maybe$>", "0"),
    ])
    func output(text: String, expected: String) { #expect(converted(text) == expected) }

    /// The truth of values in `if`.
    @Test(arguments: [
        ("name", true), ("missing", false), ("0", false), ("'0'", false), ("''", false), ("'12 items'", true),
        ("'0 items'", false), ("' 0'", false), ("count", true), ("books", true), ("noTags", true), ("best", true),
        ("best.author", true), ("noTags.@count > 0", false), ("maybeTags", false), ("maybe", false), ("true", true),
        ("false", true), ("! isOpen", false), ("!isFull", true), ("!nowhere", false), ("!missing", true),
        ("isFull or isOpen", true), ("isFull || isFull", false), ("isOpen AND name", true),
        ("isOpen && missing", false),
        ("(isFull) or (isOpen)", true), ("limit", true), ("info.b", true), ("books ignored text", true),
    ])
    func truth(condition: String, expected: Bool) {
        #expect(converted("<$if \(condition)$>t<$else$>f<$endif$>") == (expected ? "t" : "f"), "\(condition)")
    }

    /// Comparisons: numbers by value, even if only the beginning of a text is one; other values if they are equal.
    @Test(arguments: [
        ("'1a' == '1'", true), ("'a' == 'a'", true), ("'a' = 'b'", false), ("'a' eq 'a'", true), ("'a' ne 'b'", true),
        ("'a' neq 'a'", false), ("missing == missing", true), ("missing < 'a'", true), ("missing == 'x'", false),
        ("count == 3", true), ("count == '3x'", true), ("count > 2", true), ("count < 2", false), ("count >= 3", true),
        ("count => 4", false), ("count =< 3", true), ("count le 2", false), ("count gt 2", true), ("'b' > 'a'", true),
        ("'10' > '9'", true), ("name != \"type\"", true), ("name == 'oak shelf'", true), ("isOpen == 1", true),
        ("isOpen != 1", false), ("isFull == 0", true), ("isOpen == true", false), ("isOpen != true", true),
        ("best.title == 'alpha'", true), ("info.b == 2", true), ("info.b == '2.0'", true), ("info.b < 10", true),
        ("best.author != best.author", false), ("1 <> 2", false), ("2 <> 1", true), ("1 >< 2", true),
        ("'a' in ('a', 'b')", true), ("'c' in ('a', 'b')", false), ("name notin ('a', 'b')", true),
        ("'red' in tags", true), ("1 + 1 == 2", true), ("-1 < 0", true), ("isOpen & isFull", true),
    ])
    func comparison(condition: String, expected: Bool) {
        #expect(converted("<$if \(condition)$>t<$else$>f<$endif$>") == (expected ? "t" : "f"), "\(condition)")
    }

    /// Loops over lists, dictionaries and lists in commas; other values are not repeated.
    @Test(arguments: [
        ("<$foreach B books$><$B.title$><$BIndex$> <$endforeach$>", "alpha0 beta1 gamma2 "),
        ("<$foreach B books do$><$B.title$>,<$endforeach do$>", "alpha,beta,gamma,"),
        ("<$foreach V info$><$VKey$>=<$V$>;<$endforeach$>", "a.b=1;b=2;"),
        ("<$foreach X ('a', 'b')$><$X$><$endforeach$>", "ab"), ("<$foreach X missing$>x<$endforeach$>|", "|"),
        ("<$foreach X nowhere$>x<$if isOpen$>y<$endif$><$endforeach$>|", "|"),
        ("<$foreach X name$><$foreach Y books$>x<$endforeach$><$endforeach$>|", "|"),
        (
            "<$foreach B books$><$B.title$><$if BIndex < books.@count - 1$>, <$endif$><$endforeach$>",
            "alpha, beta, gamma"
        ),
        ("<$foreach Index books$>.<$endforeach$>", "..."),
        (
            "<$foreach B books$><$foreach B tags$><$B$> <$endforeach$><$endforeach$>",
            "red green red red green red red green red "
        ),
        ("<$foreach B maybeTags$>x<$endforeach$>|", "|"),
    ])
    func loops(text: String, expected: String) { #expect(converted(text) == expected) }

    /// Runs of blank lines, by the rules of 1.28 and later; earlier releases keep them.
    @Test(arguments: [
        ("a\n\n\n\nb", "a\n\nb", "a\n\n\n\nb"), ("a \n\t\nb", "a\n\nb", "a \n\t\nb"), ("a \nb", "a \nb", "a \nb"),
        ("a\r\nb", "a\n\nb", "a\r\nb"), ("a\n\n\n", "a\n\n", "a\n\n\n"),
        ("<$if isFull$>\n<$endif$>\n\n\nx", "\n\nx", "\n\n\nx"),
    ])
    func blankLines(text: String, squeezed: String, kept: String) {
        #expect(converted(text) == squeezed)
        #expect(converted(text, squeezed: false) == kept)
    }

    @Test(arguments: [
        ("<$option betweenWhitespace keepNonBlank$> \n <$name$> x", "oak shelf x"),
        ("<$option betweenWhitespace trim$> a <$name$> b ", "aoak shelfb"),
        ("<$option betweenWhitespace ignoreCommandSpaces$>  \na\n  <$name$>  b", "a\noak shelf  b"),
    ])
    func options(text: String, expected: String) { #expect(converted(text) == expected) }

    /// Variables live on after their block, and hold numbers that print as they are written.
    @Test(arguments: [
        ("<$set a = 1$><$a$><$set a = a + 2$><$a$>", "13"), ("<$set a = 007$><$a$>", "007"),
        ("<$set a=name$><$a.uppercaseString$>", "OAK SHELF"), ("<$setlocal a = isOpen$><$a$>", "1"),
        ("<$set a = count > 2$><$if a$>x<$endif$><$a$>", "x1"),
        ("<$if isOpen$><$set a = 'x'$><$endif$><$a$>", "x"),
        ("<$if isFull$><$set a = 'x'$><$endif$><$a$>", "a"),
        ("<$foreach B books$><$set last = B.title$><$endforeach$><$last$>", "gamma"),
        ("<$set n = 0$><$foreach B books$><$if B.rare$><$set n = n + 1$><$endif$><$endforeach$><$n$>", "1"),
        (
            "<$set s = ', '$><$foreach B books$><$if BIndex$><$s$><$endif$><$B.title$><$endforeach$>",
            "alpha, beta, gamma"
        ),
        ("<$set name = 'mine'$><$name$>", "mine"),
        ("<$if isFull$><$set name = 'mine'$><$endif$><$name$>", "oak shelf"),
        ("<$set a = '10'$><$if a == 10.0$>x<$endif$>", "x"),
        ("<$set b = best$><$b.title$>", "alpha"), ("<$set set = 'x'$><$if set == 'x'$>y<$endif$>", "y"),
        ("<$foreach X nowhere$><$set a = 'x'$><$endforeach$>|", "|"),
    ])
    func variables(text: String, expected: String) { #expect(converted(text) == expected) }

    @Test(arguments: [
        ("<$loop i 1 3$><$i$> <$endloop$>", "1 2 3 "), ("<$loop i 3 1 -1 do$><$i$><$endloop do$>", "321"),
        ("<$loop i 1 count do$><$i$><$endloop$>", "123"), ("<$loop i 0 (count - 1)$><$i$><$endloop$>", "012"),
        ("<$loop i 1 books.@count$><$if i == 2$>two<$else$>-<$endif$><$endloop$>", "-two-"),
    ])
    func countingLoops(text: String, expected: String) { #expect(converted(text) == expected) }

    /// A procedure is converted for the types of the values that its calls have.
    @Test(arguments: [
        ("<$procedure p$>text<$endprocedure$>[<$call p$>]", "[text]"),
        ("a\n<$procedure p$>\nx\n<$endprocedure$>\n  <$call p$>b", "a\n\nx\nb"),
        (
            "<$procedure p b n$><$n$>:<$b.title.uppercaseString$> <$endprocedure$>"
                + "<$foreach B books$><$call p B BIndex$><$endforeach$>", "0:ALPHA 1:BETA 2:GAMMA "
        ),
        ("<$procedure p x$>(<$x$>)<$endprocedure$><$call p 1$><$call p 'a b'$><$call p isOpen$>", "(1)(a b)(1)"),
        (
            "<$procedure q x$>[<$x$>]<$endprocedure$><$procedure p x$><$call q x$><$endprocedure$><$call p 4$>",
            "[4]"
        ),
        ("<$procedure p x$><$if x == 'a'$>A<$else$>B<$endif$><$endprocedure$><$call p 'a'$><$call p 'b'$>", "AB"),
        ("<$procedure p x$><$x$><$endprocedure$><$call p (count + 1)$><$call p -1$>", "4-1"),
    ])
    func procedures(text: String, expected: String) { #expect(converted(text) == expected) }

    @Test(arguments: [
        ("<$ $>", "error: The command is blank"), ("<$if$>x<$endif$>", "error: The command has no expression"),
        ("<$best.nothing$>", "error: Book has no key `nothing`"), ("<$if isOpen$>", "error: `if` is not closed"),
        ("<$endif$>", "error: `endif` has no matching `if`"), ("<$else$>", "error: `else` has no matching `if`"),
        (
            "<$foreach B books a$><$endforeach b$>",
            "error: `endforeach b` does not close the loop with the tag `a`"
        ), ("<$if isOpen and$>x<$endif$>", "error: `&&` has no value on its right"),
        ("<$set a$>", "error: `set` needs a name and a value"),
        ("<$loop i 1$>x", "error: `loop` needs a name and two numbers"),
        ("<$endloop$>", "error: `endloop` has no matching `loop`"), ("<$call$>", "error: `call` names no procedure"),
        ("<$procedure p$>x", "error: `procedure` is not closed"), ("<$loop i 1 2$>", "error: `loop` is not closed"),
    ])
    func errors(text: String, expected: String) { #expect(converted(text) == expected) }

    /// What probably does not do what it looks like, and what has no equal, gets a note.
    @Test(arguments: [
        ("<$nowhere$>", ["info: Nothing has the name `nowhere`: it stands for its own text"]),
        (
            "<$if isOpen$><$else if isFull$><$endif$>",
            ["info: `else if` is a plain `else`: its condition has no effect"]
        ),
        ("<$if noTags$><$endif$>", ["info: noTags is always true, even if it is empty"]),
        ("<$setglobal a = 1$>", ["warning: The command `setglobal` is not converted"]),
        ("<$while isOpen$>", ["warning: The command `while` is not converted"]),
        ("<$if a$><$endif$><$set a = 1$>", ["warning: `a` is used before it has a value"]),
        ("<$if isOpen$><$set a = 1$><$endif$><$a$>", ["warning: `a` has a value only in a block that has ended"]),
        ("<$set a = 1$><$set a = 'x'$>", ["warning: `a` holds an integer, and here it gets a string"]),
        (
            "<$foreach B books$><$set B = 1$><$endforeach$>",
            ["warning: `B` is the variable of a loop, which `set` cannot change"]
        ),
        ("<$loop i 1 name$>x<$endloop$>", ["warning: `loop` counts with values that are not known to be integers"]),
        ("<$call p$>", ["warning: There is no procedure `p` before the call"]),
        ("<$procedure p$><$call p$><$endprocedure$><$call p$>", ["warning: The procedure `p` calls itself"]),
        (
            "<$procedure p a$><$endprocedure$><$call p$>",
            ["warning: `p` has 1 parameters, and the call has 0 values"]
        ),
        (
            "<$procedure p a?$><$endprocedure$><$call p$>",
            ["warning: The procedure `p` has parameters that may be missing"]
        ),
        (
            "<$foreach B books$><$call p$><$endforeach$><$procedure p$><$B.title$><$endprocedure$>",
            ["warning: There is no procedure `p` before the call"]
        ),
        (
            "<$procedure p$><$B.title$><$endprocedure$><$foreach B books$><$call p$><$endforeach$>",
            ["warning: `B` is a variable outside of the procedure"]
        ),
        ("<$option recursiveLookups yes$>", ["warning: The option `recursiveLookups yes` is not converted"]),
        ("<$best$>", ["warning: An object has no text"]), ("<$\"text\"$><$'text'$><$12$>", []),
    ])
    func placesAreNoted(text: String, expected: [String]) { #expect(notes(text) == expected) }
}
