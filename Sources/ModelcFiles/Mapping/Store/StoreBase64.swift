import ModelcBase

/// Base64 as Core Data XML stores write it (FormatMappingModel §3): 76 characters, a line feed, all further characters
/// on one line, and a line feed at the end.
enum StoreBase64 {
    /// An error in a base64 text: an invalid character, or a wrong number of characters.
    struct Problem: Error {
        /// The position of the error, in bytes from the start of the text.
        var offset: Int
        /// The description of the error, as a part of a sentence.
        var reason: String
    }

    private static let firstLineLength = 76
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 0xFF, count: 256)
        for (value, letter) in Base64.alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
        return values
    }()

    /// The decoded bytes; white space is ignored everywhere.
    static func decode(_ text: String) throws(Problem) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count / 4 * 3)
        var bits: UInt32 = 0
        var count = 0
        var padding = 0
        for (offset, letter) in text.utf8.enumerated() where !letter.isXMLSpace {
            if letter == UInt8(ascii: "=") {
                padding += 1
                guard padding <= 2 else { throw Problem(offset: offset, reason: "it has too many '='") }
                continue
            }
            let value = values[Int(letter)]
            guard value != 0xFF else {
                throw Problem(offset: offset, reason: "it has a character that is not base64")
            }
            guard padding == 0 else { throw Problem(offset: offset, reason: "it goes on after '='") }
            bits = bits << 6 | UInt32(value)
            count += 1
            guard count % 4 == 0 else { continue }
            bytes.append(UInt8(bits >> 16 & 0xFF))
            bytes.append(UInt8(bits >> 8 & 0xFF))
            bytes.append(UInt8(bits & 0xFF))
        }
        try finish(bits, count, padding, length: text.utf8.count, &bytes)
        return bytes
    }

    private static func finish(
        _ bits: UInt32, _ count: Int, _ padding: Int, length: Int, _ bytes: inout [UInt8]
    ) throws(Problem) {
        guard (count + padding) % 4 == 0, count % 4 != 1 else {
            throw Problem(offset: length, reason: "it is cut off")
        }
        switch count % 4 {
        case 2: bytes.append(UInt8(bits >> 4 & 0xFF))
        case 3: bytes += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
        default: break
        }
    }

    /// The base64 text, with line feeds as in a store.
    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count / 3 * 4 + 6)
        var index = 0
        while index < bytes.count {
            if text.count == firstLineLength { text.append(UInt8(ascii: "\n")) }
            let chunk = bytes[index..<min(index + 3, bytes.count)]
            append(chunk, to: &text)
            index += 3
        }
        text.append(UInt8(ascii: "\n"))
        return String(decoding: text, as: UTF8.self)
    }

    private static func append(_ chunk: ArraySlice<UInt8>, to text: inout [UInt8]) {
        var bits: UInt32 = 0
        for byte in chunk { bits = bits << 8 | UInt32(byte) }
        bits <<= UInt32(8 * (3 - chunk.count))
        for place in 0..<4 {
            let isPadding = place > chunk.count
            text.append(isPadding ? UInt8(ascii: "=") : Base64.alphabet[Int(bits >> UInt32(18 - 6 * place) & 0x3F)])
        }
    }
}
