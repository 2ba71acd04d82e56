import ModelcJSON
import ModelcSettings

/// The oldest systems that a project runs on; a system that is left out is unknown.
package struct LintDeployment: Hashable, Sendable {
    package var ios: Setting<SystemVersionText>?
    package var macos: Setting<SystemVersionText>?
    package var tvos: Setting<SystemVersionText>?
    package var watchos: Setting<SystemVersionText>?
    package var visionos: Setting<SystemVersionText>?

    package init() {}
}

extension LintDeployment: SettingValue {
    package static var kind: ConfigurationKind { .mapping(table: TableName.deployment) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> LintDeployment? {
        var deployment = LintDeployment()
        LintTables.deployment.decode(node, into: &deployment, &context)
        return deployment
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode {
        let members = [("ios", ios), ("macos", macos), ("tvos", tvos), ("watchos", watchos), ("visionos", visionos)]
        return .mapping(
            members.compactMap { name, setting in
                setting.map { EffectiveMember(name, $0.value.shown($0.origin)) }
            })
    }
}

/// The version of an operating system, such as 15 or 10.15; quotes are not needed.
package struct SystemVersionText: Hashable, Sendable {
    package var text: String

    package init(_ text: String) { self.text = text }
}

extension SystemVersionText: SettingValue {
    package static var kind: ConfigurationKind { .text }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> SystemVersionText? {
        let parts = (node.text ?? "").split(separator: ".", omittingEmptySubsequences: false)
        let isVersion =
            (1...3).contains(parts.count)
            && parts.allSatisfy { part in
                (1...6).contains(part.utf8.count) && part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
            }
        guard isVersion, let text = node.text else {
            context.reportInvalid(node, "the version of a system", help: "write \"15.0\"")
            return nil
        }
        return SystemVersionText(text)
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.string(text), origin) }
}

/// Whether the rules of a platform apply, and to what.
package enum LintPlatform: Hashable, Sendable {
    /// Where the model's own flag says so.
    case automatic
    case always
    case never
    /// To the members of these configurations of the model.
    case configurations([String])
}

extension LintPlatform: SettingValue {
    package static var kind: ConfigurationKind { .choice(["auto", "true", "false", "names of configurations"]) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> LintPlatform? {
        if case .list = node.content { return [String].decode(node, &context).map(LintPlatform.configurations) }
        if node.text == "auto" { return .automatic }
        if case .boolean(let isOn) = node.meaning { return isOn ? .always : .never }
        let help = node.text.flatMap { node.isNothing ? nil : "for one configuration write [\($0)]" }
        context.reportInvalid(node, "auto, true, false or a list of configurations", help: help)
        return nil
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode {
        switch self {
        case .automatic: .value("auto", origin)
        case .always: .value(true, origin)
        case .never: .value(false, origin)
        case .configurations(let names): names.shown(origin)
        }
    }
}

/// The versions that have shipped.
package struct LintReleased: Hashable, Sendable {
    /// Their names.
    package var names: [String] = []
    /// The names of git's tags, with wildcards, of releases.
    package var tags = TextList([])
    /// Where the value comes from.
    package var origin: SettingOrigin

    package init(names: [String] = [], origin: SettingOrigin) {
        self.names = names
        self.origin = origin
    }
}

extension LintReleased: SettingValue {
    package static var kind: ConfigurationKind { .list(of: .text) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> LintReleased? {
        guard case .mapping = node.content else {
            return TextList.decode(node, &context).map { LintReleased(names: $0.texts, origin: node.origin) }
        }
        var released = LintReleased(origin: node.origin)
        LintTables.released.decode(node, into: &released, &context)
        return released
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode {
        if tags.texts.isEmpty { return names.shown(origin) }
        return .mapping([EffectiveMember("tags", tags.shown(self.origin))])
    }
}

/// Parts of models in which rules are suppressed.
package struct LintIgnoreEntry: Hashable, Sendable {
    /// Which parts: `Library#Book.author`.
    package var select: String
    /// Ids of rules and names of categories.
    package var rules: [String] = []
    package var reason: Setting<String>?
    /// Where the entry stands.
    package var origin: SettingOrigin
}

extension LintIgnoreEntry: SettingValue {
    package static var kind: ConfigurationKind { .mapping(table: TableName.lintIgnore) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> LintIgnoreEntry? {
        if let text = node.text, !node.isNothing {
            context.reportInvalid(node, kind.phrase, help: "write '{ select: \"\(text)\", rules: […] }'")
            return nil
        }
        var entry = LintIgnoreEntry(select: "", origin: node.origin)
        LintTables.ignore.decode(node, into: &entry, &context)
        return entry.select.isEmpty ? nil : entry
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode {
        .mapping(
            [
                EffectiveMember("select", .value(.string(select), self.origin)),
                EffectiveMember("rules", rules.shown(nil)),
            ] + (reason.map { [EffectiveMember("reason", $0.value.shown(nil))] } ?? []))
    }
}
