import ModelcBase

/// For which entities the rules of a platform (CloudKit, SwiftData) apply.
package enum PlatformUse: Hashable, Sendable {
    /// For all where the model's own flag says so; for the members of a configuration that has the flag.
    case automatic
    case always
    case never
    /// For the members of these configurations of the model.
    case configurations([String])
}

extension PlatformUse: SettingValue {
    package static var kind: ConfigurationKind { .choice(["auto", "true", "false", "names of configurations"]) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> PlatformUse? {
        if case .list = node.content { return [String].decode(node, &context).map(PlatformUse.configurations) }
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

    init(names: [String] = [], origin: SettingOrigin) {
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

/// How far a fix reaches.
package enum FixTier: String, CaseIterable, Sendable {
    /// Outside the version hash, and only the author of the app can know whether it is right: shown, never made. All changes
    /// of delete rules are.
    case suggestion
    /// Neither the version hash nor what the compiled model, the store or generated code do is changed. A renaming identifier
    /// under a wrong name is put right as well: the file says already what is meant.
    case safe
    /// Outside the version hash, or in a version that has none because it does not compile; but what happens at run time or in
    /// generated code is changed.
    case behaviour
    /// Inside the version hash: only in a new version.
    case schema
}

/// Why a finding is not reported.
package struct Suppression: Hashable, Sendable {
    /// The prefix of the keys in user info that are for lint, such as `modelc.lint.disable`. They mean nothing to
    /// generation.
    package static let userInfoPrefix = "modelc.lint."

    /// Where the suppression is written.
    package enum Kind: String, Sendable {
        /// In the model's user info.
        case userInfo
        /// In the entries `ignore` of the configuration.
        case config
    }

    package var kind: Kind
    /// The reason that was given for it.
    package var reason: String?

    package init(kind: Kind, reason: String?) {
        self.kind = kind
        self.reason = reason
    }
}
