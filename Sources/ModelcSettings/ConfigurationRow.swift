import ModelcBase
import ModelcDiagnostics

/// A key of a configuration section, with functions that merge its setting and show it.
struct ConfigurationRow<Section: Sendable>: Sendable {
    let key: ConfigurationKey<Section>
    let merge: @Sendable (_ nearer: Section, _ whole: inout Section) -> Void
    let shown: @Sendable (Section) -> EffectiveNode

    /// - Parameters:
    ///   - standard: the default, described in words.
    ///   - value: the default to show as a value; nil to show the words.
    init<Value: SettingValue>(
        _ name: String, _ field: WritableKeyPath<Section, Setting<Value>?> & Sendable, _ summary: String,
        standard: String, shownAs value: EffectiveNode? = nil
    ) {
        key = ConfigurationKey(name, setting: field, summary, standard: standard)
        merge = { nearer, whole in
            guard let setting = nearer[keyPath: field] else { return }
            whole[keyPath: field] = whole[keyPath: field].map { $0.overridden(by: setting) } ?? setting
        }
        shown = { whole in
            whole[keyPath: field].map { $0.value.shown($0.origin) } ?? value ?? .unset(standard)
        }
    }
}

extension EffectiveNode {
    /// Returns a default value in the form in which settings are shown.
    static func standard(_ value: JSONValue) -> EffectiveNode { .value(value, .standard) }
}
