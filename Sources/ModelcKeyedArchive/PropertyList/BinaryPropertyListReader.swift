/// Reads binary property lists (`bplist00`).
///
/// The stages: the header identifies the format; the trailer contains sizes and positions; the decoder reads the top
/// object and the objects it refers to, each once.
///
/// Any bytes are safe to read: the result is a value or an error, and time and memory grow with the number of bytes.
/// Source of the format: the public CoreFoundation sources (`CFBinaryPList.c`, `ForFoundationOnly.h`).
package struct BinaryPropertyListReader: Sendable {
    private let limits: BinaryPropertyListLimits

    /// Creates a reader with limits on nesting and expansion.
    package init(limits: BinaryPropertyListLimits = .standard) {
        self.limits = limits
    }

    /// Whether the bytes start like a binary property list of any version.
    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "bplist".utf8)
    }

    /// Reads a property list and returns its value.
    ///
    /// - Throws: an error with the reason and the offset of the first problem.
    package func read(_ bytes: [UInt8]) throws(BinaryPropertyListError) -> PropertyListValue {
        try checkHeader(of: bytes)
        let trailer = try BinaryPropertyListTrailer(of: bytes)
        var decoder = BinaryPropertyListDecoder(bytes: bytes, trailer: trailer, limits: limits)
        return try decoder.decodeTopObject()
    }

    private func checkHeader(of bytes: [UInt8]) throws(BinaryPropertyListError) {
        guard Self.recognizes(bytes) else {
            let reason: BinaryPropertyListError.Reason =
                bytes.isEmpty ? .tooShort(byteCount: 0) : .notABinaryPropertyList
            throw BinaryPropertyListError(reason, at: 0)
        }
        // The shortest property list: header, one marker, one offset, trailer.
        let shortest = BinaryPropertyListTrailer.headerByteCount + 2 + BinaryPropertyListTrailer.byteCount
        guard bytes.count >= shortest else {
            throw BinaryPropertyListError(.tooShort(byteCount: bytes.count), at: 0)
        }
        guard bytes[6] == UInt8(ascii: "0"), bytes[7] == UInt8(ascii: "0") else {
            throw BinaryPropertyListError(.unsupportedFormatVersion, at: 6)
        }
    }
}
