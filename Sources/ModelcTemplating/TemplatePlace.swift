import ModelcDiagnostics

/// Some bytes of a template.
struct TemplatePlace {
    let source: TemplateSource
    let range: Range<Int>

    var location: SourceLocation {
        SourceLocation(
            path: source.path, position: source.text.position(at: range.lowerBound), length: range.count)
    }
}
