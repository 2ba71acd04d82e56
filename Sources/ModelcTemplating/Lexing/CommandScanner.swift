/// Finds the commands of a template.
struct CommandScanner {
    private let source: TemplateSource
    private let bytes: [UInt8]
    private let lines: LineScanner
    private let problems: ProblemCollector
    /// The white space at the beginning of the line of the last command. It is cached because one line may contain many
    /// commands.
    private var indentation: Range<Int>?

    init(source: TemplateSource, problems: ProblemCollector) {
        self.source = source
        bytes = source.text.bytes
        lines = LineScanner(bytes: bytes)
        self.problems = problems
    }

    mutating func commands() -> [CommandText] {
        var commands: [CommandText] = []
        var index = lines.start
        while let dollar = bytes.firstPlace(of: Bytes.dollar, in: index..<bytes.count) {
            if let start = start(before: dollar, from: index) {
                let command = command(at: start)
                commands.append(command)
                index = command.range.upperBound
            } else {
                reportStrayEnd(at: dollar)
                index = dollar + 1
            }
        }
        return commands
    }

    /// Returns the start of the command whose opening delimiter ends with this dollar sign; nil if the sign does not
    /// belong to an opening delimiter.
    private func start(before dollar: Int, from index: Int) -> Int? {
        let start = dollar - 1
        let opens = start >= index && Delimiter.opens(at: start, in: bytes)
        return opens && !Delimiter.isEscaped(at: start, in: bytes) ? start : nil
    }

    private mutating func command(at start: Int) -> CommandText {
        let contentStart = start + 2
        let contentEnd = endOfContent(from: contentStart)
        let isClosed = Delimiter.closes(at: contentEnd, in: bytes)
        if !isClosed { reportUnclosed(at: start, foundAt: contentEnd) }
        let word = firstWord(in: contentStart..<contentEnd)
        return CommandText(
            range: start..<(isClosed ? contentEnd + 2 : contentEnd), content: contentStart..<contentEnd,
            name: CommandName(word: String(decoding: bytes[word], as: UTF8.self)), nameEnd: word.upperBound,
            indentation: indentation(ofLineAt: start))
    }

    private mutating func indentation(ofLineAt index: Int) -> Range<Int> {
        let column = source.text.position(at: index).column
        let lineStart = max(index - column + 1, lines.start)
        if let indentation, indentation.lowerBound == lineStart { return indentation }
        let blanks = lineStart..<lines.blanksEnd(after: lineStart)
        indentation = blanks
        return blanks
    }

    /// Returns the position of the closing `$>`, or of the next command if that comes first.
    private func endOfContent(from start: Int) -> Int {
        var index = start
        while let dollar = bytes.firstPlace(of: Bytes.dollar, in: index..<bytes.count) {
            if let next = self.start(before: dollar, from: start) { return next }
            if Delimiter.closes(at: dollar, in: bytes), !Delimiter.isEscaped(at: dollar, in: bytes) { return dollar }
            index = dollar + 1
        }
        return bytes.count
    }

    private func firstWord(in range: Range<Int>) -> Range<Int> {
        let start = range.first { !Bytes.isSpace(bytes[$0]) } ?? range.upperBound
        let end = (start..<range.upperBound).first { Bytes.isSpace(bytes[$0]) } ?? range.upperBound
        return start..<end
    }

    private func reportUnclosed(at start: Int, foundAt end: Int) {
        let isNested = end < bytes.count
        problems.report(
            .templateUnclosedCommand,
            isNested ? "The command is not closed before the next one begins" : "The command is never closed",
            at: TemplateLocation(source: source, range: start..<(start + 2)),
            help: "Write `$>` at its end, or `\\<$` for the characters themselves.")
    }

    private func reportStrayEnd(at index: Int) {
        guard Delimiter.closes(at: index, in: bytes), !Delimiter.isEscaped(at: index, in: bytes) else { return }
        problems.report(
            .templateStrayDelimiter, "`$>` does not close a command; it is copied to the output",
            at: TemplateLocation(source: source, range: index..<(index + 2)),
            help: "Write `<$` before the command, or `\\$>` for the characters themselves.", severity: .warning)
    }
}
