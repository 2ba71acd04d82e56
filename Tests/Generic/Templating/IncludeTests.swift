import ModelcTemplating
import Testing

@Suite struct IncludeTests {
    @Test func anIncludedTemplateSeesTheVariablesAround() {
        let files = ["title": "<$B.title$>,"]
        #expect(
            Compiling("<$foreach B books$><$include 'title'$><$endforeach$>", including: files).output
                == "alpha,beta,gamma,")
    }

    @Test func variablesOfAnIncludedTemplateEndWithIt() {
        let files = ["part": "<$set x = 1$><$set y = 2$>"]
        let text = "<$set x = 0$><$include 'part'$><$x$>"
        #expect(Compiling(text, including: files).output == "1")
        #expect(Compiling(text + "<$y$>", including: files).places == ["1:39 unknown-name"])
    }

    @Test func aLineWithAnIncludeGivesItsIndentation() {
        let files = ["part": "a\n\n  b <$text$>\n<$include 'inner'$>\n  <$include 'inner'$>\n", "inner": "{\n}\n"]
        let text = "x\n  <$include 'part'$>\ny <$include 'inner'$>"
        let expected = "x\n  a\n\n    b first\n\n    last\n  {\n  }\n    {\n    }\ny {\n}\n"
        #expect(Compiling(text, including: files).output == expected)
    }

    @Test func anUnknownTemplateIsAnError() {
        let compiling = Compiling("<$include 'none'$>")
        #expect(compiling.problems == ["main:1:11: unknown-include: There is no template `none`"])
    }

    @Test func cyclesAreErrors() {
        #expect(Compiling("<$include 'main'$>", including: ["main": "x"]).places == ["1:11 include-cycle"])
        let files = ["a": "<$include 'b'$>", "b": "\n<$include 'a'$>"]
        #expect(
            Compiling("<$include 'a'$>", including: files).problems == ["b:2:11: include-cycle: `a` includes itself"])
    }

    @Test func problemsPointIntoTheIncludedTemplateAndTellWhereItIsIncluded() {
        let compiling = Compiling(
            "\n<$include 'part'$><$include 'part'$>", including: ["part": "<$if isOpen$>\n<$nmae$>"])
        #expect(
            compiling.problems == [
                "part:1:1: unclosed-block: `if` is not closed before the end of the template",
                "part:2:3: unknown-name: There is no `nmae` here",
            ])
        let related = compiling.compilation.diagnostics.last?.related.first
        #expect(related?.message == "Included here")
        #expect(related?.location.path == "main")
        #expect(related?.location.position?.line == 2)
    }

    @Test func problemsOfRenderingPointIntoTheIncludedTemplate() {
        let text = Compiling("<$include 'part'$>", including: ["part": "a\n<$1 / 0$>"]).output
        #expect(text == "rendering: part:2:5: arithmetic: A number is divided by zero")
    }

    @Test func anIncludedTemplateIsCheckedWhereItIsIncluded() {
        let files = ["part": "<$X.title$>"]
        let text =
            "<$foreach X books$><$include 'part'$><$endforeach$><$foreach X tags$><$include 'part'$><$endforeach$>"
        #expect(
            Compiling(text, including: files).problems == [
                "part:1:5: unknown-key: `title` is not a filter for a string"
            ])
    }

    @Test func anEmptyIncludedTemplateIsRefused() {
        #expect(Compiling("<$include 'part'$>", including: ["part": ""]).places == [])
    }
}

@Suite struct ScopeTests {
    @Test func aLoopVariableHidesKeysOfTheRootAndOuterLoops() {
        #expect(output("<$foreach name tags$><$name$> <$endforeach$><$name$>") == "red green red oak shelf")
        let nested = "<$foreach X tags$><$foreach X numbers$><$X$><$XIndex$><$endforeach$><$X$> <$endforeach$>"
        #expect(output(nested) == "102132red 102132green 102132red ")
    }

    @Test func aVariableHidesAKeyUntilItsBlockEnds() {
        #expect(output("<$if isOpen$><$set name = 'x'$><$name$><$endif$> <$name$>") == "x oak shelf")
    }

    @Test func setInAnInnerBlockChangesTheVariableOfTheOuterOne() {
        #expect(output("<$set x = 1$><$if isOpen$><$set x = 2$><$endif$><$x$>") == "2")
        #expect(output("<$set n = 0$><$foreach B books$><$set n = n + B.pages$><$endforeach$><$n$>") == "300")
    }

    @Test func aVariableOfABlockIsUnknownBehindIt() {
        let compiling = Compiling("<$if isOpen$><$set x = 2$><$endif$><$x$>")
        #expect(compiling.problems == ["main:1:38: unknown-name: There is no `x` here"])
        #expect(compiling.helps == ["It belongs to a block that has ended: `set` it before that block begins."])
    }

    @Test func theVariablesOfALoopEndWithIt() {
        let text = "<$foreach B books$><$endforeach$><$B$><$BIndex$><$BIsFirst$><$BIsLast$>"
        #expect(
            Compiling(text).places == [
                "1:36 unknown-name", "1:41 unknown-name", "1:51 unknown-name", "1:63 unknown-name",
            ])
    }

    @Test func onlyDictionariesHaveKeysInLoops() {
        #expect(Compiling("<$foreach B books$><$BKey$><$endforeach$>").places == ["1:22 unknown-name"])
    }

    @Test func setCannotChangeTheVariableOfALoop() {
        #expect(Compiling("<$foreach B books$><$set B = 1$><$endforeach$>").places == ["1:26 reserved-name"])
        #expect(Compiling("<$foreach B books$><$set BIndex = 1$><$endforeach$>").places == ["1:26 reserved-name"])
    }

    @Test func aVariableKeepsItsKind() {
        let compiling = Compiling("<$set x = 1$><$set x = 'a'$>")
        #expect(compiling.problems == ["main:1:24: wrong-kind: `x` holds an integer, not a string"])
        #expect(Compiling("<$set x = note$><$set x = name$><$set x = nil$>").problems.isEmpty)
        #expect(Compiling("<$set x = name$><$set x = note$>").places == ["1:27 wrong-kind"])
    }

    @Test func slotsAreUsedAgainButNotSharedByLiveVariables() {
        let text = """
            <$set a = 'a'$><$foreach X numbers$><$set b = X$><$foreach Y tags$><$set c = Y$><$endforeach$>\
            <$set d = b$><$a$><$d$><$endforeach$>
            """
        #expect(output(text) == "a1a2a3")
    }
}
