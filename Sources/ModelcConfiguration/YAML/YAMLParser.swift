import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import Yams

/// Parses YAML with Yams. Only this file imports it.
enum YAMLParser {
    enum Outcome {
        /// The document; nil if there is none.
        case root(Node?)
        /// Two keys of one mapping are equal; the mark is that of the first one.
        case repeatedKey(String, YAMLMark)
        case fault(YAMLError)
    }

    static func parse(_ text: String) -> Outcome {
        do {
            // The basic resolver does not interpret plain text, which would use regular expressions. The encoding is
            // given because Yams otherwise reads it from the environment and prints it.
            return .root(try Yams.compose(yaml: text, .basic, .default, .utf8))
        } catch let error as YamlError {
            return outcome(of: error)
        } catch {
            return .fault(YAMLError(problem: "\(error)"))
        }
    }

    private static func outcome(of error: YamlError) -> Outcome {
        switch error {
        case .duplicatedKeysInMapping(let names, let context):
            return .repeatedKey(names.first ?? "", YAMLMark(context.mark))
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            return .fault(
                YAMLError(problem: problem, mark: YAMLMark(mark), context: context.map(YAMLError.Context.init)))
        case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem), .representer(let problem):
            return .fault(YAMLError(problem: problem))
        case .memory: return .fault(YAMLError(problem: "it needs more memory than is available"))
        case .no, .dataCouldNotBeDecoded: return .fault(YAMLError(problem: "the parser gives no reason"))
        }
    }
}

extension YAMLMark {
    init(_ mark: Mark) { self.init(line: mark.line, column: mark.column) }
}

extension YAMLError.Context {
    fileprivate init(_ context: YamlError.Context) {
        self.init(text: context.text, mark: YAMLMark(context.mark))
    }
}

/// Converts the parser's nodes to modelc's, with locations in the text. Rejects anchors and tags.
struct YAMLNodeConverter {
    private static let depthLimit = 32

    private let document: YAMLSource
    private let lines: YAMLLines
    private let hidden: [Int: String]
    private var depth = 0
    private(set) var diagnostics: [Diagnostic] = []

    init(document: YAMLSource, hidden: [Int: String]) {
        self.document = document
        self.hidden = hidden
        lines = YAMLLines(document.source.bytes)
    }

    mutating func convert(_ node: Node) -> ConfigurationNode {
        let offset = node.mark.map { lines.offset(line: $0.line, column: $0.column) } ?? 0
        refuseMarks(at: offset)
        depth += 1
        defer { depth -= 1 }
        let content = depth > YAMLNodeConverter.depthLimit ? tooDeep(at: offset) : content(of: node, at: offset)
        let location = document.location(offset: offset, length: length(of: content, at: offset))
        return ConfigurationNode(content, at: location, origin: document.origin(at: location))
    }

    private mutating func content(of node: Node, at offset: Int) -> ConfigurationNode.Content {
        switch node {
        case .scalar(let scalar): return .scalar(hidden[offset] ?? scalar.string, isPlain: scalar.style == .plain)
        case .sequence(let sequence): return .list(sequence.map { convert($0) })
        case .mapping(let mapping):
            let members = mapping.map { ConfigurationMember(key: convert($0.key), value: convert($0.value)) }
            return .mapping(YAMLMappingCheck.checked(members, &diagnostics))
        // Aliases occur only in trees that are created for writing.
        case .alias: return .scalar("", isPlain: true)
        }
    }

    private mutating func tooDeep(at offset: Int) -> ConfigurationNode.Content {
        diagnostics.append(YAMLError.tooDeep(at: document.location(offset: offset)))
        return .scalar("", isPlain: true)
    }

    /// Rejects anchors and tags. A node that has them begins with them.
    private mutating func refuseMarks(at offset: Int) {
        guard let byte = byte(at: offset), byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") else { return }
        let text = document.source.bytes[offset...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") }
        let kind = byte == UInt8(ascii: "&") ? "anchor" : "tag"
        diagnostics.append(
            Diagnostic(
                .unsupportedYAML, .error, "the \(kind) '\(String(decoding: text, as: UTF8.self))' is not supported",
                at: document.location(offset: offset, length: text.count),
                help: "remove it, or put text that begins with \(kind == "tag" ? "!" : "&") into quotes"))
    }

    /// Returns the number of bytes to underline: for a text within one line.
    private func length(of content: ConfigurationNode.Content, at offset: Int) -> Int {
        guard case .scalar(let text, _) = content, let first = byte(at: offset) else { return 0 }
        let rest = document.source.bytes[offset...]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            let end = rest.dropFirst().firstIndex { $0 == first || $0 == UInt8(ascii: "\n") }
            return end.map { rest[$0] == first ? $0 - offset + 1 : 0 } ?? 0
        }
        return rest.starts(with: text.utf8) ? text.utf8.count : 0
    }

    private func byte(at offset: Int) -> UInt8? {
        offset < document.source.bytes.count ? document.source.bytes[offset] : nil
    }
}

/// A syntax error in YAML, in the parser's words.
struct YAMLError {
    /// What the parser was reading, and where that began.
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

    /// The usual cause of the parser's error.
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

/// Converts the parser's positions: libyaml counts characters, and starts a line after separators that editors do not
/// treat as line ends (a lone CR, U+0085, U+2028, U+2029).
struct YAMLLines {
    private let bytes: [UInt8]
    private var starts = [0]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var index = 0
        while index < bytes.count {
            let length = YAMLLines.breakLength(in: bytes, at: index)
            index += max(length, 1)
            if length > 0 { starts.append(index) }
        }
    }

    /// Returns the offset of a parser position; both numbers count from 1.
    func offset(line: Int, column: Int) -> Int {
        guard line >= 1, line <= starts.count else { return bytes.count }
        var offset = starts[line - 1]
        for _ in 1..<max(column, 1) where offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// Returns the length in bytes of the line end at an offset.
    private static func breakLength(in bytes: [UInt8], at index: Int) -> Int {
        func follows(_ distance: Int, _ byte: UInt8) -> Bool {
            index + distance < bytes.count && bytes[index + distance] == byte
        }
        switch bytes[index] {
        case 0x0A: return 1
        case 0x0D: return follows(1, 0x0A) ? 2 : 1
        case 0xC2: return follows(1, 0x85) ? 2 : 0
        case 0xE2: return follows(1, 0x80) && (follows(2, 0xA8) || follows(2, 0xA9)) ? 3 : 0
        default: return 0
        }
    }
}

/// A position as counted by the YAML parser: line and column from 1, the column in characters.
struct YAMLMark: Hashable {
    var line: Int
    var column: Int
}
