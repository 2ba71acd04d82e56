import ModelcBase
import ModelcDiagnostics

/// What holds in the end: defaults, under the section `generate`, under the entry of a model, under flags.
package struct EffectiveConfiguration: Hashable, Sendable {
    /// The configuration file; nil if there is none.
    var path: String?
    var version: Setting<SchemaVersion>
    /// What holds for models without an entry.
    var generate: GenerateSettings
    /// The models of the file.
    package var models: [EffectiveModel]
    /// Where mapping models are looked for; nil where the file does not say.
    var mappings: Setting<ConfiguredPaths>?

    /// - Parameters:
    ///   - configuration: what the file says; nil if there is no file.
    ///   - flags: what the command line says.
    package init(_ configuration: Configuration? = nil, flags: GenerateSettings = GenerateSettings()) {
        let common = configuration?.generate ?? GenerateSettings()
        path = configuration?.path
        mappings = configuration?.mappings
        version = configuration?.version ?? Setting(.current, .standard)
        generate = common.merging(flags).completed()
        models = (configuration?.models ?? []).map { entry in
            let settings = common.merging(entry.settings).merging(flags).completed()
            return EffectiveModel(path: entry.path, origin: entry.origin, settings: settings, own: entry.settings)
        }
    }

    /// What holds for a model that is named on the command line: the entries of that model, which may be several with
    /// different outputs, or else what holds for all models.
    ///
    /// - Parameter isSame: whether two paths lead to the same place.
    package func models(at path: String, isSame: (String, String) -> Bool) -> [EffectiveModel] {
        let entries = models.filter { isSame($0.path.path, path) }
        guard entries.isEmpty else { return entries }
        return [EffectiveModel(path: ConfiguredPath(path), origin: .flag, settings: generate)]
    }
}

/// A model with everything that holds for it.
package struct EffectiveModel: Hashable, Sendable {
    package var path: ConfiguredPath
    /// Who named the model.
    package var origin: SettingOrigin
    package var settings: GenerateSettings
    /// What the model's entry says.
    package var own = GenerateSettings()
}

extension EffectiveModel {
    /// How near to the command line a setting was made.
    package enum Nearness: Int, Comparable {
        case standard, common, model, flag

        package static func < (left: Nearness, right: Nearness) -> Bool { left.rawValue < right.rawValue }
    }

    /// Who made a setting: nobody, the section `generate`, the model's entry, or a flag.
    package func nearness<Value>(of field: WritableKeyPath<GenerateFields, Setting<Value>> & Sendable) -> Nearness {
        nearness(settings[dynamicMember: field].origin, isOwn: own[dynamicMember: field].isSet)
    }

    /// The same of a setting without a default.
    package func nearness<Value>(of field: WritableKeyPath<GenerateFields, Setting<Value>?> & Sendable) -> Nearness {
        nearness(settings[dynamicMember: field]?.origin ?? .standard, isOwn: own[dynamicMember: field] != nil)
    }

    /// The same of any setting.
    package func nearness(of key: SettingKey) -> Nearness {
        nearness(key.origin(settings), isOwn: key.isSet(own))
    }

    private func nearness(_ origin: SettingOrigin, isOwn: Bool) -> Nearness {
        switch origin {
        case .standard: .standard
        case .file: isOwn ? .model : .common
        case .flag: .flag
        }
    }
}

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
        .object(shownMembers.map { JSONMember(key: $0.key, value: $0.node.json(setting: $0.key)) })
    }
}

extension EffectiveNode {
    /// `{"value": …, "origin": …}`; null if it is not set.
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

extension EffectiveConfiguration {
    /// The configuration as YAML, each value with its origin as a comment. Models show what differs from `generate`.
    ///
    /// It is itself a configuration: read from the working directory, it gives the same values.
    package var yaml: String {
        let common = generate.shownMembers
        let entries = models.map { model -> EffectiveNode in
            let own = zip(model.settings.shownMembers, common).filter { $0 != $1 }.map(\.0)
            return .mapping([EffectiveMember("path", model.path.shown(model.origin))] + own)
        }
        let members = [
            EffectiveMember("version", version.value.shown(version.origin)),
            EffectiveMember("models", entries.isEmpty ? .unset("none") : .list(entries, nil)),
            EffectiveMember(
                "mappings", mappings.map { $0.value.shown($0.origin) } ?? .unset("the project's root")),
            EffectiveMember("generate", .mapping(common)),
        ]
        return EffectiveYAML.text(of: members)
    }
}

extension LintConfiguration {
    /// The settings of lint as YAML, each value with its origin as a comment; itself a configuration.
    package var yaml: String { EffectiveYAML.text(of: [EffectiveMember(TableName.lint, .mapping(shownMembers))]) }
}
