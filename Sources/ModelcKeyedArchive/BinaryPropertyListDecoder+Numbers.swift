extension BinaryPropertyListDecoder {
    /// A null, boolean, integer, real, date or UID: the objects of fixed size.
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

    /// How many bytes follow the marker byte. Sizes that the format does not define are refused later.
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

    /// An integer of 1, 2, 4 (unsigned), 8 or 16 bytes (signed). Apple stores 2⁶³ and above in 16 bytes.
    private func integer(in payload: Range<Int>) throws(BinaryPropertyListError) -> Int64 {
        let low = Int64(bitPattern: try bits(in: payload.suffix(8)))
        guard payload.count == 16 else { return low }
        let high = Int64(bitPattern: try bits(in: payload.prefix(8)))
        // Fits when the upper half only repeats the sign of the lower half.
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
