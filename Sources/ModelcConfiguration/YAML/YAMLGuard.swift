import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Rejects text that would keep the YAML parser busy for too long, before it starts.
///
/// An alias stands for the whole value of its anchor: a few lines of nested aliases expand to billions of values. A
/// `?` makes a structure the key of another, and the parser compares it with every other key, level by level.
/// Configurations need neither, so they are searched for in the raw text, ignoring quotes: only a text that has both
/// `&name` and a later `*name` counts as one with aliases.
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

    /// Returns the name after `&` or `*`, with the characters that libyaml accepts in a name.
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

/// A text in which some keys are replaced by other characters for the parser, so that equal keys become different.
struct HiddenKeys {
    /// The maximum number of hidden keys. Each one costs a run of the parser.
    private static let limit = 16
    private static let usualSize = 1 << 16
    /// The first private-use character, which texts do not contain.
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

    /// The text for the parser. It has as many characters as the real one, and therefore the same lines and columns.
    var text: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Returns the offset in the real text.
    func offset(of mark: YAMLMark) -> Int { lines.offset(line: mark.line, column: mark.column) }

    /// Hides the key at an offset of the real text; returns false if the key contains escapes, or if the limit is
    /// reached.
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

/// Checks that apply to all mappings, independent of their keys.
enum YAMLMappingCheck {
    /// Returns the members without those that repeat a key, or have a structure as their key.
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

    /// Returns the member with the location of its key if its value was left out and has no location.
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
            at: key.location, help: "remove one of the two", related: [RelatedLocation("first here", at: first)])
    }
}
