import ModelcCompression
import ModelcTestSupport
import Testing

/// Streams of DEFLATE, which may be cut off, damaged, or much larger than they look.
@Suite struct RawDeflateTests {
    @Test func storedBlocks() throws {
        for count in [0, 1, 65_535, 65_536, 200_000] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
            #expect(try RawDeflate.inflate(StoredDeflate.stream(bytes), limit: 1 << 20) == bytes)
        }
    }

    /// `zlib.compressobj(9, zlib.DEFLATED, -15)` of Python for "the same the same the same".
    @Test func aCompressedStream() throws {
        let stream: [UInt8] = [0x2B, 0xC9, 0x48, 0x55, 0x28, 0x4E, 0xCC, 0x4D, 0x55, 0x28, 0x41, 0x67, 0x00, 0x00]
        let text = try RawDeflate.inflate(stream, limit: 100)
        #expect(String(decoding: text, as: UTF8.self) == "the same the same the same")
    }

    /// The limit is that of the result; a result of exactly this size is read.
    @Test func theLimit() throws {
        let stream = StoredDeflate.bomb(repetitions: 1_000)
        #expect(try RawDeflate.inflate(stream, limit: 258_001).count == 258_001)
        #expect(throws: InflationError.tooLarge(limit: 258_000)) { try RawDeflate.inflate(stream, limit: 258_000) }
        #expect(throws: InflationError.tooLarge(limit: 1_000)) {
            try RawDeflate.inflate(StoredDeflate.bomb(repetitions: 1_000_000), limit: 1_000)
        }
    }

    @Test func everyCutIsTruncated() {
        let stream = StoredDeflate.bomb(repetitions: 20)
        for count in 0..<(stream.count - 1) {
            #expect(throws: InflationError.truncated) {
                try RawDeflate.inflate(Array(stream.prefix(count)), limit: 1 << 20)
            }
        }
    }

    @Test func otherFormats() {
        // A block of the reserved kind, a wrong length of a block, and a header of zlib.
        for stream: [UInt8] in [[0x07], [0x01, 5, 0, 0, 0, 1, 2, 3, 4, 5], [0x78, 0x9C, 0x4B, 0x04, 0x00]] {
            #expect(throws: InflationError.corrupt) { try RawDeflate.inflate(stream, limit: 1 << 20) }
        }
    }

    @Test func bytesAfterTheEndAreIgnored() throws {
        #expect(try RawDeflate.inflate(StoredDeflate.stream([1, 2]) + [9, 9, 9], limit: 10) == [1, 2])
    }

    /// Blocks hold up to 65,535 bytes.
    @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
    func storedBlocksAreRead(_ count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
        #expect(try RawDeflate.inflate(RawDeflate.stored(bytes), limit: 1 << 20) == bytes)
    }
}
