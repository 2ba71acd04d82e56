import ModelcBase
import ModelcDiagnostics
import ModelcSettings

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
                help: "write out the value; put text that begins with * into quotes"))
    }

    private mutating func keyMark(at index: Int) {
        guard index + 1 < bytes.count, bytes[index + 1].isXMLSpace else { return }
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
                .invalidYAML, .error, "the control character \(byte) is not allowed in YAML",
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
}

/// A text in which some keys are hidden from the parser under other letters, so that equal ones become different.
struct HiddenKeys {
    /// Each one costs a run of the parser, which for a file of unusual size is not worth it.
    private static let limit = 16
    private static let usualSize = 1 << 16
    /// The first of the letters that no text uses.
    private static let privateUse: UInt32 = 0xE000

    /// The real names by their offset in the real text.
    private(set) var names: [Int: String] = [:]
    private let original: [UInt8]
    private var scalars: [Unicode.Scalar]
    private let lines: YAMLLines

    init(bytes: [UInt8]) {
        original = bytes
        scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        lines = YAMLLines(bytes)
    }

    /// The text for the parser. It has as many characters as the real one, hence the same lines and columns.
    var text: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// The offset in the real text.
    func offset(of mark: YAMLMark) -> Int { lines.offset(line: mark.line, column: mark.column) }

    /// Hides the key at an offset of the real text; false where it is spelt with escapes, or where enough are hidden.
    mutating func hide(_ key: String, at offset: Int) -> Bool {
        let limit = original.count > HiddenKeys.usualSize ? 1 : HiddenKeys.limit
        guard names.count < limit, !key.isEmpty, offset < original.count, names[offset] == nil else {
            return false
        }
        let isQuoted = original[offset] == UInt8(ascii: "\"") || original[offset] == UInt8(ascii: "'")
        let start = offset + (isQuoted ? 1 : 0)
        guard original[start...].starts(with: key.utf8),
            let letter = Unicode.Scalar(HiddenKeys.privateUse + UInt32(names.count))
        else { return false }
        let first = original[..<start].count { $0 & 0xC0 != 0x80 }
        for index in first..<(first + key.unicodeScalars.count) { scalars[index] = letter }
        names[offset] = key
        return true
    }
}

/// What holds for all mappings, whatever their keys mean.
enum YAMLMappingCheck {
    /// The members without those that repeat a key, or have a structure as their key.
    static func checked(
        _ members: [ConfigurationMember], _ diagnostics: inout [Diagnostic]
    ) -> [ConfigurationMember] {
        var places: [String: SourceLocation] = [:]
        var checked: [ConfigurationMember] = []
        for member in members {
            guard let name = member.key.text else {
                diagnostics.append(structure(member.key))
                continue
            }
            if let first = places[name] {
                diagnostics.append(repetition(of: name, member.key, first: first))
                continue
            }
            places[name] = member.key.location
            checked.append(placed(member))
        }
        return checked
    }

    /// A value that was left out has no place: what is said of it is said of its key.
    private static func placed(_ member: ConfigurationMember) -> ConfigurationMember {
        guard member.value.isNothing, member.value.text == "" else { return member }
        var member = member
        member.value.location = member.key.location
        return member
    }

    private static func structure(_ key: ConfigurationNode) -> Diagnostic {
        Diagnostic(
            .invalidConfigurationValue, .error, "\(key.described) cannot be a key", at: key.location,
            help: "write 'key: value'; put text that begins with [ or { into quotes")
    }

    private static func repetition(of name: String, _ key: ConfigurationNode, first: SourceLocation) -> Diagnostic {
        Diagnostic(
            .duplicateConfigurationKey, .error, "'\(TerminalText.escaped(name))' occurs twice",
            at: key.location, help: "remove one of the two", related: [RelatedPlace("first here", at: first)])
    }
}
