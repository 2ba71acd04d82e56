import ModelcJSON

/// What holds in the end: defaults, under the section `generate`, under the entry of a model, under flags.
package struct EffectiveConfiguration: Hashable, Sendable {
    /// The configuration file; nil where there is none.
    package var path: String?
    package var version: Setting<SchemaVersion>
    /// What holds for models without an entry.
    package var generate: GenerateSettings
    /// The models of the file.
    package var models: [EffectiveModel]
    /// Where mapping models are looked for; nil where the file does not say.
    package var mappings: Setting<ConfiguredPaths>?

    /// - Parameters:
    ///   - configuration: what the file says; nil where there is no file.
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
    package func models(
        at path: String, isSame: (String, String) -> Bool = FileLookup.isSame
    ) -> [EffectiveModel] {
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
    package func nearness<Value>(of field: KeyPath<GenerateSettings, Setting<Value>?>) -> Nearness {
        switch settings[keyPath: field]?.origin {
        case .standard, nil: .standard
        case .file: own[keyPath: field] == nil ? .common : .model
        case .flag: .flag
        }
    }
}
