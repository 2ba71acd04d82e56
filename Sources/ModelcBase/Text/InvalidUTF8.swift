extension [UInt8] {
    /// The offset of the first byte that does not belong to UTF-8 text; nil if all do.
    package var firstInvalidUTF8: Int? {
        // The usual case, which the library decides quickly.
        if String(exactly: self) != nil { return nil }
        guard let first = firstIndex(where: { $0 >= 0x80 }) else { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = self[first...].makeIterator()
        var index = first
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): index += scalar.count
            case .error: return index
            case .emptyInput: return nil
            }
        }
    }
}
