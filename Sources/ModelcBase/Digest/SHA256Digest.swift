/// The 32 bytes of a SHA-256 digest, kept without a heap allocation.
package struct SHA256Digest: Hashable, Sendable {
    /// The number of bytes of a digest.
    package static let byteCount = 32

    /// The digest as eight big-endian words, the most significant first.
    private let words: SIMD8<UInt32>

    init(words: SIMD8<UInt32>) { self.words = words }

    /// Creates a digest from stored bytes; nil unless there are 32 bytes.
    package init?(bytes: [UInt8]) {
        guard bytes.count == SHA256Digest.byteCount else { return nil }
        var words = SIMD8<UInt32>()
        for (index, byte) in bytes.enumerated() { words[index / 4] = words[index / 4] << 8 | UInt32(byte) }
        self.words = words
    }

    /// The 32 bytes, from the first to the last.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(SHA256Digest.byteCount)
        append(to: &bytes)
        return bytes
    }

    /// Appends the 32 bytes to a message.
    package func append(to message: inout [UInt8]) {
        var bigEndian = SIMD8<UInt32>()
        for index in 0..<8 { bigEndian[index] = words[index].bigEndian }
        withUnsafeBytes(of: bigEndian) { message.append(contentsOf: $0) }
    }
}

extension SHA256Digest: Comparable {
    /// Compares the digests byte by byte.
    package static func < (lhs: SHA256Digest, rhs: SHA256Digest) -> Bool {
        for index in 0..<8 where lhs.words[index] != rhs.words[index] { return lhs.words[index] < rhs.words[index] }
        return false
    }
}
