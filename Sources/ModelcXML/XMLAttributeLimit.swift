import ModelcText

/// Finds elements with too many attributes before libxml2 sees them, in one pass over the bytes.
///
/// Exact for well-formed documents; in others it may count wrongly, but never goes over a byte twice.
struct XMLAttributeLimit {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// The first element with more attributes than `XMLEventParser.attributeLimit`.
    static func fault(in source: SourceText) -> XMLFault? {
        let tag = source.bytes.withUnsafeBufferPointer { bytes in
            var scan = XMLAttributeLimit(bytes: bytes)
            return scan.nextFaultyTag()
        }
        return tag.map {
            XMLFault(
                kind: .limit, message: "an element has more than \(XMLEventParser.attributeLimit) attributes",
                position: source.position(at: $0))
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func nextFaultyTag() -> Int? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            let start = index
            if begins(with: "<!--") {
                skip(behind: "-->", from: 4)
            } else if begins(with: "<![CDATA[") {
                skip(behind: "]]>", from: 9)
            } else if begins(with: "<?") {
                skip(behind: "?>", from: 2)
            } else if attributeCount() > XMLEventParser.attributeLimit {
                return start
            }
        }
        return nil
    }

    /// Passes a tag by and counts the equals signs outside quotes: each attribute has one. A `>` inside quotes does not end the
    /// tag.
    private mutating func attributeCount() -> Int {
        var count = 0
        var quote: UInt8 = 0
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "=") {
                count += 1
            } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") {
                break
            }
            index += 1
        }
        return count
    }

    private func begins(with text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard index + length <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(UnsafeBufferPointer(rebasing: bytes[index..<index + length])) }
    }

    private mutating func skip(behind text: StaticString, from distance: Int) {
        index += distance
        while index < bytes.count, !begins(with: text) { index += 1 }
        index = min(index + text.utf8CodeUnitCount, bytes.count)
    }
}
