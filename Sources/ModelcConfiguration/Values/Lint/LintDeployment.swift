import ModelcJSON

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
