import ModelcBase

/// The version hash of a property, of an entity, or of a whole model (its checksum): 32 bytes (FormatVersionHash §1).
package struct VersionHash: Hashable, Sendable {
    /// The SHA-256 value of the hash.
    package let digest: SHA256Digest

    package init(_ digest: SHA256Digest) { self.digest = digest }

    /// Creates a hash from bytes; nil if there are not exactly 32.
    package init?(bytes: [UInt8]) {
        guard let digest = SHA256Digest(bytes: bytes) else { return nil }
        self.digest = digest
    }

    /// Creates a hash from text; nil if the text is not 64 hexadecimal digits.
    package init?(hexadecimal text: String) {
        guard let bytes = Hexadecimal.bytes(of: text) else { return nil }
        self.init(bytes: bytes)
    }

    /// The hash as 32 bytes.
    package var bytes: [UInt8] { digest.bytes }

    /// 64 hexadecimal digits in lower case.
    package var hexadecimal: String { Hexadecimal.text(of: bytes) }

    /// The hash in base64, 44 characters, as checksums are written in Apple's files.
    package var base64: String { Base64.text(of: bytes) }
}

extension VersionHash: Comparable {
    /// Compares by bytes.
    package static func < (lhs: VersionHash, rhs: VersionHash) -> Bool { lhs.digest < rhs.digest }
}
