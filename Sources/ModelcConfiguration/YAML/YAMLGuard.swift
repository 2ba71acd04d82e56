import ModelcDiagnostics
import ModelcText

/// Refuses what would make the YAML parser work without end, before it starts.
///
/// An alias stands for all that its anchor stands for: a few lines of aliases of aliases are billions of values. A `?`
/// makes a whole structure the key of another, which the parser compares with every neighbour, level by level. Neither is
/// of any use in a configuration, so that they are looked for in the bare text, without regard to quotes: only a
/// text that has both `&name` and a later `*name` is taken for one with aliases.
struct YAMLGuard {
    private static let keyMarkLimit = 8

    private let document: YAMLSource
    private var anchors: Set<[UInt8]> = []
    private var keyMarks = 0
    private var faults: [Diagnostic] = []

    static func faults(in document: YAMLSource) -> [Diagnostic] {
        var `guard` = YAMLGuard(document: document)
        `guard`.scan()
        return `guard`.faults
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
        faults.append(
            Diagnostic(
                .unsupportedYAML, .error, "the alias '*\(text)' is not supported",
                at: document.location(offset: index, length: name.count + 1),
                help: "write the value out; text with a * goes into quotes"))
    }

    private mutating func keyMark(at index: Int) {
        guard index + 1 < bytes.count, isBlank(bytes[index + 1]) else { return }
        keyMarks += 1
        guard keyMarks == YAMLGuard.keyMarkLimit + 1 else { return }
        faults.append(
            Diagnostic(
                .unsupportedYAML, .error, "keys that begin with '?' are not supported",
                at: document.location(offset: index, length: 1), help: "write 'key: value'"))
    }

    private mutating func control(_ byte: UInt8, at index: Int) {
        faults.append(
            Diagnostic(
                .invalidYAML, .error, "the control character \(byte) cannot stand in YAML",
                at: document.location(offset: index, length: 1),
                help: "remove it, or write it as an escape in double quotes"))
    }

    /// The name behind `&` or `*`, in the letters that libyaml takes for one.
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

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
