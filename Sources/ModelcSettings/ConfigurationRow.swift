import ModelcBase
import ModelcDiagnostics

/// A key of a section, with functions to merge and to show its setting.
struct ConfigurationRow<Section: Sendable>: Sendable {
    let key: ConfigurationKey<Section>
    let merge: @Sendable (_ nearer: Section, _ whole: inout Section) -> Void
    let shown: @Sendable (Section) -> EffectiveNode

    /// - Parameters:
    ///   - standard: the default in words.
    ///   - value: the default as it is shown; nil to show the words.
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
    /// A default as it is shown.
    static func standard(_ value: JSONValue) -> EffectiveNode { .value(value, .standard) }
}
