import ModelcDiagnostics

/// A range of bytes in a template, for messages.
struct TemplateLocation {
    let source: TemplateSource
    let range: Range<Int>

    var location: SourceLocation {
        SourceLocation(
            path: source.path, position: source.text.position(at: range.lowerBound), length: range.count)
    }
}
