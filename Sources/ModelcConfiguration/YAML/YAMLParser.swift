import Yams

/// The door to Yams.
enum YAMLParser {
    enum Outcome {
        /// The document; nil where there is none.
        case root(Node?)
        /// Two keys of one mapping are equal; the mark is the first one's.
        case repeatedKey(String, YAMLMark)
        case fault(YAMLFault)
    }

    static func parse(_ text: String) -> Outcome {
        do {
            // The basic resolver looks for no meaning in plain text, which would take regular expressions; the encoding is
            // given since Yams otherwise asks the environment for it and prints what it found.
            return .root(try Yams.compose(yaml: text, .basic, .default, .utf8))
        } catch let error as YamlError {
            return outcome(of: error)
        } catch {
            return .fault(YAMLFault(problem: "\(error)"))
        }
    }

    private static func outcome(of error: YamlError) -> Outcome {
        switch error {
        case .duplicatedKeysInMapping(let names, let context):
            return .repeatedKey(names.first ?? "", YAMLMark(context.mark))
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            return .fault(
                YAMLFault(problem: problem, mark: YAMLMark(mark), context: context.map(YAMLFault.Context.init)))
        case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem), .representer(let problem):
            return .fault(YAMLFault(problem: problem))
        case .memory: return .fault(YAMLFault(problem: "it takes more memory than there is"))
        case .no, .dataCouldNotBeDecoded: return .fault(YAMLFault(problem: "the parser gives no reason"))
        }
    }
}

extension YAMLMark {
    init(_ mark: Mark) { self.init(line: mark.line, column: mark.column) }
}

extension YAMLFault.Context {
    fileprivate init(_ context: YamlError.Context) {
        self.init(text: context.text, mark: YAMLMark(context.mark))
    }
}
