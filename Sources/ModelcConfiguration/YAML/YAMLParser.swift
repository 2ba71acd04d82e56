import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import Yams

/// Parses YAML with Yams. Only this file imports Yams.
enum YAMLParser {
    enum Outcome {
        /// The document; nil if there is none.
        case root(Node?)
        /// A key occurs twice in one mapping; the position is that of the first occurrence.
        case repeatedKey(String, YAMLMark)
        case problem(YAMLError)
    }

    static func parse(_ text: String) -> Outcome {
        do {
            // The basic resolver does not interpret plain text, which would require regular expressions. The encoding
            // is passed because Yams otherwise reads it from the environment and prints it.
            return .root(try Yams.compose(yaml: text, .basic, .default, .utf8))
        } catch let error as YamlError {
            return outcome(of: error)
        } catch {
            return .problem(YAMLError(problem: "\(error)"))
        }
    }

    private static func outcome(of error: YamlError) -> Outcome {
        switch error {
        case .duplicatedKeysInMapping(let names, let context):
            return .repeatedKey(names.first ?? "", YAMLMark(context.mark))
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            return .problem(
                YAMLError(problem: problem, mark: YAMLMark(mark), context: context.map(YAMLError.Context.init)))
        case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem), .representer(let problem):
            return .problem(YAMLError(problem: problem))
        case .memory: return .problem(YAMLError(problem: "it needs more memory than is available"))
        case .no, .dataCouldNotBeDecoded: return .problem(YAMLError(problem: "the parser gives no reason"))
        }
    }
}

extension YAMLError.Context {
    fileprivate init(_ context: YamlError.Context) {
        self.init(text: context.text, mark: YAMLMark(context.mark))
    }
}

/// A YAML syntax error, in the parser's words.
struct YAMLError {
    /// The construct that the parser was reading, and where it begins.
    struct Context {
        var text: String
        var mark: YAMLMark
    }

    var problem: String
    var mark = YAMLMark(line: 1, column: 1)
    var context: Context?

    func diagnostic(_ locate: (YAMLMark) -> SourceLocation) -> Diagnostic {
        if problem.hasPrefix("Maximum nesting level") {
            return YAMLError.tooDeep(at: locate(mark))
        }
        return Diagnostic(
            .invalidYAML, .error, "the configuration is not valid YAML: \(problem)", at: locate(mark), help: help,
            related: context.map { [RelatedLocation($0.text, at: locate($0.mark))] } ?? [])
    }

    static func tooDeep(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unsupportedYAML, .error, "lists and mappings are nested too deeply", at: location,
            help: "a configuration needs no more than a few levels")
    }

    /// Advice about the usual cause of the parser's error.
    private var help: String {
        switch problem {
        case "found character that cannot start any token":
            "indent with spaces, not tabs; put text that begins with @, ` or % into quotes"
        case "mapping values are not allowed in this context":
            "check the indentation; put text with ': ' in it into quotes"
        case "found undefined alias": "put text that begins with * into quotes"
        case "but found another document": "a configuration is one document: remove the line '---'"
        case "could not find expected ':'": "write 'key: value', with a space after the colon"
        case let text where text.contains("did not find expected"):
            "check brackets, quotes and indentation; put text that begins with [ or {, such as a file name pattern, into quotes"
        case let text where text.contains("unexpected end of stream"): "close the quotes"
        default: "check indentation, brackets and quotes"
        }
    }
}
