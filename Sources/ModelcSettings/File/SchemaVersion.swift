import ModelcDiagnostics

/// The version of the configuration file's format.
package struct SchemaVersion: Hashable, Sendable {
    var number: Int

    /// The version that this modelc supports.
    static let current = SchemaVersion(number: 1)
}

extension SchemaVersion: SettingValue {
    package static var kind: ConfigurationKind { .integer }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> SchemaVersion? {
        guard case .number = node.meaning, let text = node.text, let number = Int(text) else {
            context.reportInvalid(node, kind.phrase, help: "write \(current.number)")
            return nil
        }
        guard number == current.number else {
            context.report { _ in
                Diagnostic(
                    .unsupportedConfigurationVersion, .error, "the configuration has the unsupported version \(number)",
                    at: node.location, help: "this modelc reads version \(current.number)")
            }
            return nil
        }
        return SchemaVersion(number: number)
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.integer(number), origin) }
}
