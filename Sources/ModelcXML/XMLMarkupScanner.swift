import ModelcBase

/// Moves from tag to tag through the bytes of a document. It skips comments, CDATA sections and processing
/// instructions, where a `<` does not begin a tag.
struct XMLMarkupScanner<Bytes: RandomAccessCollection> where Bytes.Element == UInt8, Bytes.Index == Int {
    let bytes: Bytes
    /// The index of the next byte to read.
    var index: Int

    init(_ bytes: Bytes) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    /// Moves to the `<` of the next start or end tag.
    ///
    /// - Returns: the index of the `<`; nil if there is no further tag.
    mutating func nextTag() -> Int? {
        while index < bytes.endIndex {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if begins(with: "<!--") {
                skip(behind: "-->", from: 4)
            } else if begins(with: "<![CDATA[") {
                skip(behind: "]]>", from: 9)
            } else if begins(with: "<?") {
                skip(behind: "?>", from: 2)
            } else {
                return index
            }
        }
        return nil
    }

    func begins(with text: StaticString) -> Bool {
        text.withUTF8Buffer { wanted in
            guard let first = wanted.first, index < bytes.endIndex, bytes[index] == first else { return false }
            return bytes[index...].starts(with: wanted)
        }
    }

    /// Moves past the next occurrence of a text.
    ///
    /// - Parameter distance: the number of bytes to skip before the search.
    mutating func skip(behind text: StaticString, from distance: Int) {
        index += distance
        while index < bytes.endIndex, !begins(with: text) { index += 1 }
        index = min(index + text.utf8CodeUnitCount, bytes.endIndex)
    }
}
