import ModelcLibZ

/// Streams in the DEFLATE format (RFC 1951), without the header of zlib or gzip.
package enum RawDeflate {
    /// The bytes that a stream expands to. Bytes after the end of the stream are ignored.
    ///
    /// - Parameter limit: the maximum number of bytes of the result: a small stream can expand to gigabytes.
    package static func inflate(_ bytes: [UInt8], limit: Int) throws(InflationError) -> [UInt8] {
        var stream = z_stream()
        guard modelc_inflate_init_raw(&stream) == Z_OK else { throw .noMemory }
        defer { inflateEnd(&stream) }
        var output: [UInt8] = []
        var input = bytes[...]
        while true {
            let step = step(&stream, &input, room: min(chunk, limit + 1 - output.count))
            output += step.output
            guard output.count <= limit else { throw .tooLarge(limit: limit) }
            switch step.code {
            case Z_STREAM_END: return output
            case Z_OK where !step.output.isEmpty || !input.isEmpty: continue
            case Z_OK, Z_BUF_ERROR: throw .truncated
            case Z_MEM_ERROR: throw .noMemory
            default: throw .corrupt
            }
        }
    }

    /// The number of bytes of input and output of one step.
    private static let chunk = 1 << 16

    /// Expands a part of the input, and removes it from the input.
    private static func step(
        _ stream: inout z_stream, _ input: inout ArraySlice<UInt8>, room: Int
    ) -> (code: Int32, output: [UInt8]) {
        var part = Array(input.prefix(chunk))
        let given = part.count
        var code = Z_OK
        let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            part.withUnsafeMutableBufferPointer { part in
                stream.next_in = part.baseAddress
                stream.avail_in = uInt(given)
                stream.next_out = buffer.baseAddress
                stream.avail_out = uInt(room)
                code = ModelcLibZ.inflate(&stream, Z_NO_FLUSH)
                count = room - Int(stream.avail_out)
            }
        }
        input = input.dropFirst(given - Int(stream.avail_in))
        return (code, output)
    }

    /// A stream with blocks that are not compressed: the same bytes on every machine, with every version of zlib.
    package static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = []
        var start = 0
        repeat {
            let end = min(start + storedBlock, bytes.count)
            let size = UInt16(end - start)
            stream += [end == bytes.count ? 1 : 0]
            for number in [size, ~size] { stream += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)] }
            stream += bytes[start..<end]
            start = end
        } while start < bytes.count
        return stream
    }

    /// The maximum size of a block.
    private static let storedBlock = 0xFFFF
}
