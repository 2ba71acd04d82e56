import ModelcBase

/// The effective settings. Flags override a model's entry in `models`, the entry overrides the section `generate`, and
/// the section overrides the defaults.
package struct EffectiveConfiguration: Hashable, Sendable {
    /// The path of the configuration file; nil if there is none.
    var path: String?
    var version: Setting<SchemaVersion>
    /// The settings of models without an entry in `models`.
    var generate: GenerateSettings
    /// The models of the file.
    package var models: [EffectiveModel]
    /// The folders or files in which mapping models are searched; nil if the file does not set it.
    var mappings: Setting<ConfiguredPaths>?
    /// The settings of `plan`.
    var plan: PlanConfiguration
    /// The settings of the commands for CloudKit schemas.
    var cloudKit: CloudKitConfiguration

    /// - Parameters:
    ///   - configuration: the content of the configuration file; nil if there is no file.
    ///   - flags: the settings on the command line.
    package init(_ configuration: Configuration? = nil, flags: GenerateSettings = GenerateSettings()) {
        let common = configuration?.generate ?? GenerateSettings()
        path = configuration?.path
        mappings = configuration?.mappings
        plan = configuration?.plan ?? PlanConfiguration()
        cloudKit = configuration?.cloudKit ?? CloudKitConfiguration()
        version = configuration?.version ?? Setting(.current, .standard)
        generate = common.merging(flags).completed()
        models = (configuration?.models ?? []).map { entry in
            let settings = common.merging(entry.settings).merging(flags).completed()
            return EffectiveModel(path: entry.path, origin: entry.origin, settings: settings, own: entry.settings)
        }
    }

    /// Returns the effective settings for a model named on the command line. If the file has entries for the model,
    /// returns one result for each of them: a model may have several outputs. Otherwise, the settings for all models
    /// apply.
    ///
    /// - Parameter isSame: whether two paths lead to the same file.
    package func models(at path: String, isSame: (String, String) -> Bool) -> [EffectiveModel] {
        let entries = models.filter { isSame($0.path.path, path) }
        guard entries.isEmpty else { return entries }
        return [EffectiveModel(path: ConfiguredPath(path), origin: .flag, settings: generate)]
    }
}

/// A model with its effective settings.
package struct EffectiveModel: Hashable, Sendable {
    package var path: ConfiguredPath
    /// The location of the model's name, in the file or on the command line.
    package var origin: SettingOrigin
    package var settings: GenerateSettings
    /// The settings from the model's entry in `models`.
    package var own = GenerateSettings()
}

extension EffectiveModel {
    /// The level on which a setting is made. Later cases override earlier cases.
    package enum Nearness: Int, Comparable {
        case standard, common, model, flag

        package static func < (left: Nearness, right: Nearness) -> Bool { left.rawValue < right.rawValue }
    }

    /// Returns the level on which a setting is made: none, the section `generate`, the model's entry, or a flag.
    package func nearness<Value>(of field: WritableKeyPath<GenerateFields, Setting<Value>> & Sendable) -> Nearness {
        nearness(settings[dynamicMember: field].origin, isOwn: own[dynamicMember: field].isSet)
    }

    /// Returns the level on which a setting without a default is made.
    package func nearness<Value>(of field: WritableKeyPath<GenerateFields, Setting<Value>?> & Sendable) -> Nearness {
        nearness(settings[dynamicMember: field]?.origin ?? .standard, isOwn: own[dynamicMember: field] != nil)
    }

    /// Returns the level on which a setting is made, for a setting given by its key.
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
    /// The configuration as JSON: all settings of each model, each with its value and origin.
    package var json: JSONValue {
        .object([
            JSONMember(key: "file", value: .optional(path)),
            JSONMember(key: "version", value: version.value.shown(version.origin).json(setting: nil)),
            JSONMember(key: "generate", value: generate.json),
            JSONMember(key: "models", value: .array(models.map(\.json))),
            JSONMember(
                key: "mappings", value: mappings.map { $0.value.shown($0.origin).json(setting: nil) } ?? .null),
            JSONMember(key: TableName.plan, value: EffectiveConfiguration.json(plan.shownMembers)),
            JSONMember(key: TableName.cloudKit, value: EffectiveConfiguration.json(cloudKit.shownMembers)),
        ])
    }

    private static func json(_ members: [EffectiveMember]) -> JSONValue {
        .object(members.map { JSONMember(key: $0.key, value: $0.node.json(setting: $0.key)) })
    }
}

extension LintConfiguration {
    /// The lint settings as JSON, each with its value and origin.
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
    /// Returns `{"value": …, "origin": …}`; null if the setting is not set.
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
    /// The configuration as YAML, with the origin of each value as a comment. Entries of models contain only the
    /// differences from `generate`.
    ///
    /// The result is a valid configuration: modelc reads the same values if the file is in the working directory.
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
            EffectiveMember(TableName.plan, .mapping(plan.shownMembers)),
            EffectiveMember(TableName.cloudKit, .mapping(cloudKit.shownMembers)),
        ]
        return EffectiveYAML.text(of: members)
    }
}

extension LintConfiguration {
    /// The lint settings as YAML, with the origin of each value as a comment. The result is a valid configuration.
    package var yaml: String { EffectiveYAML.text(of: [EffectiveMember(TableName.lint, .mapping(shownMembers))]) }
}
