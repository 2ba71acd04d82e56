import ModelcBase

/// A setting with a fixed set of allowed words. The words are the raw values.
package protocol ConfigurationChoice: SettingValue, CaseIterable, RawRepresentable where RawValue == String {}

extension ConfigurationChoice {
    /// The words in the order of their declaration.
    package static var words: [String] { allCases.map(\.rawValue) }

    package static var kind: ConfigurationKind { .choice(words) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> Self? {
        // Words that YAML interprets as other values, such as `yes`, are not valid.
        if let text = node.text, !node.isNothing {
            if let value = Self(rawValue: text) { return value }
            let near = SpellingSuggestion.nearest(to: text, among: words)
            context.reportInvalid(node, kind.phrase, help: near.map { "did you mean '\($0)'?" })
        } else {
            context.reportInvalid(node, kind.phrase)
        }
        return nil
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.string(rawValue), origin) }
}
