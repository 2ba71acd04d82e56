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
        #expect(compiling.faults == ["main:1:11: unknown-include: There is no template `none`"])
    }

    @Test func cyclesAreErrors() {
        #expect(Compiling("<$include 'main'$>", including: ["main": "x"]).places == ["1:11 include-cycle"])
        let files = ["a": "<$include 'b'$>", "b": "\n<$include 'a'$>"]
        #expect(Compiling("<$include 'a'$>", including: files).faults == ["b:2:11: include-cycle: `a` includes itself"])
    }

    @Test func faultsPointIntoTheIncludedTemplateAndTellWhereItIsIncluded() {
        let compiling = Compiling(
            "\n<$include 'part'$><$include 'part'$>", including: ["part": "<$if isOpen$>\n<$nmae$>"])
        #expect(
            compiling.faults == [
                "part:1:1: unclosed-block: `if` is not closed before the end of the template",
                "part:2:3: unknown-name: There is no `nmae` here",
            ])
        let related = compiling.compilation.diagnostics.last?.related.first
        #expect(related?.message == "Included here")
        #expect(related?.location.path == "main")
        #expect(related?.location.position?.line == 2)
    }

    @Test func faultsOfRenderingPointIntoTheIncludedTemplate() {
        let text = Compiling("<$include 'part'$>", including: ["part": "a\n<$1 / 0$>"]).output
        #expect(text == "rendering: part:2:5: arithmetic: A number is divided by zero")
    }

    @Test func anIncludedTemplateIsCheckedWhereItIsIncluded() {
        let files = ["part": "<$X.title$>"]
        let text =
            "<$foreach X books$><$include 'part'$><$endforeach$><$foreach X tags$><$include 'part'$><$endforeach$>"
        #expect(
            Compiling(text, including: files).faults == ["part:1:5: unknown-key: `title` is not a filter for a string"])
    }

    @Test func anEmptyIncludedTemplateIsRefused() {
        #expect(Compiling("<$include 'part'$>", including: ["part": ""]).places == [])
    }
}
