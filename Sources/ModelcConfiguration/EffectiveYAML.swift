import ModelcJSON
import ModelcText

/// Writes the effective configuration as YAML, with origins as comments.
struct EffectiveYAML {
    private var lines: [String] = []

    static func text(of members: [EffectiveMember]) -> String {
        var writer = EffectiveYAML()
        // The flag that a value comes from has the name of its setting, not that of a key inside it.
        for member in members { writer.write(member, indent: 0, setting: nil) }
        return writer.lines.map { $0 + "\n" }.joined()
    }

    private mutating func write(_ member: EffectiveMember, indent: Int, setting: String?) {
        let key = YAMLScalar.text(member.key)
        let setting = setting ?? (EffectiveYAML.isSetting(member.key) ? member.key : nil)
        switch member.node {
        case .value(let value, let origin):
            add("\(key): \(YAMLScalar.text(of: value))\(comment(origin, setting, value))", indent)
        case .unset(let text): add("# \(key): \(text)", indent)
        case .mapping(let members) where members.isEmpty: add("\(key): {}", indent)
        case .mapping(let members):
            add("\(key):", indent)
            for member in members { write(member, indent: indent + 2, setting: setting) }
        case .list(let nodes, let origin):
            write(nodes, of: key, origin, indent: indent, setting: setting)
        }
    }

    private static func isSetting(_ key: String) -> Bool {
        SettingTable.contains(key) || LintTables.rows.contains { $0.key.name == key }
    }

    private mutating func write(
        _ nodes: [EffectiveNode], of key: String, _ origin: SettingOrigin?, indent: Int, setting: String?
    ) {
        let items = nodes.map(members)
        let list = EffectiveNode.list(nodes, origin)
        guard !items.isEmpty, !items.contains(nil) else {
            return add("\(key): \(list.plainText)\(comment(origin, setting, list.plain))", indent)
        }
        add("\(key):\(comment(origin, setting, list.plain))", indent)
        for item in items.compactMap({ $0 }) {
            let first = lines.count
            for member in item { write(member, indent: indent + 4, setting: setting) }
            guard first < lines.count else { continue }
            let start = lines[first].drop { $0 == " " }
            lines[first] = String(repeating: " ", count: indent + 2) + "- " + start
        }
    }

    private func members(of node: EffectiveNode) -> [EffectiveMember]? {
        switch node {
        case .mapping(let members): members.isEmpty ? nil : members
        case .value, .unset, .list: nil
        }
    }

    private func comment(_ origin: SettingOrigin?, _ setting: String?, _ value: JSONValue) -> String {
        guard let origin else { return "" }
        return "  # " + TerminalText.escaped(origin.text(setting: setting, value: value))
    }

    private mutating func add(_ line: String, _ indent: Int) {
        lines.append(String(repeating: " ", count: indent) + line)
    }
}

extension SettingOrigin {
    /// Who said so, in a few words.
    ///
    /// - Parameter setting: the setting that the value belongs to, after which its flag is called.
    fileprivate func text(setting: String?, value: JSONValue) -> String {
        switch self {
        case .standard: "default"
        case .file(let location): location.path + (location.position.map { ":\($0.line)" } ?? "")
        case .flag: flag(setting, value) ?? "command line"
        }
    }

    /// The flag as it was typed.
    func flag(_ setting: String?, _ value: JSONValue) -> String? {
        setting.map { value == .bool(false) ? "--no-\($0)" : "--\($0)" }
    }
}

/// Spells values in YAML so that every YAML parser, also of version 1.1, reads them back as they are.
enum YAMLScalar {
    /// A value in one line.
    static func text(of value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .string(let text): self.text(text)
        case .array(let values): "[\(values.map(text(of:)).joined(separator: ", "))]"
        case .object(let members) where members.isEmpty: "{}"
        case .object(let members):
            "{ \(members.map { "\(text($0.key)): \(text(of: $0.value))" }.joined(separator: ", ")) }"
        }
    }

    /// A text, in quotes where it needs them.
    static func text(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// Whether a text means itself without quotes, in a list, too.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last, isSafe(first, inside: false) || first == 0x2F,
            last != 0x20, text.utf8.allSatisfy({ isSafe($0, inside: true) })
        else { return false }
        guard case .text = PlainScalar.meaning(of: text) else { return false }
        return PlainScalar.formerBooleans[text.lowercased()] == nil && !text.utf8.allSatisfy { $0 < 0x3A }
    }

    private static func isSafe(_ byte: UInt8, inside: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "): inside
        default: false
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result += needsEscape(scalar) ? escape(scalar) : String(scalar)
            }
        }
        return result + "\""
    }

    /// Control characters, and those that end a line in YAML or vanish.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format, .privateUse, .unassigned: true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
