import ModelcDiagnostics
import ModelcTemplating
import Testing

/// An error in a template has the same message, whether it is detected from types or only from values.
@Suite struct ProblemTextTests {
    @Test(arguments: [
        "<$-name$>", "<$name - 1$>", "<$isOpen + 1$>", "<$name < 1$>", "<$1 >= name$>", "<$1 in name$>",
        "<$1 notin name$>", "<$name == 1$>", "<$'x' in (tags, 'x')$>", "<$name['a']$>", "<$info[count]$>",
        "<$tags.join(count)$>", "<$name.nothing$>", "<$name.join$>", "<$best.author.nme$>", "<$tags$>",
        "<$books.@first$>",
        "<$foreach B name$>x<$endforeach$>", "<$if count$>x<$endif$>",
    ])
    func oneProblemHasOneText(template: String) throws {
        let checked = try #require(Compiling(template).compilation.diagnostics.first)
        // Without the type of the root, nothing is known before rendering.
        let rendered = try #require(Compiling(template, root: nil).renderingProblem)
        #expect(rendered.message == checked.message.replacing(" or nil", with: ""))
        #expect(rendered.help == checked.help)
        #expect(rendered.id == checked.id)
    }

    @Test func adviceForWhatIsNil() {
        #expect(Compiling("<$missing + 'x'$>").helps == ["Write `.default(…)` after the value that may be nil."])
        #expect(
            Compiling("<$missing + 'x'$>", root: nil).renderingProblem?.help
                == "Write `.default(…)` after the value that may be nil.")
    }
}
