import ModelcBase

/// Finds elements with too many attributes before libxml2 reads them. It reads the bytes only once.
///
/// The count is exact for well-formed documents. For other documents, it may be wrong.
struct XMLAttributeLimit {
    private var markup: XMLMarkupScanner<UnsafeBufferPointer<UInt8>>

    /// The error for the first element with more attributes than `XMLEventParser.attributeLimit`; nil if there is none.
    static func problem(in source: SourceText) -> XMLError? {
        guard canHaveProblem(source.bytes) else { return nil }
        let tag = source.bytes.withUnsafeBufferPointer { bytes in
            var scan = XMLAttributeLimit(bytes: bytes)
            return scan.nextFaultyTag()
        }
        return tag.map {
            XMLError(
                kind: .limit, message: "an element has more than \(XMLEventParser.attributeLimit) attributes",
                position: source.position(at: $0))
        }
    }

    /// Whether the distance between two `<` is large enough for more attributes than the limit. An attribute needs at
    /// least five bytes (` a=""`), and its value cannot contain a `<`.
    private static func canHaveProblem(_ bytes: [UInt8]) -> Bool {
        let least = 5 * XMLEventParser.attributeLimit
        var start = 0
        while let place = bytes.firstPlace(of: UInt8(ascii: "<"), in: start..<bytes.count) {
            if place - start > least { return true }
            start = place + 1
        }
        return bytes.count - start > least
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { markup = XMLMarkupScanner(bytes) }

    private mutating func nextFaultyTag() -> Int? {
        while let start = markup.nextTag() {
            if attributeCount() > XMLEventParser.attributeLimit { return start }
        }
        return nil
    }

    /// Skips a tag and returns the number of its attributes. Each attribute has one equals sign outside quotes. A `>`
    /// inside quotes does not end the tag.
    private mutating func attributeCount() -> Int {
        var count = 0
        var quote: UInt8 = 0
        markup.index += 1
        while markup.index < markup.bytes.count {
            let byte = markup.bytes[markup.index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "=") {
                count += 1
            } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") {
                break
            }
            markup.index += 1
        }
        return count
    }
}
