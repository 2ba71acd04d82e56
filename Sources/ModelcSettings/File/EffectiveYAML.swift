import ModelcBase

/// Writes the effective configuration as YAML, with the origins of values as comments.
struct EffectiveYAML {
    private var lines: [String] = []

    static func text(of members: [EffectiveMember]) -> String {
        var writer = EffectiveYAML()
        // Nil because these keys are not inside a setting. A value inside a setting uses the flag of the setting, not
        // of the inner key.
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
            || PlanTables.rows.contains { $0.key.name == key } || CloudKitTables.rows.contains { $0.key.name == key }
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
    /// Returns a short text for the origin.
    ///
    /// - Parameter setting: the name of the setting that contains the value; it determines the flag's name.
    fileprivate func text(setting: String?, value: JSONValue) -> String {
        switch self {
        case .standard: "default"
        case .file(let location): location.path + (location.position.map { ":\($0.line)" } ?? "")
        case .flag: flag(setting, value) ?? "command line"
        }
    }

    /// Returns the flag as the user typed it.
    func flag(_ setting: String?, _ value: JSONValue) -> String? {
        setting.map { SettingFlag.named($0, isOff: value == .bool(false)) }
    }
}
