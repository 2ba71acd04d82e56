import ModelcDiagnostics

/// Builds the syntax tree of a template. Open blocks are kept in a list instead of on the call stack, so that deep
/// nesting does not exhaust the stack.
struct TemplateParser {
    let source: TemplateSource
    let limits: TemplateLimits
    let problems: ProblemCollector
    var open: [OpenBlock]
    /// Whether the blocks are nested too deeply. The rest of the template is then not read.
    var isAbandoned = false

    init(_ source: TemplateSource, limits: TemplateLimits, problems: ProblemCollector) {
        self.source = source
        self.limits = limits
        self.problems = problems
        open = [OpenBlock(.file, range: 0..<0)]
    }

    mutating func parse(_ pieces: [TemplatePiece], _ dialect: TemplateDialect) -> TemplateSyntax {
        for piece in pieces where !isAbandoned {
            switch piece {
            case .text(let range): append(.text(range))
            case .command(let command): read(command)
            }
        }
        while open.count > 1 { closeUnclosed(before: "the end of the template") }
        return TemplateSyntax(source: source, statements: open[0].body, dialect: dialect)
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
        case .loop: readLoop(command)
        case .endloop: readEnd(of: .counting, command)
        case .procedure: readProcedure(command)
        case .endprocedure: readEnd(of: .procedure, command)
        case .call: readCall(command)
        case .layout: readLayout(command)
        case .set: readSet(command)
        case .include: readInclude(command)
        case .comment: break
        case .field: append(field(command, from: command.nameEnd))
        case .break, .continue, .copy, .date, .debug, .delayedparse, .endwhile, .identify, .index, .next, .omit,
            .option, .setengine, .setglobal, .setlocal, .setmerge, .while:
            reportUnsupported(command)
        }
    }

    /// Reads a field, or a command without a space before its expression, such as `if(x)`.
    private mutating func readField(_ command: CommandText) {
        let start = command.content.first { !Bytes.isSpace(source.text.bytes[$0]) }
        guard let start else { return reportEmpty(command) }
        let end = (start..<command.content.upperBound).first { !Bytes.continuesWord(source.text.bytes[$0]) }
        guard let end, source.text.bytes[end] != Bytes.dot,
            let name = CommandName(word: String(decoding: source.text.bytes[start..<end], as: UTF8.self)),
            name.isSupported
        else { return append(field(command, from: command.content.lowerBound)) }
        report(
            .templateMissingBlank, "`\(name.rawValue)` needs a space after it; without a space this is a field",
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
        append(.include(name, indentation: indentation(ofTextOf: command)))
    }

    private mutating func readCall(_ command: CommandText) {
        var parser = expressionParser(command, from: command.nameEnd)
        guard let call = parser.call() else { return }
        append(.call(call, indentation: indentation(ofTextOf: command)))
    }

    /// Returns the white space before all lines of the text that the command inserts. Empty unless the command is
    /// alone on its line.
    private func indentation(ofTextOf command: CommandText) -> Range<Int> {
        let blanks = command.indentation
        return command.isAloneOnLine ? blanks : blanks.lowerBound..<blanks.lowerBound
    }

    /// Reports a `layout` command that does not begin the template.
    private mutating func readLayout(_ command: CommandText) {
        guard command.range.lowerBound > LineScanner(bytes: source.text.bytes).start else { return }
        report(
            .templateUnexpectedText, "`layout` is not at the beginning of the template", at: command.range,
            help: "Move it to the first line; it applies to the whole file.")
    }

    func expressionParser(_ command: CommandText, from start: Int) -> ExpressionParser {
        ExpressionParser(source, range: start..<command.content.upperBound, limits: limits, problems: problems)
    }

    func report(
        _ id: DiagnosticID, _ message: String, at range: Range<Int>, help: String, related: [RelatedLocation] = []
    ) {
        problems.report(
            id, message, at: TemplateLocation(source: source, range: range), help: help, related: related)
    }
}

extension TemplateParser {
    /// The name of the command in its usual spelling; `field` if it has no name.
    func word(of command: CommandText) -> String { command.name?.rawValue ?? "field" }

    /// The range after the command's name, without white space at its ends; nil if it is empty.
    func rest(of command: CommandText) -> Range<Int>? {
        let bytes = source.text.bytes
        let range = command.nameEnd..<command.content.upperBound
        guard let start = range.first(where: { !Bytes.isSpace(bytes[$0]) }),
            let last = range.last(where: { !Bytes.isSpace(bytes[$0]) })
        else { return nil }
        return start..<(last + 1)
    }

    /// The letters at the beginning of the range.
    func firstWord(of range: Range<Int>) -> String {
        let end = range.first { !Bytes.continuesWord(source.text.bytes[$0]) } ?? range.upperBound
        return String(decoding: source.text.bytes[range.lowerBound..<end], as: UTF8.self)
    }

    func related(_ message: String, _ range: Range<Int>) -> RelatedLocation {
        RelatedLocation(message, at: TemplateLocation(source: source, range: range).location)
    }

    func reportTrailing(_ rest: Range<Int>?, after word: String) {
        guard let rest else { return }
        report(
            .templateTrailingText, "`\(word)` is followed by text that has no effect", at: rest,
            help: "Remove it; write comments as `<$comment …$>`.")
    }

    func reportEmpty(_ command: CommandText) {
        report(
            .templateEmptyCommand, "The command is empty", at: command.range,
            help: "Write a key path or a command between `<$` and `$>`.")
    }

    func reportUnsupported(_ command: CommandText) {
        let text = firstWord(of: command.nameEnd - word(of: command).utf8.count..<command.nameEnd)
        // A command name without any text after it was probably intended as a field.
        if rest(of: command) == nil {
            report(
                .templateReservedName, "`\(text)` is the name of a command and cannot be a field",
                at: command.range, help: "Write `<$field \(text)$>`, or rename the variable.")
        } else {
            report(
                .templateUnsupportedCommand, "The command `\(text)` is not supported", at: command.range,
                help: text.lowercased() == "option"
                    ? "Remove it: lines that hold only commands disappear by themselves."
                    : "Use `if`, `foreach`, `loop`, `procedure`, `call`, `set`, `include`, `comment` or a field.")
        }
    }
}
