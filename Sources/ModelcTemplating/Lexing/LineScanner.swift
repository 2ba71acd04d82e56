/// Finds what stands beside commands on their lines.
struct LineScanner {
    let bytes: [UInt8]

    /// The first byte of text, after a byte order mark.
    var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// Where the blanks before `index` begin.
    func blanksStart(before index: Int) -> Int {
        var index = index
        while index > start, Bytes.isBlank(bytes[index - 1]) { index -= 1 }
        return index
    }

    /// Where the blanks from `index` on end, or the line end after them.
    func blanksEnd(after index: Int, withLineEnd: Bool = false) -> Int {
        var index = index
        while index < bytes.count, Bytes.isBlank(bytes[index]) { index += 1 }
        return withLineEnd ? index + (lineEndLength(at: index) ?? 0) : index
    }

    /// Marks the commands on lines that hold nothing else but blanks. One that puts something in its own place must be
    /// the only one: of several, none could say where its lines begin.
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

    /// The end of the commands that follow each other with nothing but blanks between them.
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

    /// The bytes of the line end at `index`; 0 at the end of the file, nil where the line goes on.
    private func lineEndLength(at index: Int) -> Int? {
        guard index < bytes.count else { return 0 }
        if bytes[index] == Bytes.lineFeed { return 1 }
        guard bytes[index] == Bytes.carriageReturn, index + 1 < bytes.count else { return nil }
        return bytes[index + 1] == Bytes.lineFeed ? 2 : nil
    }
}
