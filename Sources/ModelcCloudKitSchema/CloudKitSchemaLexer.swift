import ModelcBase

/// Splits the bytes of a schema into tokens. Each call of `next` returns one token; comments and spaces are skipped.
struct CloudKitSchemaLexer {
    private let bytes: [UInt8]
    private var index: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // Skips a byte order mark.
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func next() -> CloudKitSchemaToken {
        if let comment = skipSpace() { return comment }
        guard index < bytes.count else { return token(.end, from: index) }
        let start = index
        let byte = bytes[index]
        if byte == UInt8(ascii: "\"") { return quotedName() }
        if isOfWord(byte), !(0x30...0x39).contains(byte) {
            while index < bytes.count, isOfWord(bytes[index]) { index += 1 }
            return token(.word, from: start)
        }
        index += 1
        while byte >= 0x80, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        return token(
            "(),;<>".contains(text) ? .sign : .invalid("'\(text)', which is not part of the language"), from: start)
    }

    /// Skips spaces and comments.
    ///
    /// - Returns: an invalid token if a comment has no end; otherwise nil.
    private mutating func skipSpace() -> CloudKitSchemaToken? {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): index += 1
            case UInt8(ascii: "/") where second == UInt8(ascii: "/"),
                UInt8(ascii: "-") where second == UInt8(ascii: "-"):
                index = bytes.firstPlace(of: UInt8(ascii: "\n"), in: index..<bytes.count) ?? bytes.count
            case UInt8(ascii: "/") where second == UInt8(ascii: "*"):
                guard let end = commentEnd else { return unfinishedComment() }
                index = end
            default: return nil
            }
        }
        return nil
    }

    private var second: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    /// The byte offset after the comment that begins at `index`; nil if the comment has no end.
    private var commentEnd: Int? {
        var place = index + 2
        while place < bytes.count, let star = bytes.firstPlace(of: UInt8(ascii: "*"), in: place..<bytes.count) {
            if star + 1 < bytes.count, bytes[star + 1] == UInt8(ascii: "/") { return star + 2 }
            place = star + 1
        }
        return nil
    }

    private mutating func unfinishedComment() -> CloudKitSchemaToken {
        let start = index
        index = bytes.count
        return CloudKitSchemaToken(kind: .invalid("a comment without '*/'"), text: "", range: start..<(start + 2))
    }

    /// Reads a name in quotes. The second quote must be on the same line.
    private mutating func quotedName() -> CloudKitSchemaToken {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
            return token(.invalid("a name without its second quote"), from: start)
        }
        index += 1
        let text = String(decoding: bytes[(start + 1)..<(index - 1)], as: UTF8.self)
        return CloudKitSchemaToken(kind: .quoted, text: text, range: start..<index)
    }

    private func token(_ kind: CloudKitSchemaToken.Kind, from start: Int) -> CloudKitSchemaToken {
        CloudKitSchemaToken(
            kind: kind, text: String(decoding: bytes[start..<index], as: UTF8.self), range: start..<index)
    }

    /// Whether a byte can be part of a word. Dots are included so that `cloudkit.share`, a name that needs quotes, is
    /// read as one word.
    private func isOfWord(_ byte: UInt8) -> Bool {
        SchemaName.isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ".")
    }
}
