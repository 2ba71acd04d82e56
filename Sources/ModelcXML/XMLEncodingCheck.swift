import ModelcText

/// Finds documents in other encodings than UTF-8: their byte positions would not be those of the file.
enum XMLEncodingCheck {
    static func fault(in source: SourceText) -> XMLFault? {
        let bytes = source.bytes
        if let name = encodingByFirstBytes(of: bytes) { return fault(name) }
        guard let name = declaredEncoding(in: bytes) else { return nil }
        switch name.uppercased() {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII": return nil
        default: return fault(name)
        }
    }

    private static func fault(_ name: String) -> XMLFault {
        XMLFault(kind: .encoding, message: "the encoding is \(name); only UTF-8 is read", position: .start)
    }

    /// The encoding by its byte order mark or by how it spells the first `<`; nil where it may be UTF-8.
    private static func encodingByFirstBytes(of bytes: [UInt8]) -> String? {
        let table: [(name: String, start: [UInt8])] = [
            ("UTF-32", [0x00, 0x00, 0xFE, 0xFF]), ("UTF-32", [0xFF, 0xFE, 0x00, 0x00]),
            ("UTF-32", [0x00, 0x00, 0x00, 0x3C]), ("UTF-32", [0x3C, 0x00, 0x00, 0x00]),
            ("UTF-16", [0xFE, 0xFF]), ("UTF-16", [0xFF, 0xFE]), ("UTF-16", [0x00, 0x3C]), ("UTF-16", [0x3C, 0x00]),
            ("EBCDIC", [0x4C, 0x6F, 0xA7, 0x94]),
        ]
        return table.first { bytes.starts(with: $0.start) }?.name
    }

    /// The value of `encoding` in the XML declaration; nil if there is none.
    private static func declaredEncoding(in bytes: [UInt8]) -> String? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let text = bytes[start...]
        guard text.starts(with: "<?xml".utf8), let next = text.dropFirst(5).first,
            [0x20, 0x09, 0x0A, 0x0D].contains(next)
        else { return nil }
        // The declaration is spelt like a start tag, but for its `?`.
        let place = StartTagScanner.place(of: "encoding", inTagAt: start, of: bytes)
        return place.map { String(decoding: bytes[$0.value], as: UTF8.self) }
    }
}
