/// Examines the text around commands on the same line.
struct LineScanner {
    let bytes: [UInt8]

    /// The index of the first byte of text; a byte order mark at the beginning is skipped.
    var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// Returns the start of the spaces and tabs before `index`.
    func blanksStart(before index: Int) -> Int {
        var index = index
        while index > start, Bytes.isBlank(bytes[index - 1]) { index -= 1 }
        return index
    }

    /// Returns the end of the spaces and tabs from `index` on. With `withLineEnd`, a line end after them is included.
    func blanksEnd(after index: Int, withLineEnd: Bool = false) -> Int {
        var index = index
        while index < bytes.count, Bytes.isBlank(bytes[index]) { index += 1 }
        return withLineEnd ? index + (lineEndLength(at: index) ?? 0) : index
    }

    /// Marks commands on lines that contain only commands and white space. A command that produces output must be the
    /// only command on its line; with several, it would be unclear where the inserted lines begin.
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

    /// Returns the end of a sequence of commands with only white space between them, as an index into `commands`.
    private func endOfRow(from first: Int, in commands: [CommandText]) -> Int {
        var end = first + 1
        while end < commands.count,
            blanksEnd(after: commands[end - 1].range.upperBound) == commands[end].range.lowerBound
        {
            end += 1
        }
        return end
    }

    /// Whether a line or the file ends at the index.
    func isLineEnd(_ index: Int) -> Bool { lineEndLength(at: index) != nil }

    private func isLineStart(_ index: Int) -> Bool { index == start || bytes[index - 1] == Bytes.lineFeed }

    /// The number of bytes of the line end at `index`. 0 at the end of the file; nil if there is no line end.
    private func lineEndLength(at index: Int) -> Int? {
        guard index < bytes.count else { return 0 }
        if bytes[index] == Bytes.lineFeed { return 1 }
        guard bytes[index] == Bytes.carriageReturn, index + 1 < bytes.count else { return nil }
        return bytes[index + 1] == Bytes.lineFeed ? 2 : nil
    }
}
