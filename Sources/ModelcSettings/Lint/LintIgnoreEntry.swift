/// Parts of models, and the rules that are suppressed in them.
package struct LintIgnoreEntry: Hashable, Sendable {
    /// The selector of the parts, such as `Library#Book.author`.
    package var select: String
    /// The ids of rules and the names of categories that are suppressed.
    package var rules: [String] = []
    package var reason: Setting<String>?
    /// The location of the entry in the configuration file.
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
