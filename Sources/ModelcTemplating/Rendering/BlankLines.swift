/// Shortens runs of blank lines: two or more line ends with only spaces and tabs before each become two LF. A CR LF
/// counts as two line ends.
enum BlankLines {
    /// Shortens the runs in the bytes from an index on.
    static func squeeze(_ bytes: inout [UInt8], from start: Int) {
        var written = start
        var index = start
        while index < bytes.count {
            let (count, end) = run(in: bytes, from: index)
            if count > 1 {
                bytes[written] = Bytes.lineFeed
                bytes[written + 1] = Bytes.lineFeed
                written += 2
            } else {
                for position in index..<max(end, index + 1) {
                    bytes[written] = bytes[position]
                    written += 1
                }
            }
            index = max(end, index + 1)
        }
        bytes.removeLast(bytes.count - written)
    }

    /// Counts the line ends from an index on that have only spaces and tabs before them. `end` is the end of the last
    /// of these line ends; if there is none, the end of the spaces and tabs.
    private static func run(in bytes: [UInt8], from start: Int) -> (count: Int, end: Int) {
        var count = 0
        var end = start
        while true {
            var index = end
            while index < bytes.count, Bytes.isBlank(bytes[index]) { index += 1 }
            guard index < bytes.count, bytes[index] == Bytes.lineFeed || bytes[index] == Bytes.carriageReturn else {
                return (count, count == 0 ? index : end)
            }
            count += 1
            end = index + 1
        }
    }
}
