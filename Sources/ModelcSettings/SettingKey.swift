/// One setting of code generation. The configuration reader, the documentation and `modelc config` all use this
/// description.
package struct SettingKey: Sendable {
    package let key: ConfigurationKey<GenerateSettings>
    /// The field of `GenerateFields` that contains the value.
    let field: PartialKeyPath<GenerateFields> & Sendable
    /// Whether the settings of a single entity may override it.
    package let isPerEntity: Bool
    /// The kinds of generated code that use the setting.
    package let scope: SettingScope
    /// Whether the settings contain an explicit value for this setting.
    package let isSet: @Sendable (GenerateSettings) -> Bool
    /// The origin of the setting's value: the default, the configuration file or a flag.
    package let origin: @Sendable (GenerateSettings) -> SettingOrigin
    /// Whether the value has an effect. False for the default, for a flag that is off, and for an empty list.
    package let asksForSomething: @Sendable (GenerateSettings) -> Bool
    /// Whether the value equals the default, even if it is set explicitly, as in the output of `modelc config`.
    package let isDefault: @Sendable (GenerateSettings) -> Bool
    /// Overrides the setting in `settings` with the value in `nearer`, which is more specific.
    let override: @Sendable (_ settings: inout GenerateSettings, _ nearer: GenerateSettings) -> Void
    /// If the setting is not set, sets it to a default that depends on other settings.
    let complete: @Sendable (inout GenerateSettings) -> Void
    /// The setting as `modelc config` shows it.
    package let shown: @Sendable (GenerateSettings) -> EffectiveNode

    /// Creates a setting that always has a value. Its default is the default of the field.
    ///
    /// - Parameters:
    ///   - scope: the kinds of generated code that use the setting.
    ///   - xcodeCompatible: the default in the layout `xcode-compatible`, if it differs.
    init<Value: SettingValue>(
        _ name: String, _ field: WritableKeyPath<GenerateFields, Setting<Value>> & Sendable,
        for scope: SettingScope = .all, xcodeCompatible: Value? = nil, isPerEntity: Bool = false, _ summary: String
    ) {
        let standard = GenerateSettings.standard[dynamicMember: field].value
        let other = xcodeCompatible.map { "; in the style xcode-compatible: \($0.shown(.standard).plainText)" }
        key = ConfigurationKey(
            name, Value.kind, summary, standard: standard.shown(.standard).plainText + (other ?? "")
        ) { node, settings, context in
            if let value = Setting<Value>(node, &context) { settings[dynamicMember: field] = value }
        }
        self.field = field
        self.isPerEntity = isPerEntity
        self.scope = scope
        isSet = { $0[dynamicMember: field].isSet }
        origin = { $0[dynamicMember: field].origin }
        asksForSomething = { settings in
            let value = settings[dynamicMember: field].value
            // A value that equals the layout's default has no effect; `modelc config` prints such values.
            if settings.style.value.hasXcodeSymbols, value == xcodeCompatible { return false }
            return value.asksForSomething(besides: standard)
        }
        isDefault = { $0[dynamicMember: field].value == standard }
        override = { settings, nearer in
            let value = nearer[dynamicMember: field]
            if value.isSet { settings[dynamicMember: field] = settings[dynamicMember: field].overridden(by: value) }
        }
        complete = { settings in
            guard let xcodeCompatible, settings.style.value.hasXcodeSymbols, !settings[dynamicMember: field].isSet
            else {
                return
            }
            settings[dynamicMember: field] = Setting(xcodeCompatible)
        }
        shown = { $0[dynamicMember: field].value.shown($0[dynamicMember: field].origin) }
    }

    /// Creates a setting without a fixed default.
    ///
    /// - Parameters:
    ///   - derived: a default that depends on other settings, which already have their defaults.
    ///   - otherwise: the behaviour in words if the setting is not set.
    ///   - scope: the kinds of generated code that use the setting.
    init<Value: SettingValue>(
        _ name: String, _ field: WritableKeyPath<GenerateFields, Setting<Value>?> & Sendable,
        derived: @escaping @Sendable (GenerateSettings) -> Value? = { _ in nil },
        otherwise: String? = nil, for scope: SettingScope = .all, isPerEntity: Bool = false, _ summary: String
    ) {
        key = ConfigurationKey(name, Value.kind, summary, standard: otherwise) { node, settings, context in
            if let value = Setting<Value>(node, &context) { settings[dynamicMember: field] = value }
        }
        self.field = field
        self.isPerEntity = isPerEntity
        self.scope = scope
        isSet = { $0[dynamicMember: field]?.isSet ?? false }
        origin = { $0[dynamicMember: field]?.origin ?? .standard }
        asksForSomething = { $0[dynamicMember: field]?.value.asksForSomething(besides: nil) ?? false }
        isDefault = { _ in false }
        override = { settings, nearer in
            guard let value = nearer[dynamicMember: field] else { return }
            settings[dynamicMember: field] = settings[dynamicMember: field]?.overridden(by: value) ?? value
        }
        complete = { settings in
            guard settings[dynamicMember: field] == nil, let value = derived(settings) else { return }
            settings[dynamicMember: field] = Setting(value)
        }
        shown = { $0[dynamicMember: field].map { $0.value.shown($0.origin) } ?? .unset(otherwise ?? "not set") }
    }

    package var name: String { key.name }
}

/// The kinds of generated code that use a setting. modelc reports a setting that no generated code uses.
package enum SettingScope: Hashable, Sendable {
    case all
    /// Everything except SwiftData.
    case managedObjects
    /// modelc's own layout, in both languages.
    case modern
    /// modelc's own layout, in both languages, and SwiftData.
    case modernOrSwiftData
    /// modelc's own layout in Swift.
    case swift
    /// modelc's own layout in Swift, and SwiftData.
    case swiftOrSwiftData
    /// modelc's own layout in Objective-C.
    case objectiveC
    /// The `@Model` classes of SwiftData.
    case swiftData
    /// modelc's own layout and that of mogenerator.
    case baseClass
    /// modelc's own layout in Objective-C and that of mogenerator.
    case baseClassImport
    /// The layout of mogenerator.
    case mogenerator
    /// Xcode's layouts.
    case xcode
}

extension GenerateSettings {
    /// The default of every setting.
    static let standard = GenerateSettings()

    /// The settings as `modelc config` shows them, in the order of the table.
    var shownMembers: [EffectiveMember] {
        SettingTable.all.map { EffectiveMember($0.name, $0.shown(self)) }
    }

    /// The settings that are set, as `modelc config` shows them.
    var setMembers: [EffectiveMember] {
        SettingTable.all.filter { $0.isSet(self) }.map { EffectiveMember($0.name, $0.shown(self)) }
    }

    /// Returns these settings overridden by `nearer`, which is more specific. Lists are replaced as a whole; `entities`
    /// is merged by entity and by key.
    package func merging(_ nearer: GenerateSettings) -> GenerateSettings {
        var merged = self
        for key in SettingTable.all { key.override(&merged, nearer) }
        return merged
    }

    /// Returns these settings with a default for every setting that is not set.
    package func completed() -> GenerateSettings {
        var completed = self
        for key in SettingTable.all { key.complete(&completed) }
        return completed
    }

    /// Returns the settings of one entity: these settings, overridden by the entity's own.
    package func settings(ofEntity name: String) -> GenerateSettings {
        merging(self.entities?.value[name]?.settings ?? GenerateSettings())
    }
}

extension GenerateSettings: ConfigurationDecodable {
    package static var kind: ConfigurationKind { .mapping(table: TableName.generate) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> GenerateSettings? {
        var settings = GenerateSettings()
        GenerateTables.generate.decode(node, into: &settings, &context)
        return settings
    }
}

extension GenerateSettings {
    /// Returns the flag of a setting, for messages that recommend the flag.
    ///
    /// - Parameter field: the field that contains the value, such as `\.access`.
    package static func flag(_ field: PartialKeyPath<GenerateFields>) -> String {
        SettingTable.all.first { $0.field == field }.map { SettingFlag.named($0.name) } ?? ""
    }
}
