import ModelcDiagnostics

/// One key of a mapping: what stands in the documentation of it, and how its value gets into the decoded whole.
package struct ConfigurationKey<Root: Sendable>: Sendable {
    /// The key as it is written, in kebab case.
    package let name: String
    package let kind: ConfigurationKind
    /// What it does, as sentences.
    package let summary: String
    /// What holds where the key is left out, in words; nil where nothing does.
    package let standard: String?
    /// Whether the mapping is of no use without it.
    package let isRequired: Bool
    let decode: @Sendable (ConfigurationNode, inout Root, inout DecodingContext) -> Void

    init(
        _ name: String, _ kind: ConfigurationKind, _ summary: String, standard: String? = nil, isRequired: Bool = false,
        decode: @escaping @Sendable (ConfigurationNode, inout Root, inout DecodingContext) -> Void
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.standard = standard
        self.isRequired = isRequired
        self.decode = decode
    }

    /// A key whose value is stored as it is.
    init<Value: ConfigurationDecodable>(
        _ name: String, _ field: WritableKeyPath<Root, Value> & Sendable, _ summary: String, standard: String? = nil,
        isRequired: Bool = false
    ) {
        self.init(name, Value.kind, summary, standard: standard, isRequired: isRequired) { node, root, context in
            if let value = Value.decode(node, &context) { root[keyPath: field] = value }
        }
    }

    /// A key whose value is stored together with its origin.
    init<Value: SettingValue>(
        _ name: String, setting field: WritableKeyPath<Root, Setting<Value>?> & Sendable, _ summary: String,
        standard: String? = nil
    ) {
        self.init(name, Value.kind, summary, standard: standard) { node, root, context in
            if let value = Value.decode(node, &context) { root[keyPath: field] = Setting(value, node.origin) }
        }
    }

    /// The same key in a mapping that holds the part it belongs to.
    func lifted<Whole>(_ part: WritableKeyPath<Whole, Root> & Sendable) -> ConfigurationKey<Whole> {
        ConfigurationKey<Whole>(name, kind, summary, standard: standard, isRequired: isRequired) {
            node, whole, context in
            decode(node, &whole[keyPath: part], &context)
        }
    }
}
