/// The treatment of text between commands: `option betweenWhitespace`.
enum MiscMergeSpaces: String {
    case keep, keepNonBlank, trim, ignoreCommandSpaces

    func applied(to text: [UInt8]) -> [UInt8] {
        let isBlank = text.allSatisfy(Bytes.isSpace)
        switch self {
        case .keep: return text
        case .keepNonBlank: return isBlank ? [] : text
        case .trim:
            guard let first = text.firstIndex(where: { !Bytes.isSpace($0) }),
                let last = text.lastIndex(where: { !Bytes.isSpace($0) })
            else { return [] }
            return Array(text[first...last])
        case .ignoreCommandSpaces: return isBlank ? [] : MiscMergeSpaces.withoutCommandSpaces(text)
        }
    }

    /// Returns the text without blanks and a line end at its start, and without blanks after its last line end.
    /// Blanks on a line with other text are kept.
    private static func withoutCommandSpaces(_ text: [UInt8]) -> [UInt8] {
        var start = text.firstIndex { !Bytes.isBlank($0) } ?? 0
        if text[start] == Bytes.carriageReturn, start + 1 < text.count, text[start + 1] == Bytes.lineFeed { start += 1 }
        start = text[start] == Bytes.lineFeed ? start + 1 : 0
        var end = text.count
        while end > start, Bytes.isBlank(text[end - 1]) { end -= 1 }
        if end > start, text[end - 1] != Bytes.lineFeed { end = text.count }
        return Array(text[start..<end])
    }
}
