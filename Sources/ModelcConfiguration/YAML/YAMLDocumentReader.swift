import ModelcDiagnostics

/// Text to nodes: encoding, guard, parser, nodes with places.
struct YAMLDocumentReader {
    let document: YAMLSource

    func read() -> YAMLDocument {
        if let fault = EncodingCheck.fault(in: document) { return .unreadable([fault]) }
        let refused = YAMLGuard.faults(in: document)
        guard refused.isEmpty else { return .unreadable(FaultLimit.applied(to: refused)) }
        return parse()
    }

    /// The parser gives up at two equal keys in one mapping. They are reported like any other fault, so the first of
    /// them is hidden from the parser, and the next run gets further.
    private func parse() -> YAMLDocument {
        var keys = HiddenKeys(bytes: document.source.bytes)
        while true {
            switch YAMLParser.parse(keys.text) {
            case .root(let root):
                var converter = YAMLNodeConverter(document: document, hidden: keys.names)
                let node = root.map { converter.convert($0) }
                return YAMLDocument(root: node, diagnostics: converter.diagnostics)
            case .repeatedKey(let key, let mark):
                let offset = keys.offset(of: mark)
                guard keys.hide(key, at: offset) else { return .unreadable([repetition(of: key, at: offset)]) }
            case .fault(let fault): return .unreadable([fault.diagnostic { location(of: $0, keys) }])
            }
        }
    }

    private func location(of mark: YAMLMark, _ keys: HiddenKeys) -> SourceLocation {
        document.location(offset: keys.offset(of: mark))
    }

    private func repetition(of key: String, at offset: Int) -> Diagnostic {
        Diagnostic(
            .duplicateConfigurationKey, .error, "'\(key)' stands more than once in one mapping",
            at: document.location(offset: offset), help: "remove all but one")
    }
}
