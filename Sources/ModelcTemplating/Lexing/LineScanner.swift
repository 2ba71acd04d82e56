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
