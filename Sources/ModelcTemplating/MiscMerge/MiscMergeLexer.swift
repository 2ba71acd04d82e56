/// Splits a MiscMerge template into text and commands. Its rules differ from those of the template language: the first
/// `$>` ends a command, even within quotes, and the text after an unclosed `<$` is copied.
struct MiscMergeLexer {
    private let bytes: [UInt8]
    private let notes: MiscMergeNotes
    private var pieces: [MiscMergePiece] = []
    private var text: [UInt8] = []

    init(_ bytes: [UInt8], _ notes: MiscMergeNotes) {
        self.bytes = bytes
        self.notes = notes
    }

    mutating func read() -> [MiscMergePiece] {
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while index < bytes.count {
            if bytes[index] == Bytes.backslash, Delimiter.starts(at: index + 1, in: bytes) {
                text += bytes[(index + 1)..<(index + 3)]
                index += 3
            } else if Delimiter.opens(at: index, in: bytes) {
                index = readCommand(from: index)
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        endText()
        return pieces
    }

    private mutating func endText() {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = []
    }

    /// Reads a command, and returns the index after it.
    private mutating func readCommand(from start: Int) -> Int {
        var content: [UInt8] = []
        var isQuoted = false
        var index = start + 2
        while index < bytes.count {
            if Delimiter.closes(at: index, in: bytes) {
                endText()
                pieces.append(.command(content, start..<(index + 2)))
                return index + 2
            }
            if bytes[index] == Bytes.backslash, Delimiter.closes(at: index + 1, in: bytes) {
                content += bytes[(isQuoted ? index : index + 1)..<(index + 3)]
                index += 3
                continue
            }
            if Delimiter.opens(at: index, in: bytes) {
                notes.add(
                    .noEqual, "A command is inside another command", at: start..<(index + 2),
                    help: "Write the value into the command, or use `if`.")
            }
            if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            content.append(bytes[index])
            index += 1
        }
        notes.add(
            .trap, "The command is never closed: the text after `<$` is copied", at: start..<(start + 2),
            help: "Write `$>` at its end.")
        text += bytes[(start + 2)...]
        return bytes.count
    }
}
