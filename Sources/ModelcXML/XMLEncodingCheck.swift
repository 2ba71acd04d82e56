import ModelcText

/// Finds documents in other encodings than UTF-8: their byte positions would not be those of the file.
enum XMLEncodingCheck {
    static func fault(in source: SourceText) -> XMLFault? {
        let bytes = source.bytes
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return fault("UTF-16") }
        guard let name = declaredEncoding(in: bytes) else { return nil }
        switch name.uppercased() {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII": return nil
        default: return fault(name)
        }
    }

    private static func fault(_ name: String) -> XMLFault {
        XMLFault(kind: .encoding, message: "the encoding is \(name); only UTF-8 is read", position: .start)
    }

    /// The value of `encoding` in the XML declaration; nil where there is none.
    private static func declaredEncoding(in bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(256), as: UTF8.self)
        guard
            let declaration = head.split(separator: "?>", omittingEmptySubsequences: false).first,
            declaration.contains("<?xml "),
            let after = declaration.firstRange(of: "encoding")?.upperBound
        else { return nil }
        let value = declaration[after...].drop { $0 == " " || $0 == "=" }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return String(value.dropFirst().prefix { $0 != quote })
    }
}
