import ModelcDiagnostics

/// Finds text that is no UTF-8.
enum EncodingCheck {
    static func fault(in document: YAMLSource) -> Diagnostic? {
        guard let offset = firstInvalidByte(in: document.source.bytes) else { return nil }
        return Diagnostic(
            .unreadableConfiguration, .error, "the configuration is no UTF-8 text",
            at: document.location(offset: offset, length: 1), help: "save it as UTF-8")
    }

    private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}
