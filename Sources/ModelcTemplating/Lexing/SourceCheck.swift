import ModelcBase

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
        } else if let index = bytes.firstInvalidUTF8 {
            problems.report(
                .templateEncoding, "The template is not UTF-8 text",
                at: TemplateLocation(source: source, range: index..<(index + 1)), help: "Save it as UTF-8.")
        } else {
            return true
        }
        return false
    }
}
