/// Divides a template into text and commands.
///
/// Text consists of ranges of the file that are copied unchanged: backslashes before delimiters, the CR of a CR LF and
/// the lines of commands that are alone on them are left out here.
struct TemplateLexer {
    let source: TemplateSource
    let dialect: TemplateDialect
    let faults: ProblemCollector
    let bytes: [UInt8]

    init(_ source: TemplateSource, dialect: TemplateDialect, faults: ProblemCollector) {
        self.source = source
        bytes = source.text.bytes
        self.dialect = dialect
        self.faults = faults
    }

    func pieces() -> [TemplatePiece] {
        reportLineEnds()
        var scanner = CommandScanner(source: source, faults: faults)
        var commands = scanner.commands()
        if dialect.removesCommandLines { LineScanner(bytes: bytes).markCommandsAlone(in: &commands) }
        return pieces(around: commands)
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

    /// Appends the text without the backslashes before delimiters and without the CR of line ends.
    private func appendText(_ range: Range<Int>, to pieces: inout [TemplatePiece]) {
        var start = range.lowerBound
        for index in leftOut(of: range) {
            if start < index { pieces.append(.text(start..<index)) }
            start = index + 1
        }
        if start < range.upperBound { pieces.append(.text(start..<range.upperBound)) }
    }

    /// The bytes of a text that are not copied, in order.
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
        faults.report(
            .templateLineEnds, "The template has CR LF line endings; the output has LF",
            at: TemplateLocation(source: source, range: first..<(first + 2)),
            help: "Save the template with Unix line endings (LF).", severity: .warning)
    }
}

/// A part of a template: text that is copied, or a command.
enum TemplatePiece {
    case text(Range<Int>)
    case command(CommandText)
}

/// A command as it is in the template.
struct CommandText {
    /// From `<$` to `$>`, both included.
    let range: Range<Int>
    /// The content between the delimiters.
    let content: Range<Int>
    /// The first word, if it is the name of a command; nil for a field.
    let name: CommandName?
    /// The end of the first word.
    let nameEnd: Int
    /// The white space at the beginning of the line on which the command begins.
    let indentation: Range<Int>
    /// Whether the line around the command is removed.
    var isAloneOnLine = false

    /// Whether the command produces no output in its own place.
    var isSilent: Bool { name != nil && name != .field }
}

/// The marks around a command.
enum Delimiter {
    /// Whether `<$` is at the index.
    static func opens(at index: Int, in bytes: [UInt8]) -> Bool {
        index + 1 < bytes.count && bytes[index] == Bytes.less && bytes[index + 1] == Bytes.dollar
    }

    /// Whether `$>` is at the index.
    static func closes(at index: Int, in bytes: [UInt8]) -> Bool {
        index + 1 < bytes.count && bytes[index] == Bytes.dollar && bytes[index + 1] == Bytes.greater
    }

    static func starts(at index: Int, in bytes: [UInt8]) -> Bool {
        opens(at: index, in: bytes) || closes(at: index, in: bytes)
    }

    /// Whether a backslash escapes the delimiter.
    static func isEscaped(at index: Int, in bytes: [UInt8]) -> Bool {
        index > 0 && bytes[index - 1] == Bytes.backslash
    }
}

/// Finds the text beside commands on their lines.
struct LineScanner {
    let bytes: [UInt8]

    /// The first byte of text, after a byte order mark.
    var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// The start of the white space before `index`.
    func blanksStart(before index: Int) -> Int {
        var index = index
        while index > start, Bytes.isBlank(bytes[index - 1]) { index -= 1 }
        return index
    }

    /// The end of the white space from `index` on, or of the line end after it.
    func blanksEnd(after index: Int, withLineEnd: Bool = false) -> Int {
        var index = index
        while index < bytes.count, Bytes.isBlank(bytes[index]) { index += 1 }
        return withLineEnd ? index + (lineEndLength(at: index) ?? 0) : index
    }

    /// Marks the commands on lines that contain nothing else but white space. A command that produces output must be
    /// the only one: with several, the start of the inserted lines would be ambiguous.
    func markCommandsAlone(in commands: inout [CommandText]) {
        var first = 0
        while first < commands.count {
            let end = endOfRow(from: first, in: commands)
            let row = first..<end
            let insertsText = row.contains { !commands[$0].isSilent || row.count > 1 && commands[$0].name == .include }
            let before = blanksStart(before: commands[first].range.lowerBound)
            let after = blanksEnd(after: commands[end - 1].range.upperBound)
            if !insertsText, isLineStart(before), lineEndLength(at: after) != nil {
                for index in row { commands[index].isAloneOnLine = true }
            }
            first = end
        }
    }

    /// The end of the commands that follow each other with only white space between them.
    private func endOfRow(from first: Int, in commands: [CommandText]) -> Int {
        var end = first + 1
        while end < commands.count,
            blanksEnd(after: commands[end - 1].range.upperBound) == commands[end].range.lowerBound
        {
            end += 1
        }
        return end
    }

    private func isLineStart(_ index: Int) -> Bool { index == start || bytes[index - 1] == Bytes.lineFeed }

    /// The number of bytes of the line end at `index`; 0 at the end of the file, nil if the line continues.
    private func lineEndLength(at index: Int) -> Int? {
        guard index < bytes.count else { return 0 }
        if bytes[index] == Bytes.lineFeed { return 1 }
        guard bytes[index] == Bytes.carriageReturn, index + 1 < bytes.count else { return nil }
        return bytes[index + 1] == Bytes.lineFeed ? 2 : nil
    }
}
