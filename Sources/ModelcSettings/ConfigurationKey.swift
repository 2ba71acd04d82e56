/// A key of a mapping in the configuration file: its documentation, and the function that decodes its value.
package struct ConfigurationKey<Root: Sendable>: Sendable {
    /// The key as it is written, in kebab case.
    let name: String
    package let kind: ConfigurationKind
    /// The effect of the key, in sentences.
    let summary: String
    /// The default, described in words; nil if there is none.
    package let standard: String?
    /// Whether the key is required in its mapping.
    let isRequired: Bool
    /// Decodes the value of a node into `Root`, or reports why it is invalid.
    package let decode: @Sendable (ConfigurationNode, inout Root, inout DecodingContext) -> Void

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

    /// Creates a key that stores only the value.
    init<Value: ConfigurationDecodable>(
        _ name: String, _ field: WritableKeyPath<Root, Value> & Sendable, _ summary: String, standard: String? = nil,
        isRequired: Bool = false
    ) {
        self.init(name, Value.kind, summary, standard: standard, isRequired: isRequired) { node, root, context in
            if let value = Value.decode(node, &context) { root[keyPath: field] = value }
        }
    }

    /// Creates a key that stores the value together with its origin.
    init<Value: SettingValue>(
        _ name: String, setting field: WritableKeyPath<Root, Setting<Value>?> & Sendable, _ summary: String,
        standard: String? = nil
    ) {
        self.init(name, Value.kind, summary, standard: standard) { node, root, context in
            if let value = Setting<Value>(node, &context) { root[keyPath: field] = value }
        }
    }

    /// Returns this key as a key of `Whole`, which contains the value of type `Root` at `part`.
    func lifted<Whole>(_ part: WritableKeyPath<Whole, Root> & Sendable) -> ConfigurationKey<Whole> {
        ConfigurationKey<Whole>(name, kind, summary, standard: standard, isRequired: isRequired) {
            node, whole, context in
            decode(node, &whole[keyPath: part], &context)
        }
    }
}
