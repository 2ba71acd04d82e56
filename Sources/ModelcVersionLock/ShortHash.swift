import ModelcDigest
import ModelcSchema

/// The first 12 hexadecimal digits of a hash: enough to see that something differs, and short enough to read past. Whether
/// a version is what it was is decided by its whole checksum.
struct ShortHash: Hashable, Sendable {
    /// How many digits there are.
    static let digitCount = 12

    /// The digits, in lower case.
    let text: String

    init(_ hash: VersionHash) { self.init(hash.digest) }

    /// The beginning of a SHA-256 value.
    init(_ digest: SHA256Digest) {
        text = Hexadecimal.text(of: Array(digest.bytes.prefix(ShortHash.digitCount / 2)))
    }

    /// A hash that was read; nil unless there are 12 digits in lower case.
    init?(_ text: Substring) {
        let isDigits = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
        guard isDigits, text.utf8.count == ShortHash.digitCount else { return nil }
        self.text = String(text)
    }
}
