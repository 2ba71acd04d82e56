extension TemplateParser {
    mutating func readIf(_ command: CommandText) {
        var block = OpenBlock(.conditional, range: command.range)
        var parser = expressionParser(command, from: command.nameEnd)
        block.condition = parser.wholeExpression()
        push(block)
    }

    mutating func readElseIf(_ command: CommandText) {
        var parser = expressionParser(command, from: command.nameEnd)
        let condition = parser.wholeExpression()
        beginBranch(condition, command)
    }

    mutating func readElse(_ command: CommandText) {
        let rest = rest(of: command)
        if let rest, CommandName(word: firstWord(of: rest)) == .if {
            report(
                .templateElseIf, "`else if` is not one command", at: command.range,
                help: "Write `elseif` and the condition; it needs no `endif` of its own.")
            var parser = expressionParser(command, from: rest.lowerBound + 2)
            return beginBranch(parser.wholeExpression(), command)
        }
        reportTrailing(rest, after: "else")
        beginBranch(nil, command)
    }

    private mutating func beginBranch(_ condition: ExpressionSyntax?, _ command: CommandText) {
        guard closeInnerBlocks(of: .conditional, at: command) else { return }
        // Copies only the values that are needed. A copy of the block would make each branch copy all previous
        // branches.
        let (isInElse, opening) = (open[open.count - 1].isInElse, open[open.count - 1].range)
        if isInElse {
            report(
                .templateMismatchedEnd, "`\(word(of: command))` follows the `else` of the same `if`",
                at: command.range, help: "Put `elseif` before `else`, which is the last branch.",
                related: [related("The `if` is here", opening)])
        }
        open[open.count - 1].beginBranch(condition ?? (isInElse ? .invalid(at: command.range) : nil))
    }

    mutating func readEndIf(_ command: CommandText) {
        reportTrailing(rest(of: command), after: "endif")
        guard closeInnerBlocks(of: .conditional, at: command) else { return }
        close()
    }

    mutating func readForeach(_ command: CommandText) {
        var block = OpenBlock(.loop, range: command.range)
        var parser = expressionParser(command, from: command.nameEnd)
        let (variable, list, tag) = parser.loopHead()
        block.variable = variable
        block.list = list
        block.tag = tag
        push(block)
    }

    mutating func readEndForeach(_ command: CommandText) {
        var parser = expressionParser(command, from: command.nameEnd)
        let tag = parser.tag()
        guard closeInnerBlocks(of: .loop, at: command) else { return }
        let block = open[open.count - 1]
        if let opened = block.tag, let tag, opened != tag {
            report(
                .templateMismatchedTag, "`endforeach \(tag)` closes a loop with the tag `\(opened)`",
                at: command.range, help: "Write the same tag at both ends, or none.",
                related: [related("The loop is here", block.range)])
        }
        close()
    }

    mutating func readLoop(_ command: CommandText) {
        var block = OpenBlock(.counting, range: command.range)
        var parser = expressionParser(command, from: command.nameEnd)
        let (variable, numbers) = parser.countingHead()
        block.variable = variable
        block.numbers = numbers
        push(block)
    }

    mutating func readProcedure(_ command: CommandText) {
        var block = OpenBlock(.procedure, range: command.range)
        var parser = expressionParser(command, from: command.nameEnd)
        let names = parser.procedureHead()
        block.variable = names.first
        block.parameters = Array(names.dropFirst())
        push(block)
    }

    /// Reads `endloop` or `endprocedure`.
    mutating func readEnd(of kind: OpenBlock.Kind, _ command: CommandText) {
        reportTrailing(rest(of: command), after: word(of: command))
        guard closeInnerBlocks(of: kind, at: command) else { return }
        close()
    }

    private mutating func push(_ block: OpenBlock) {
        guard open.count <= limits.nesting else {
            isAbandoned = true
            return report(
                .templateLimit, "Blocks are more than \(limits.nesting) levels deep", at: block.range,
                help: "Move the inner blocks into a separate template, or combine conditions.")
        }
        open.append(block)
    }

    private mutating func close() {
        guard let statement = open.removeLast().statement() else { return }
        append(statement)
    }

    mutating func closeUnclosed(before end: String) {
        let block = open[open.count - 1]
        let word = block.kind.word
        defer { close() }
        guard !isAbandoned else { return }
        report(
            .templateUnclosedBlock, "`\(word)` is not closed before \(end)", at: block.range,
            help: "Write `<$end\(word)$>` where it ends.")
    }

    /// Ends the blocks that were opened after the innermost block of the kind and are still open; each is an error.
    /// Returns false and reports an error if no block of the kind is open.
    private mutating func closeInnerBlocks(of kind: OpenBlock.Kind, at command: CommandText) -> Bool {
        guard let index = open.lastIndex(where: { $0.kind == kind }) else {
            let opening = kind.word
            report(
                .templateMismatchedEnd, "`\(word(of: command))` has no matching `\(opening)`", at: command.range,
                help: "Remove it, or write the `\(opening)` before it.")
            return false
        }
        let line = source.text.position(at: command.range.lowerBound).line
        while open.count > index + 1 { closeUnclosed(before: "`\(word(of: command))` in line \(line)") }
        return true
    }
}

/// A block whose end the parser has not reached yet.
struct OpenBlock {
    enum Kind: Equatable {
        case file, conditional, loop, counting, procedure

        /// The command that opens the block.
        var word: String {
            switch self {
            case .file, .conditional: "if"
            case .loop: "foreach"
            case .counting: "loop"
            case .procedure: "procedure"
            }
        }
    }

    let kind: Kind
    /// The range of the command that opens the block.
    let range: Range<Int>
    /// The statements of the current branch or of the loop's body.
    var body: [StatementSyntax] = []

    // Used only for `if`.
    var branches: [BranchSyntax] = []
    /// The condition of the current branch; nil after `else`.
    var condition: ExpressionSyntax?

    /// The variable of a loop, or the name of a procedure.
    var variable: NameSyntax?

    // Used only for `foreach`.
    var list: ExpressionSyntax?
    var tag: String?

    // Used only for `loop`: the first number, the last, and the step.
    var numbers: [ExpressionSyntax] = []

    // Used only for `procedure`.
    var parameters: [NameSyntax] = []

    init(_ kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// Whether `else` has been read.
    var isInElse: Bool { kind == .conditional && condition == nil }

    /// Ends the current branch and begins the next.
    mutating func beginBranch(_ next: ExpressionSyntax?) {
        branches.append(BranchSyntax(condition: condition, body: body))
        condition = next
        body = []
    }

    /// The finished block as a statement of the outer block; nil for the file itself.
    func statement() -> StatementSyntax? {
        switch kind {
        case .file: return nil
        case .conditional: return .conditional(branches + [BranchSyntax(condition: condition, body: body)])
        case .loop:
            guard let variable, let list else { return nil }
            return .loop(LoopSyntax(variable: variable, list: list, body: body))
        case .counting:
            guard let variable, numbers.count > 1 else { return nil }
            return .counting(
                CountingSyntax(
                    variable: variable, first: numbers[0], last: numbers[1],
                    step: numbers.count > 2 ? numbers[2] : nil, body: body))
        case .procedure:
            guard let variable else { return nil }
            return .procedure(ProcedureSyntax(name: variable, parameters: parameters, body: body))
        }
    }
}
