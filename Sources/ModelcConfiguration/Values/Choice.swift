import ModelcSettings
import ModelcText

/// The closed sets that settings of lint choose from; those of code generation stand in `ModelcSettings`.
package enum Choice {}

/// A setting that is one word of a closed set: the words are the raw values.
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

extension AccessLevel: ConfigurationChoice {}
extension OutputLanguage: ConfigurationChoice {}
extension CodeStyle: ConfigurationChoice {}
extension CollectionStyle: ConfigurationChoice {}
extension DateStyle: ConfigurationChoice {}
extension DecimalStyle: ConfigurationChoice {}
extension Isolation: ConfigurationChoice {}
extension NumberStyle: ConfigurationChoice {}
extension ObjectiveCConstantStyle: ConfigurationChoice {}
extension ObjectiveCScalarPolicy: ConfigurationChoice {}
extension OptionalityStyle: ConfigurationChoice {}
extension OutputScope: ConfigurationChoice {}
extension OverwritePolicy: ConfigurationChoice {}
extension RequiredAttributeStyle: ConfigurationChoice {}
extension RequiredToOneStyle: ConfigurationChoice {}
extension XcodeGenerationMode: ConfigurationChoice {}
extension XcodeHeader: ConfigurationChoice {}
extension XcodeIdentifiable: ConfigurationChoice {}
