import ModelcTemplating
import Testing

/// Errors that other dialects accept silently.
@Suite struct StrictnessTests {
    @Test func anUnknownNameIsNoText() {
        let compiling = Compiling("a\n  <$nmae$>")
        #expect(compiling.problems == ["main:2:5: unknown-name: There is no `nmae` here"])
        #expect(compiling.helps == ["Did you mean `name`?"])
        #expect(Compiling("<$'nmae'$>").problems.isEmpty)
        #expect(Compiling("<$\"nmae\"$>").problems.isEmpty)
        #expect(Compiling("<$if whatever$>x<$endif$>").places == ["1:6 unknown-name"])
    }

    @Test func anUnknownDeeperComponentNamesTheTypeAndItsKeys() {
        let compiling = Compiling("<$best.author.nam$> <$best.xyz$>")
        #expect(
            compiling.problems == [
                "main:1:15: unknown-key: Author has no key `nam`", "main:1:28: unknown-key: Book has no key `xyz`",
            ])
        #expect(
            compiling.helps == ["Did you mean `name`?", "Its keys are title, pages, author, tags, isRare, shelf."])
    }

    @Test func anEmptyTemplateIsRefused() {
        #expect(Compiling("").problems == [], "it makes no file")
    }

    @Test func elseIfIsNotElse() {
        let compiling = Compiling("<$if isFull$>a<$else if isOpen$>b<$endif$>")
        #expect(compiling.problems == ["main:1:15: else-if: `else if` is not one command"])
        #expect(Compiling("<$if isFull$>a<$ELSE  IF(x)$>b<$endif$>").places == ["1:15 else-if", "1:26 unknown-name"])
    }

    @Test(arguments: [
        ("<$name count$>", "1:8 trailing-text"), ("<$if isOpen isFull$><$endif$>", "1:13 trailing-text"),
        ("<$if isOpen$><$else x$><$endif$>", "1:21 trailing-text"), ("<$if isOpen$><$endif x$>", "1:22 trailing-text"),
        ("<$if isFull$><$elseif isOpen do$><$endif$>", "1:30 trailing-text"), ("<$(1) 2$>", "1:7 trailing-text"),
        ("<$foreach B books do it$><$endforeach$>", "1:22 trailing-text"), ("<$name)$>", "1:7 trailing-text"),
        ("<$foreach B books$><$endforeach a b$>", "1:35 trailing-text"), ("<$set x = 1 2$>", "1:13 trailing-text"),
        ("<$name .length$>", "1:8 trailing-text"), ("<$include 'a' x$>", "1:15 trailing-text"),
        ("<$foreach B books$><$endforeach == $>", "1:33 trailing-text"),
    ])
    func textAfterAnExpression(text: String, place: String) {
        #expect(Compiling(text).places == [place], "\(Compiling(text).problems)")
    }

    @Test(arguments: [
        ("<$1 <> 2$>", "`<>` is not an operator", "Write `!=`."),
        ("<$1 >< 2$>", "`><` is not an operator", "Write `!=`."),
        ("<$isOpen & isFull$>", "`&` is not an operator", "Write `&&`."),
        ("<$isOpen | isFull$>", "`|` is not an operator", "Write `||`."),
    ])
    func doubtfulOperators(text: String, message: String, help: String) {
        #expect(Compiling(text).problems.first?.hasSuffix("unknown-operator: " + message) == true)
        #expect(Compiling(text).helps == [help])
    }

    @Test func aCommandNeedsABlank() {
        let compiling = Compiling("<$if(isOpen)$>a<$elseif(isFull)$>b<$endif$>")
        #expect(
            compiling.problems == [
                "main:1:3: missing-blank: `if` needs a space after it; without a space this is a field",
                "main:1:18: missing-blank: `elseif` needs a space after it; without a space this is a field",
            ])
        #expect(Compiling("<$foreach(x)$>").places.contains("1:3 missing-blank"))
        #expect(Compiling("<$if!isOpen$><$endif$>").places == ["1:3 missing-blank"])
    }

    @Test func tagsMustMatchAndBeNoOperators() {
        #expect(Compiling("<$foreach B books do$><$endforeach od$>").places == ["1:23 mismatched-tag"])
        for tag in ["in", "or", "and", "eq", "ne", "lt"] {
            #expect(Compiling("<$foreach B books \(tag)$><$endforeach$>").places == ["1:19 operator-tag"])
        }
    }

    @Test(arguments: [
        "<$foreach B name$><$endforeach$>", "<$foreach B best$><$endforeach$>", "<$foreach B 3$><$endforeach$>",
        "<$foreach B isOpen$><$endforeach$>",
    ])
    func aLoopNeedsAList(text: String) {
        #expect(Compiling(text).places == ["1:13 wrong-kind"])
    }

    @Test func aLoopNeedsAListWhenRenderingToo() {
        let text = "<$foreach B dynamic.text$><$endforeach$>"
        #expect(output(text) == "rendering: main:1:21: wrong-kind: A loop needs a list, not a string")
    }

    @Test(arguments: ["Date", "Index", "copy", "NEXT", "while"])
    func aFieldWithTheNameOfACommand(name: String) {
        let compiling = Compiling("<$\(name)$>")
        #expect(
            compiling.problems == ["main:1:1: reserved-name: `\(name)` is the name of a command and cannot be a field"])
        #expect(compiling.helps == ["Write `<$field \(name)$>`, or rename the variable."])
    }

    @Test func aCommandsNameWithAKeyBehindItIsAField() {
        #expect(Compiling("<$Set.name$>").places == ["1:3 unknown-name"])
        #expect(Compiling("<$index.name$>").places == ["1:3 unknown-name"])
    }

    @Test(arguments: ["Index", "date", "If", "or", "IN", "true", "nil"])
    func aVariableWithTheNameOfACommand(name: String) {
        #expect(Compiling("<$foreach \(name) books$><$endforeach$>").places == ["1:11 reserved-name"])
        #expect(Compiling("<$set \(name) = 1$>").places == ["1:7 reserved-name"])
    }

    @Test func lineEndsOfOtherSystemsAreAWarning() {
        let compiling = Compiling("a\r\n<$if isOpen$>\r\nb\rc\r\n<$endif$>\r\n")
        #expect(compiling.problems == ["main:1:2: line-ends: The template has CR LF line endings; the output has LF"])
        #expect(compiling.compilation.diagnostics.map(\.severity) == [.warning])
        #expect(compiling.output == "a\nb\rc\n")
    }

    @Test(arguments: [
        "break", "continue", "copy x", "date x", "delayedparse x", "identify x", "index x",
        "next x", "omit x", "option betweenWhitespace trim", "setglobal x 1", "while x",
    ])
    func unsupportedCommands(command: String) {
        let isAlone = !command.contains(" ")
        #expect(Compiling("<$\(command)$>").places == [isAlone ? "1:1 reserved-name" : "1:1 unsupported-command"])
    }
}
