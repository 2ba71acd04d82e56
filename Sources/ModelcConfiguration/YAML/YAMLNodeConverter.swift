import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import Yams

/// Converts the parser's nodes to `ConfigurationNode`s with locations in the text. Rejects anchors and tags.
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
        // The parser never returns an alias: aliases occur only in trees that are created for writing.
        case .alias: return .scalar("", isPlain: true)
        }
    }

    private mutating func tooDeep(at offset: Int) -> ConfigurationNode.Content {
        diagnostics.append(YAMLError.tooDeep(at: document.location(offset: offset)))
        return .scalar("", isPlain: true)
    }

    /// Rejects an anchor or a tag, which is the first text of its node.
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

    /// Returns the number of bytes to underline. A value of several lines is not underlined.
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
