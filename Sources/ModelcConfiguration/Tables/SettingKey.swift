/// One setting of code generation: a row of the table from which everything about settings is made.
package struct SettingKey: Sendable {
    package let key: ConfigurationKey<GenerateSettings>
    /// Whether single entities may have a value of their own.
    package let isPerEntity: Bool
    /// Gives a setting the value that a nearer one has.
    let override: @Sendable (_ settings: inout GenerateSettings, _ nearer: GenerateSettings) -> Void
    /// Gives a setting that nobody set its default.
    let complete: @Sendable (inout GenerateSettings) -> Void
    /// The setting as it is shown.
    let shown: @Sendable (GenerateSettings) -> EffectiveNode

    /// - Parameters:
    ///   - standard: the default, for settings that always have a value.
    ///   - derived: a default that depends on other settings, which have theirs already; before `standard`.
    ///   - otherwise: in words what holds where nobody set it, or an addition to the default.
    init<Value: SettingValue>(
        _ name: String, _ field: WritableKeyPath<GenerateSettings, Setting<Value>?> & Sendable,
        standard: Value? = nil, derived: @escaping @Sendable (GenerateSettings) -> Value? = { _ in nil },
        otherwise: String? = nil, isPerEntity: Bool = false, _ summary: String
    ) {
        let words = [standard.map { $0.shown(.standard).plainText }, otherwise].compactMap { $0 }
        key = ConfigurationKey(
            name, setting: field, summary, standard: words.isEmpty ? nil : words.joined(separator: "; "))
        self.isPerEntity = isPerEntity
        override = { settings, nearer in
            guard let value = nearer[keyPath: field] else { return }
            settings[keyPath: field] = settings[keyPath: field]?.overridden(by: value) ?? value
        }
        complete = { settings in
            guard settings[keyPath: field] == nil, let value = derived(settings) ?? standard else { return }
            settings[keyPath: field] = Setting(value, .standard)
        }
        shown = { $0[keyPath: field].map { $0.value.shown($0.origin) } ?? .unset(otherwise ?? "not set") }
    }

    package var name: String { key.name }
}

/// Settings that the documentation shows together.
package struct SettingGroup: Sendable {
    package let title: String
    package let keys: [SettingKey]
}
