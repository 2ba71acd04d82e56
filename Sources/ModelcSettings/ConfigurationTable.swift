import ModelcBase
import ModelcDiagnostics

/// The keys of one kind of YAML mapping, such as an entry of `models`. Used for decoding, for errors about unknown
/// keys, and for the documentation.
package struct ConfigurationTable<Root: Sendable>: Sendable {
    /// The table's name in the documentation.
    let name: String
    let keys: [ConfigurationKey<Root>]
    /// Returns advice for an unknown key; nil if there is none.
    let advice: @Sendable (_ key: String) -> String?

    init(
        _ name: String, _ keys: [ConfigurationKey<Root>], advice: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.name = name
        self.keys = keys
        self.advice = advice
    }

    /// Decodes all valid values and reports all invalid values.
    package func decode(_ node: ConfigurationNode, into root: inout Root, _ context: inout DecodingContext) {
        // The mapping is empty, for example because all its keys are commented out.
        if node.isNothing { return reportMissing([], node, &context) }
        guard case .mapping(let members) = node.content else {
            return context.reportInvalid(node, "a mapping of keys and values")
        }
        for member in members {
            guard let name = member.key.text else { continue }
            guard let key = keys.first(where: { $0.name == name }) else {
                report(unknown: name, at: member.key.location, &context)
                continue
            }
            context.inside(name) { key.decode(member.value, &root, &$0) }
        }
        reportMissing(members.compactMap(\.key.text), node, &context)
    }

    private func report(unknown name: String, at location: SourceLocation, _ context: inout DecodingContext) {
        context.report { place in
            Diagnostic(
                .unknownConfigurationKey, .error, "'\(TerminalText.escaped(name))' is not a key of \(place)",
                at: location, help: help(for: name))
        }
    }

    private func help(for name: String) -> String {
        if let advice = advice(name) { return advice }
        if let near = SpellingSuggestion.nearest(to: name, among: keys.map(\.name)) { return "did you mean '\(near)'?" }
        return "the keys are \(TerminalText.list(keys.map(\.name), limit: 12))"
    }

    private func reportMissing(_ names: [String], _ node: ConfigurationNode, _ context: inout DecodingContext) {
        for key in keys where key.isRequired && !names.contains(key.name) {
            context.report { place in
                Diagnostic(
                    .missingConfigurationKey, .error, "\(place) has an entry without '\(key.name)'",
                    at: node.location, help: "add '\(key.name): …', \(key.kind.phrase)")
            }
        }
    }
}
