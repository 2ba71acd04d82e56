import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Rejects text that would keep the YAML parser busy for too long, before the parser starts.
///
/// An alias is replaced by the whole value of its anchor: a few lines of nested aliases expand to billions of values.
/// A `?` makes a structure the key of a mapping, and the parser compares it with every other key, level by level.
///
/// Configurations need no aliases and no `?`. The raw text is searched for both, even inside quotes: a `*name` is an
/// alias only if there is a `&name` before it.
struct YAMLGuard {
    private static let keyMarkLimit = 8

    private let document: YAMLSource
    private var anchors: Set<[UInt8]> = []
    private var keyMarks = 0
    private var problems: [Diagnostic] = []

    static func problems(in document: YAMLSource) -> [Diagnostic] {
        var `guard` = YAMLGuard(document: document)
        `guard`.scan()
        return `guard`.problems
    }

    private init(document: YAMLSource) { self.document = document }

    private var bytes: [UInt8] { document.source.bytes }

    private mutating func scan() {
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "&"): anchors.insert(name(after: index))
            case UInt8(ascii: "*"): alias(at: index)
            case UInt8(ascii: "?"): keyMark(at: index)
            case 0x09, 0x0A, 0x0D: break
            case 0..<0x20, 0x7F: control(byte, at: index)
            default: break
            }
        }
    }

    private mutating func alias(at index: Int) {
        let name = name(after: index)
        guard !name.isEmpty, anchors.contains(name) else { return }
        let text = String(decoding: name, as: UTF8.self)
        problems.append(
            Diagnostic(
                .unsupportedYAML, .error, "the alias '*\(text)' is not supported",
                at: document.location(offset: index, length: name.count + 1),
                help: "write out the value; put text that begins with * into quotes"))
    }

    private mutating func keyMark(at index: Int) {
        guard index + 1 < bytes.count, bytes[index + 1].isXMLSpace else { return }
        keyMarks += 1
        guard keyMarks == YAMLGuard.keyMarkLimit + 1 else { return }
        problems.append(
            Diagnostic(
                .unsupportedYAML, .error, "keys that begin with '?' are not supported",
                at: document.location(offset: index, length: 1), help: "write 'key: value'"))
    }

    private mutating func control(_ byte: UInt8, at index: Int) {
        problems.append(
            Diagnostic(
                .invalidYAML, .error, "the control character \(byte) is not allowed in YAML",
                at: document.location(offset: index, length: 1),
                help: "remove it, or write it as an escape in double quotes"))
    }

    /// Returns the name after `&` or `*`. It consists of the characters that libyaml accepts in a name.
    private func name(after index: Int) -> [UInt8] {
        Array(bytes[(index + 1)...].prefix(while: isNameByte))
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
