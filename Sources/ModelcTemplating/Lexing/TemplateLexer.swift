/// Splits a template into text and commands.
///
/// Text consists of ranges of the file that are copied unchanged. Backslashes before delimiters, the CR of a CR LF, and
/// lines that contain only commands are left out.
struct TemplateLexer {
    let source: TemplateSource
    private(set) var dialect: TemplateDialect
    let problems: ProblemCollector
    let bytes: [UInt8]

    init(_ source: TemplateSource, dialect: TemplateDialect, problems: ProblemCollector) {
        self.source = source
        bytes = source.text.bytes
        self.dialect = dialect
        self.problems = problems
    }

    /// Returns the pieces of the template. A `layout` command at its start decides the dialect.
    mutating func pieces() -> [TemplatePiece] {
        var scanner = CommandScanner(source: source, problems: problems)
        var commands = scanner.commands()
        readLayout(of: &commands)
        reportLineEnds()
        if dialect.removesCommandLines { LineScanner(bytes: bytes).markCommandsAlone(in: &commands) }
        return pieces(around: commands)
    }

    /// Reads the `layout` command if the template begins with it. The line of the command is never copied.
    private mutating func readLayout(of commands: inout [CommandText]) {
        let lines = LineScanner(bytes: bytes)
        guard let first = commands.first, first.name == .layout, first.range.lowerBound == lines.start else { return }
        let words = bytes[first.nameEnd..<first.content.upperBound].split(whereSeparator: Bytes.isSpace)
            .map { String(decoding: $0, as: UTF8.self) }
        if let layout = TemplateDialect(layout: words) {
            dialect = layout
        } else {
            problems.report(
                .templateUnexpectedText, "`layout` is followed by `exact` or `exact squeezed`",
                at: TemplateLocation(source: source, range: first.range),
                help:
                    "Write `<$layout exact$>` to copy all text as it is; `squeezed` also shortens runs of blank lines.")
        }
        commands[0].isAloneOnLine = lines.isLineEnd(lines.blanksEnd(after: first.range.upperBound))
    }

    private func pieces(around commands: [CommandText]) -> [TemplatePiece] {
        let lines = LineScanner(bytes: bytes)
        var pieces: [TemplatePiece] = []
        var textStart = lines.start
        for command in commands {
            let textEnd = command.isAloneOnLine ? lines.blanksStart(before: command.range.lowerBound) : nil
            appendText(textStart..<max(textStart, textEnd ?? command.range.lowerBound), to: &pieces)
            pieces.append(.command(command))
            textStart = command.range.upperBound
            if command.isAloneOnLine { textStart = lines.blanksEnd(after: textStart, withLineEnd: true) }
        }
        appendText(textStart..<bytes.count, to: &pieces)
        return pieces
    }

    /// Appends text, without backslashes before delimiters and without the CR of line ends.
    private func appendText(_ range: Range<Int>, to pieces: inout [TemplatePiece]) {
        var start = range.lowerBound
        for index in leftOut(of: range) {
            if start < index { pieces.append(.text(start..<index)) }
            start = index + 1
        }
        if start < range.upperBound { pieces.append(.text(start..<range.upperBound)) }
    }

    /// The positions of the bytes that are not copied, in ascending order.
    private func leftOut(of range: Range<Int>) -> [Int] {
        [Bytes.carriageReturn, Bytes.backslash].flatMap { byte in
            bytes.places(of: byte, in: range).filter(isLeftOut)
        }.sorted()
    }

    private func isLeftOut(_ index: Int) -> Bool {
        switch bytes[index] {
        case Bytes.carriageReturn:
            dialect.normalizesLineEnds && index + 1 < bytes.count && bytes[index + 1] == Bytes.lineFeed
        case Bytes.backslash: Delimiter.starts(at: index + 1, in: bytes)
        default: false
        }
    }

    private func reportLineEnds() {
        guard dialect.normalizesLineEnds else { return }
        let returns = bytes.places(of: Bytes.carriageReturn, in: 0..<bytes.count)
        let first = returns.first { $0 + 1 < bytes.count && bytes[$0 + 1] == Bytes.lineFeed }
        guard let first else { return }
        problems.report(
            .templateLineEnds, "The template has CR LF line endings; the output has LF",
            at: TemplateLocation(source: source, range: first..<(first + 2)),
            help: "Save the template with Unix line endings (LF).", severity: .warning)
    }
}
