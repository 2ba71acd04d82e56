extension ExpressionParser {
    /// Reads the operands of `foreach`: `NAME LIST [TAG]`.
    mutating func loopHead() -> (variable: NameSyntax, list: ExpressionSyntax, tag: String?) {
        let variable = variableName(in: "foreach NAME LIST")
        reportNeedlessIn()
        isInLoopHead = true
        let list = expression()
        let tag = tag()
        return (variable, hasFailed ? .invalid(at: list.range) : list, tag)
    }

    /// Reads the operands of `loop`: `NAME FIRST LAST [STEP]`.
    mutating func countingHead() -> (variable: NameSyntax, numbers: [ExpressionSyntax]) {
        let variable = variableName(in: "loop NAME FIRST LAST")
        var numbers: [ExpressionSyntax] = []
        while !hasFailed, numbers.count < 3, token.kind != .end || numbers.count < 2 { numbers.append(expression()) }
        expectEnd()
        let place = variable.range
        return (variable, hasFailed ? [.invalid(at: place), .invalid(at: place)] : numbers)
    }

    /// Reads the operands of `procedure`: its name and its parameters; empty after an error.
    mutating func procedureHead() -> [NameSyntax] {
        var names: [NameSyntax] = []
        repeat { names.append(variableName(in: "procedure NAME PARAMETER …")) } while !hasFailed && token.kind != .end
        return hasFailed ? [] : names
    }

    /// Reads the operands of `call`: `NAME VALUE …`, with a space between values.
    mutating func call() -> CallSyntax? {
        let name = variableName(in: "call NAME VALUE …")
        var arguments: [ExpressionSyntax] = []
        while !hasFailed, token.kind != .end { arguments.append(expression()) }
        return hasFailed ? nil : CallSyntax(name: name, arguments: arguments)
    }

    /// Reads the operands of `set`: `NAME = EXPRESSION`.
    mutating func assignment() -> (variable: NameSyntax, value: ExpressionSyntax) {
        let variable = variableName(in: "set NAME = EXPRESSION")
        guard token.kind == .binary(.equal), token.range.count == 1 else {
            let place = token.range
            let value = fail(
                .templateUnexpectedText, "`=` is missing here", at: place, help: "Write `set NAME = EXPRESSION`.")
            return (variable, value)
        }
        advance()
        return (variable, wholeExpression())
    }

    /// Reads the name of an included template, in quotes.
    mutating func includedName() -> NameSyntax? {
        guard case .string(let name) = token.kind else {
            _ = fail(
                .templateMissingExpression, "`include` needs the name of a template in quotes", at: token.range,
                help: "Write `include \"name\"`.")
            return nil
        }
        let range = token.range
        advance()
        expectEnd()
        return hasFailed ? nil : NameSyntax(name: name, range: range)
    }

    /// Reads the tag after `endforeach` or after a loop's list; nil if there is none.
    mutating func tag() -> String? {
        guard !hasFailed, case .word(let word) = token.kind else {
            expectEnd()
            return nil
        }
        advance()
        expectEnd()
        return word
    }

    private mutating func variableName(in form: String) -> NameSyntax {
        let range = token.range
        let name = text(of: range)
        switch token.kind {
        case .word where name.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "@") }):
            _ = fail(
                .templateInvalidName, "`\(name)` is not a name for a variable", at: range,
                help: "Names are made of letters, digits and `_`.")
        case .word where isReserved(name), .binary where isReserved(name):
            _ = fail(
                .templateReservedName, "`\(name)` is a word of the template language", at: range,
                help: "Choose another name for the variable.")
        case .word: break
        case .integer, .double, .string, .binary, .not, .dot, .comma, .leftParenthesis, .rightParenthesis,
            .leftBracket, .rightBracket, .end, .invalid:
            _ = fail(
                .templateMissingExpression, "The name of a variable is missing here", at: range,
                help: "Write `\(form)`.")
        }
        if !hasFailed { advance() }
        return NameSyntax(name: name, range: range)
    }

    private func isReserved(_ name: String) -> Bool {
        CommandName(word: name) != nil || TemplateOperator(word: name) != nil
            || ["true", "false", "nil"].contains(name)
    }

    /// Reports the word `in` in a loop, as in `foreach x in list`. Other languages require this word.
    private mutating func reportNeedlessIn() {
        guard token.kind == .binary(.isIn), !hasFailed else { return }
        _ = fail(
            .templateUnexpectedText, "A loop is written without `\(text(of: token.range))`", at: token.range,
            help: "Write `foreach NAME LIST`.")
    }
}
