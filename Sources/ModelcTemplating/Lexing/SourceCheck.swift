/// Rejects files that cannot be templates, such as files that are not UTF-8.
struct SourceCheck {
    let limits: TemplateLimits
    let problems: ProblemCollector

    func accepts(_ source: TemplateSource) -> Bool {
        let bytes = source.text.bytes
        if bytes.count > limits.templateBytes {
            problems.report(
                .templateLimit, "The template has more than \(limits.templateBytes) bytes",
                at: TemplateLocation(source: source, range: 0..<0), help: "Divide it and include its parts.")
        } else if let index = firstInvalidByte(of: bytes) {
            problems.report(
                .templateEncoding, "The template is not UTF-8 text",
                at: TemplateLocation(source: source, range: index..<(index + 1)), help: "Save it as UTF-8.")
        } else {
            return true
        }
        return false
    }

    private func firstInvalidByte(of bytes: [UInt8]) -> Int? {
        // A fast test for the usual case: the file is valid UTF-8.
        if String(exactly: bytes) != nil { return nil }
        guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes[first...].makeIterator()
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
