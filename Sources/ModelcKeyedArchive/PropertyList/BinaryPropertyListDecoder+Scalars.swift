extension BinaryPropertyListDecoder {
    /// Decodes an object of fixed size: null, Boolean, integer, real, date or UID.
    mutating func number(
        _ marker: BinaryPropertyListMarker, at offset: Int
    ) throws(BinaryPropertyListError) -> PropertyListValue {
        let byte = try source.byte(at: offset)
        let size = Self.payloadSize(of: marker, low: byte & 0x0F)
        let payload = try source.range(at: offset + 1, count: size)
        try claim(offset..<payload.upperBound)
        switch (marker, size) {
        case (.integer, 1...16): return .integer(try integer(in: payload))
        case (.real, 4): return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try bits(in: payload)))))
        case (.real, 8): return .real(Double(bitPattern: try bits(in: payload)))
        case (.date, _) where byte == BinaryPropertyListMarker.date64:
            return .date(secondsSinceReferenceDate: Double(bitPattern: try bits(in: payload)))
        case (.uid, _): return .uid(try uid(in: payload))
        case (.singleton, _): return try singleton(byte, at: offset)
        default: throw BinaryPropertyListError(.unknownMarker(byte), at: offset)
        }
    }

    /// Returns the number of bytes after the marker byte. Sizes that the format does not define are rejected later.
    private static func payloadSize(of marker: BinaryPropertyListMarker, low: UInt8) -> Int {
        switch marker {
        case .integer, .real, .date: low <= 4 ? 1 << Int(low) : 0
        case .uid: Int(low) + 1
        default: 0
        }
    }

    private func singleton(_ byte: UInt8, at offset: Int) throws(BinaryPropertyListError) -> PropertyListValue {
        switch byte {
        case BinaryPropertyListMarker.null: return .null
        case BinaryPropertyListMarker.false: return .boolean(false)
        case BinaryPropertyListMarker.true: return .boolean(true)
        default: throw BinaryPropertyListError(.unknownMarker(byte), at: offset)
        }
    }

    /// Decodes an integer of 1, 2 or 4 bytes (unsigned), or of 8 or 16 bytes (signed). Apple stores 2⁶³ and above in
    /// 16 bytes.
    private func integer(in payload: Range<Int>) throws(BinaryPropertyListError) -> Int64 {
        let low = Int64(bitPattern: try bits(in: payload.suffix(8)))
        guard payload.count == 16 else { return low }
        let high = Int64(bitPattern: try bits(in: payload.prefix(8)))
        // The number fits in 64 bits if the upper half only repeats the sign of the lower half.
        guard high == (low < 0 ? -1 : 0) else {
            throw BinaryPropertyListError(.integerTooLarge, at: payload.lowerBound)
        }
        return low
    }

    private func uid(in payload: Range<Int>) throws(BinaryPropertyListError) -> Int {
        let low = try bits(in: payload.suffix(8))
        let high = try bits(in: payload.dropLast(8))
        guard high == 0, low <= UInt64(UInt32.max), let uid = Int(exactly: low) else {
            throw BinaryPropertyListError(.integerTooLarge, at: payload.lowerBound)
        }
        return uid
    }

    private func bits(in range: Range<Int>) throws(BinaryPropertyListError) -> UInt64 {
        try source.unsigned(at: range.lowerBound, size: range.count)
    }
}

extension BinaryPropertyListDecoder {
    /// Decodes data or a string. The length of such an object is given by a count.
    mutating func text(
        _ marker: BinaryPropertyListMarker, at offset: Int
    ) throws(BinaryPropertyListError) -> PropertyListValue {
        let unitSize = marker == .utf16String ? 2 : 1
        let payload = try countedPayload(at: offset, unitSize: unitSize)
        switch marker {
        case .asciiString: return .string(try asciiString(in: payload))
        case .utf16String: return .string(try utf16String(in: payload))
        default: return .data(Array(source.bytes[payload]))
        }
    }

    /// Returns the byte range of an object's content. The object consists of a marker, a count, and that number of
    /// units of `unitSize` bytes. Claims the bytes of the marker, the count and the content together.
    mutating func countedPayload(at offset: Int, unitSize: Int) throws(BinaryPropertyListError) -> Range<Int> {
        let (count, start) = try countAndStart(at: offset)
        let (byteCount, overflow) = count.multipliedReportingOverflow(by: unitSize)
        guard !overflow else { throw BinaryPropertyListError(.outOfBounds, at: offset) }
        let payload = try source.range(at: start, count: byteCount)
        try claim(offset..<payload.upperBound)
        return payload
    }

    /// Returns the count of an object and the offset of its content. The count is in the low bits of the marker, or
    /// in the integer object after the marker.
    private func countAndStart(at offset: Int) throws(BinaryPropertyListError) -> (count: Int, start: Int) {
        let low = try source.byte(at: offset) & 0x0F
        guard low == BinaryPropertyListMarker.countFollows else { return (Int(low), offset + 1) }
        let marker = try source.byte(at: offset + 1)
        guard marker >> 4 == BinaryPropertyListMarker.integer.rawValue, marker & 0x0F <= 3 else {
            throw BinaryPropertyListError(.invalidCount, at: offset + 1)
        }
        let size = 1 << Int(marker & 0x0F)
        // An 8-byte integer is signed. A negative one does not fit in `Int` when it is read as unsigned.
        guard let count = Int(exactly: try source.unsigned(at: offset + 2, size: size)) else {
            throw BinaryPropertyListError(.invalidCount, at: offset + 1)
        }
        return (count, offset + 2 + size)
    }

    private func asciiString(in payload: Range<Int>) throws(BinaryPropertyListError) -> String {
        for offset in payload where source.bytes[offset] >= 0x80 {
            throw BinaryPropertyListError(.invalidText, at: offset)
        }
        return String(decoding: source.bytes[payload], as: UTF8.self)
    }

    private func utf16String(in payload: Range<Int>) throws(BinaryPropertyListError) -> String {
        let bytes = source.bytes
        var units = stride(from: payload.lowerBound, to: payload.upperBound, by: 2).lazy
            .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }.makeIterator()
        var decoder = UTF16()
        var text = String.UnicodeScalarView()
        while true {
            switch decoder.decode(&units) {
            case .scalarValue(let scalar): text.append(scalar)
            case .emptyInput: return String(text)
            case .error: throw BinaryPropertyListError(.invalidText, at: payload.lowerBound)
            }
        }
    }
}
