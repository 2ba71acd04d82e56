import ModelcDiagnostics

/// Puts the pieces of a template together. Open blocks are kept in a list, so that no nesting exhausts the stack.
struct TemplateParser {
    let source: TemplateSource
    let limits: TemplateLimits
    let faults: FaultCollector
    var open: [OpenBlock]
    /// Whether blocks were so deep that the rest was not read.
    var isAbandoned = false

    init(_ source: TemplateSource, limits: TemplateLimits, faults: FaultCollector) {
        self.source = source
        self.limits = limits
        self.faults = faults
        open = [OpenBlock(.file, range: 0..<0)]
    }

    mutating func parse(_ pieces: [TemplatePiece]) -> TemplateSyntax {
        for piece in pieces where !isAbandoned {
            switch piece {
            case .text(let range): append(.text(range))
            case .command(let command): read(command)
            }
        }
        while open.count > 1 { closeUnclosed(before: "the end of the template") }
        return TemplateSyntax(source: source, statements: open[0].body)
    }

    mutating func append(_ statement: StatementSyntax) {
        open[open.count - 1].body.append(statement)
    }

    private mutating func read(_ command: CommandText) {
        guard let name = command.name else { return readField(command) }
        switch name {
        case .if: readIf(command)
        case .elseif: readElseIf(command)
        case .else: readElse(command)
        case .endif: readEndIf(command)
        case .foreach: readForeach(command)
        case .endforeach: readEndForeach(command)
        case .set: readSet(command)
        case .include: readInclude(command)
        case .comment: break
        case .field: append(field(command, from: command.nameEnd))
        case .break, .call, .continue, .copy, .date, .debug, .delayedparse, .endloop, .endprocedure, .endwhile,
            .identify, .index, .loop, .next, .omit, .option, .procedure, .setengine, .setglobal, .setlocal, .setmerge,
            .while:
            reportUnsupported(command)
        }
    }

    /// Reads a field, or a command that is glued to its expression, such as `if(x)`.
    private mutating func readField(_ command: CommandText) {
        let start = command.content.first { !Bytes.isSpace(source.text.bytes[$0]) }
        guard let start else { return reportEmpty(command) }
        let end = (start..<command.content.upperBound).first { !Bytes.continuesWord(source.text.bytes[$0]) }
        guard let end, source.text.bytes[end] != Bytes.dot,
            let name = CommandName(word: String(decoding: source.text.bytes[start..<end], as: UTF8.self)),
            name.isSupported
        else { return append(field(command, from: command.content.lowerBound)) }
        report(
            .templateMissingBlank, "`\(name.rawValue)` needs a blank after it; without one this is a field",
            at: start..<end, help: "Write `\(name.rawValue) ` and then the rest.")
        read(
            CommandText(
                range: command.range, content: command.content, name: name, nameEnd: end,
                indentation: command.indentation))
    }

    private func field(_ command: CommandText, from start: Int) -> StatementSyntax {
        var parser = expressionParser(command, from: start)
        return .field(parser.wholeExpression(), indentation: command.indentation)
    }

    private mutating func readSet(_ command: CommandText) {
        var parser = expressionParser(command, from: command.nameEnd)
        let (variable, value) = parser.assignment()
        append(.assignment(variable, value))
    }

    private mutating func readInclude(_ command: CommandText) {
        var parser = expressionParser(command, from: command.nameEnd)
        guard let name = parser.includedName() else { return }
        let blanks = command.indentation
        append(.include(name, indentation: command.isAloneOnLine ? blanks : blanks.lowerBound..<blanks.lowerBound))
    }

    func expressionParser(_ command: CommandText, from start: Int) -> ExpressionParser {
        ExpressionParser(source, range: start..<command.content.upperBound, limits: limits, faults: faults)
    }

    func report(
        _ id: DiagnosticID, _ message: String, at range: Range<Int>, help: String, related: [RelatedPlace] = []
    ) {
        faults.report(
            id, message, at: TemplatePlace(source: source, range: range), help: help, related: related)
    }
}
