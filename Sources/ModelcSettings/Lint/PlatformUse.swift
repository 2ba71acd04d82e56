/// The entities to which the rules of a platform (CloudKit, SwiftData) apply.
package enum PlatformUse: Hashable, Sendable {
    /// All entities if the model has the platform's flag; otherwise the members of the configurations that have the
    /// flag.
    case automatic
    case always
    case never
    /// The members of the model's configurations with these names.
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
