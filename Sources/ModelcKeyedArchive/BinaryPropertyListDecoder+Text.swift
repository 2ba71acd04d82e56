extension BinaryPropertyListDecoder {
    /// Data or a string: the objects of counted bytes.
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

    /// The payload of an object that starts with a count of units, claimed together with its marker and count.
    mutating func countedPayload(at offset: Int, unitSize: Int) throws(BinaryPropertyListError) -> Range<Int> {
        let (count, start) = try countAndStart(at: offset)
        let (byteCount, overflow) = count.multipliedReportingOverflow(by: unitSize)
        guard !overflow else { throw BinaryPropertyListError(.outOfBounds, at: offset) }
        let payload = try source.range(at: start, count: byteCount)
        try claim(offset..<payload.upperBound)
        return payload
    }

    /// The count in the low bits of the marker, or in the integer object after it; and where the payload starts.
    private func countAndStart(at offset: Int) throws(BinaryPropertyListError) -> (count: Int, start: Int) {
        let low = try source.byte(at: offset) & 0x0F
        guard low == BinaryPropertyListMarker.countFollows else { return (Int(low), offset + 1) }
        let marker = try source.byte(at: offset + 1)
        guard marker >> 4 == BinaryPropertyListMarker.integer.rawValue, marker & 0x0F <= 3 else {
            throw BinaryPropertyListError(.invalidCount, at: offset + 1)
        }
        let size = 1 << Int(marker & 0x0F)
        // An integer of 8 bytes is signed; a negative one does not fit as unsigned either.
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
