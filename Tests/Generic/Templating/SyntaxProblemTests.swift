import ModelcTemplating
import Testing

@Suite struct SyntaxProblemTests {
    @Test(arguments: [
        ("<$$>", ["1:1 empty-command"]), ("<$  $>", ["1:1 empty-command"]),
        ("<$if$><$endif$>", ["1:5 missing-expression"]),
        ("<$if $><$endif$>", ["1:6 missing-expression"]), ("<$field$>", ["1:8 missing-expression"]),
        ("<$foreach$><$endforeach$>", ["1:10 missing-expression"]),
        ("<$foreach B$><$endforeach$>", ["1:12 missing-expression"]),
        ("<$set$>", ["1:6 missing-expression"]), ("<$set x$>", ["1:8 unexpected-text"]),
        ("<$set x =$>", ["1:9 missing-expression"]),
        ("<$set x == 1$>", ["1:9 unexpected-text"]), ("<$set 1 = 1$>", ["1:7 missing-expression"]),
        ("<$set a-b = 1$>", ["1:7 invalid-name"]), ("<$set @a = 1$>", ["1:7 invalid-name"]),
        ("<$include$>", ["1:10 missing-expression"]), ("<$include name$>", ["1:11 missing-expression"]),
        ("<$foreach B in books$><$endforeach$>", ["1:13 unexpected-text"]),
        ("<$if isFull$><$elseif$><$endif$>", ["1:22 missing-expression"]),
    ])
    func incompleteCommands(text: String, places: [String]) {
        #expect(Compiling(text).places == places, "\(Compiling(text).problems)")
    }

    @Test(arguments: [
        ("<$name", ["1:1 unclosed-command"]), ("a <$", ["1:3 unclosed-command", "1:3 empty-command"]),
        ("<$if isOpen <$name$><$endif$>", ["1:1 unclosed-command"]),
        ("<$name\\$>", ["1:1 unclosed-command", "1:7 unexpected-text"]),
        ("x $> y", ["1:3 stray-delimiter"]), ("<$name$> $>", ["1:10 stray-delimiter"]),
    ])
    func delimiters(text: String, places: [String]) {
        #expect(Compiling(text).places == places, "\(Compiling(text).problems)")
    }

    @Test(arguments: [
        ("<$if isOpen$>", ["1:1 unclosed-block"]), ("<$foreach B books$>", ["1:1 unclosed-block"]),
        ("<$endif$>", ["1:1 mismatched-end"]), ("<$endforeach$>", ["1:1 mismatched-end"]),
        ("<$else$>", ["1:1 mismatched-end"]),
        ("<$elseif isOpen$>", ["1:1 mismatched-end"]),
        ("<$if isOpen$><$endforeach$><$endif$>", ["1:14 mismatched-end"]),
        ("<$foreach B books$><$if isOpen$><$endforeach$>", ["1:20 unclosed-block"]),
        ("<$if isOpen$><$foreach B books$><$endif$>", ["1:14 unclosed-block"]),
        ("<$if isOpen$><$foreach B books$><$else$><$endif$>", ["1:14 unclosed-block"]),
        ("<$if isOpen$><$else$><$else$><$endif$>", ["1:22 mismatched-end"]),
        ("<$if isOpen$><$else$><$elseif isFull$><$endif$>", ["1:22 mismatched-end"]),
        ("<$if isOpen$>\n <$foreach B books$>\n", ["1:1 unclosed-block", "2:2 unclosed-block"]),
    ])
    func blocks(text: String, places: [String]) {
        #expect(Compiling(text).places == places, "\(Compiling(text).problems)")
    }

    @Test(arguments: [
        ("<$1 +$>", ["1:5 missing-expression"]), ("<$isOpen or$>", ["1:10 missing-expression"]),
        ("<$()$>", ["1:4 unexpected-text"]),
        ("<$(1$>", ["1:5 unexpected-text"]), ("<$(1, )$>", ["1:7 unexpected-text"]),
        ("<$* 2$>", ["1:3 unexpected-text"]),
        ("<$name.$>", ["1:7 unexpected-text"]), ("<$name. length$>", ["1:7 unexpected-text"]),
        ("<$.name$>", ["1:3 unexpected-text"]),
        ("<$name.1$>", ["1:7 unexpected-text"]), ("<$info['b'$>", ["1:11 unexpected-text"]),
        ("<$info[]$>", ["1:8 unexpected-text"]),
        ("<$name(1)$>", ["1:7 unexpected-text"]), ("<$name # 1$>", ["1:8 unexpected-text"]),
        ("<$name; 1$>", ["1:7 unexpected-text"]),
        ("<$'a$>", ["1:3 unclosed-string"]), ("<$\"a'$>", ["1:3 unclosed-string"]),
        ("<$'a$>'$>", ["1:3 unclosed-string", "1:8 stray-delimiter"]),
        ("<$'\\q'$>", ["1:4 unknown-escape"]), ("<$'\\é'$>", ["1:4 unknown-escape"]),
        ("<$12x$>", ["1:3 invalid-number"]),
        ("<$3-1$>", ["1:3 invalid-number"]), ("<$99999999999999999999$>", ["1:3 invalid-number"]),
        ("<$1.5.2$>", ["1:6 unexpected-text"]),
        ("<$count+1$>", ["1:8 missing-blank"]), ("<$count*2$>", ["1:8 missing-blank"]),
        ("<$2/2$>", ["1:4 missing-blank"]),
        ("<$count-1$>", ["1:3 unknown-name"]), ("<$not isOpen$>", ["1:7 trailing-text"]),
    ])
    func expressions(text: String, places: [String]) {
        #expect(Compiling(text).places == places, "\(Compiling(text).problems)")
    }

    @Test func allProblemsAreToldAtOnce() {
        let text = """
            <$nmae$>
            <$if(isOpen)$>
            <$foreach B boks$>
            <$B.whatever$> <$best.titel$>
            <$endfor$>
            <$else if x$>
            """
        #expect(
            Compiling(text).places == [
                "1:3 unknown-name", "2:1 unclosed-block", "2:3 missing-blank", "3:1 unclosed-block",
                "3:13 unknown-name",
                "4:23 unknown-key", "5:3 unknown-name", "6:1 else-if", "6:11 unknown-name",
            ])
    }

    @Test func relatedPlacesShowTheOtherEnd() {
        let compiling = Compiling("<$foreach B books do$>\n<$endforeach od$>")
        let related = compiling.compilation.diagnostics.first?.related.first
        #expect(related?.message == "The loop is here")
        #expect(related?.location.position?.line == 1)
    }

    @Test func textThatIsNoUTF8IsRefused() {
        let bytes = Array("é\n".utf8) + [0x61, 0xFF, 0x62]
        #expect(Compiling(bytes: bytes).problems == ["main:2:2: encoding: The template is not UTF-8 text"])
    }
}
