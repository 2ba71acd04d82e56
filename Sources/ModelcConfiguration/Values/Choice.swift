import ModelcText

/// The closed sets that settings choose from. They have the words of the configuration file and of the flags; what they
/// mean for generated code is known only to the generator, to whose options the tool maps them.
package enum Choice {}

/// A setting that is one word of a closed set.
package protocol ConfigurationChoice: SettingValue, CaseIterable, RawRepresentable where RawValue == String {}

extension ConfigurationChoice {
    /// The words in the order of their declaration.
    package static var words: [String] { allCases.map(\.rawValue) }

    package static var kind: ConfigurationKind { .choice(words) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> Self? {
        // Words that YAML takes for something else are none of ours.
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
