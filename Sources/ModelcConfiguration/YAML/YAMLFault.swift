import ModelcDiagnostics

/// Why a text is no YAML, in the parser's words.
struct YAMLFault {
    /// What the parser was about, and where that began.
    struct Context {
        var text: String
        var mark: YAMLMark
    }

    var problem: String
    var mark = YAMLMark(line: 1, column: 1)
    var context: Context?

    func diagnostic(_ locate: (YAMLMark) -> SourceLocation) -> Diagnostic {
        if problem.hasPrefix("Maximum nesting level") {
            return YAMLFault.tooDeep(at: locate(mark))
        }
        return Diagnostic(
            .invalidYAML, .error, "the configuration is no valid YAML: \(problem)", at: locate(mark), help: help,
            related: context.map { [RelatedPlace($0.text, at: locate($0.mark))] } ?? [])
    }

    static func tooDeep(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unsupportedYAML, .error, "lists and mappings are nested too deeply", at: location,
            help: "a configuration needs no more than a few levels")
    }

    /// The usual cause of what the parser says.
    private var help: String {
        switch problem {
        case "found character that cannot start any token":
            "indent with spaces, not tabs; put text that begins with @, ` or % into quotes"
        case "mapping values are not allowed in this context":
            "check the indentation; put text with ': ' in it into quotes"
        case "found undefined alias": "put text that begins with * into quotes"
        case "but found another document": "a configuration is one document: remove the line '---'"
        case "could not find expected ':'": "write 'key: value', with a space behind the colon"
        case let text where text.contains("did not find expected"):
            "check brackets, quotes and indentation; put text that begins with [ or {, like a file name mask, into quotes"
        case let text where text.contains("unexpected end of stream"): "close the quotes"
        default: "check indentation, brackets and quotes"
        }
    }
}
