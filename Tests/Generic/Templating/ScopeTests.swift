import ModelcTemplating
import Testing

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
        #expect(compiling.faults == ["main:1:38: unknown-name: There is no `x` here"])
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
        #expect(compiling.faults == ["main:1:24: wrong-kind: `x` holds an integer, not a string"])
        #expect(Compiling("<$set x = note$><$set x = name$><$set x = nil$>").faults.isEmpty)
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
