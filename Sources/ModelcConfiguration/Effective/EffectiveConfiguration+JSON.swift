import ModelcDiagnostics
import ModelcJSON

extension EffectiveConfiguration {
    /// The configuration for programs: all settings of each model, each with its value and origin.
    package var json: JSONValue {
        .object([
            JSONMember(key: "file", value: .optional(path)),
            JSONMember(key: "version", value: version.value.shown(version.origin).json(setting: nil)),
            JSONMember(key: "generate", value: generate.json),
            JSONMember(key: "models", value: .array(models.map(\.json))),
            JSONMember(
                key: "mappings", value: mappings.map { $0.value.shown($0.origin).json(setting: nil) } ?? .null),
        ])
    }
}

extension LintConfiguration {
    /// The settings of lint for programs, each with its value and origin.
    package var json: JSONValue {
        let members = shownMembers.map { JSONMember(key: $0.key, value: $0.node.json(setting: $0.key)) }
        return .object([JSONMember(key: TableName.lint, value: .object(members))])
    }
}

extension EffectiveModel {
    fileprivate var json: JSONValue {
        .object([
            JSONMember(key: "path", value: path.shown(origin).json(setting: nil)),
            JSONMember(key: "settings", value: settings.json),
        ])
    }
}

extension GenerateSettings {
    fileprivate var json: JSONValue {
        .object(shownMembers().map { JSONMember(key: $0.key, value: $0.node.json(setting: $0.key)) })
    }
}

extension EffectiveNode {
    /// `{"value": …, "origin": …}`; null where nobody set it.
    fileprivate func json(setting: String?) -> JSONValue {
        switch self {
        case .value(_, let origin), .list(_, let origin):
            guard let origin else { return plain }
            return ["value": plain, "origin": origin.json(setting: setting, value: plain)]
        case .unset: return .null
        case .mapping(let members):
            return .object(members.map { JSONMember(key: $0.key, value: $0.node.json(setting: setting)) })
        }
    }
}

extension SettingOrigin {
    fileprivate func json(setting: String?, value: JSONValue) -> JSONValue {
        switch self {
        case .standard: ["kind": "default"]
        case .flag: ["kind": "flag", "flag": .optional(flag(setting, value))]
        case .file(let location):
            [
                "kind": "file", "path": .string(location.path), "line": .optional(location.position?.line),
                "column": .optional(location.position?.column),
            ]
        }
    }
}
