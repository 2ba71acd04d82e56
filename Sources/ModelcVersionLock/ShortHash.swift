import ModelcBase
import ModelcSchema

/// The first 12 hexadecimal digits of a hash: enough to detect a difference, and short enough to read. Only the full
/// checksum decides whether a version is unchanged.
struct ShortHash: Hashable, Sendable {
    static let digitCount = 12

    /// The 12 digits, in lower case.
    let text: String

    init(_ hash: VersionHash) { self.init(hash.digest) }

    /// Creates the short form of a SHA-256 value.
    init(_ digest: SHA256Digest) {
        text = Hexadecimal.text(of: Array(digest.bytes.prefix(ShortHash.digitCount / 2)))
    }

    /// Parses a hash; nil if the text is not 12 hexadecimal digits in lower case.
    init?(_ text: Substring) {
        let isDigits = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
        guard isDigits, text.utf8.count == ShortHash.digitCount else { return nil }
        self.text = String(text)
    }
}
