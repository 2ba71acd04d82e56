/// One setting of code generation: a row of the table from which everything about settings is made.
package struct SettingKey: Sendable {
    package let key: ConfigurationKey<GenerateSettings>
    /// Where the value is kept.
    let field: PartialKeyPath<GenerateFields> & Sendable
    /// Whether single entities may have a value of their own.
    package let isPerEntity: Bool
    /// Which generated code knows the setting.
    package let scope: SettingScope
    /// Whether the setting is made.
    package let isSet: @Sendable (GenerateSettings) -> Bool
    /// Where the value comes from.
    package let origin: @Sendable (GenerateSettings) -> SettingOrigin
    /// Whether the value asks for anything: it is not the default, a switch that is off, or an empty list.
    package let asksForSomething: @Sendable (GenerateSettings) -> Bool
    /// Whether the value is the default, as in what `modelc config` prints.
    package let isDefault: @Sendable (GenerateSettings) -> Bool
    /// Gives a setting the value that a nearer one has.
    let override: @Sendable (_ settings: inout GenerateSettings, _ nearer: GenerateSettings) -> Void
    /// Gives a setting that is not made the default that follows from others.
    let complete: @Sendable (inout GenerateSettings) -> Void
    /// The setting as it is shown.
    package let shown: @Sendable (GenerateSettings) -> EffectiveNode

    /// A setting that always has a value; its default is that of the field.
    ///
    /// - Parameters:
    ///   - scope: which generated code knows the setting.
    ///   - xcodeCompatible: the default in the layout `xcode-compatible`, where it is another one.
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
            // What the layout says anyway asks for nothing, as in what `modelc config` prints.
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

    /// A setting without a default of its own.
    ///
    /// - Parameters:
    ///   - derived: a default that depends on other settings, which have theirs already.
    ///   - otherwise: in words what holds if it is not set.
    ///   - scope: which generated code knows the setting.
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

/// Which generated code knows a setting. Where no code does, the setting is reported.
package enum SettingScope: Hashable, Sendable {
    case all
    /// modelc's own layout, in both languages.
    case modern
    /// modelc's own layout in Swift.
    case swift
    /// modelc's own layout in Objective-C.
    case objectiveC
    /// Xcode's layouts.
    case xcode
}

/// Settings that the documentation shows together.
package struct SettingGroup: Sendable {
    let title: String
    package let keys: [SettingKey]
}

extension GenerateSettings {
    /// What every setting is as long as it is not set.
    static let standard = GenerateSettings()

    /// The settings as they are shown, in the order of the table.
    var shownMembers: [EffectiveMember] {
        SettingTable.all.map { EffectiveMember($0.name, $0.shown(self)) }
    }

    /// The settings that are made, as they are shown.
    var setMembers: [EffectiveMember] {
        SettingTable.all.filter { $0.isSet(self) }.map { EffectiveMember($0.name, $0.shown(self)) }
    }

    /// These settings with the values of nearer ones over them. Lists are replaced as a whole; `entities` are merged
    /// entity by entity and key by key.
    package func merging(_ nearer: GenerateSettings) -> GenerateSettings {
        var merged = self
        for key in SettingTable.all { key.override(&merged, nearer) }
        return merged
    }

    /// These settings with the defaults for everything that is not set.
    package func completed() -> GenerateSettings {
        var completed = self
        for key in SettingTable.all { key.complete(&completed) }
        return completed
    }

    /// The settings of one entity: these with its own over them.
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

/// How settings are given on a command line: the tool has a flag for each, spelt as the key in the file.
package enum SettingFlag {
    /// The flag of a key.
    ///
    /// - Parameter isOff: whether it is a switch that is turned off.
    package static func named(_ key: String, isOff: Bool = false) -> String { isOff ? "--no-\(key)" : "--\(key)" }
}

extension GenerateSettings {
    /// The flag of a setting, for messages that say what to pass.
    ///
    /// - Parameter field: where the value is kept, such as `\.access`.
    package static func flag(_ field: PartialKeyPath<GenerateFields>) -> String {
        SettingTable.all.first { $0.field == field }.map { SettingFlag.named($0.name) } ?? ""
    }
}
