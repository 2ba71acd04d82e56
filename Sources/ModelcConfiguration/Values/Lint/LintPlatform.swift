import ModelcJSON

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
