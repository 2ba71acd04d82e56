import ModelcBase
import ModelcDiagnostics

/// The keys of one kind of mapping. Decoding, the errors about unknown keys and the documentation are made of it.
package struct ConfigurationTable<Root: Sendable>: Sendable {
    /// The table's name, as the documentation has it.
    let name: String
    let keys: [ConfigurationKey<Root>]
    /// What to do about keys that belong somewhere else.
    let advice: @Sendable (_ key: String) -> String?

    init(
        _ name: String, _ keys: [ConfigurationKey<Root>], advice: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.name = name
        self.keys = keys
        self.advice = advice
    }

    /// Takes over everything that is right, and reports everything that is not.
    package func decode(_ node: ConfigurationNode, into root: inout Root, _ context: inout DecodingContext) {
        // A mapping of which all keys are commented out.
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

/// One key of a mapping: what stands in the documentation of it, and how its value gets into the decoded whole.
package struct ConfigurationKey<Root: Sendable>: Sendable {
    /// The key as it is written, in kebab case.
    let name: String
    package let kind: ConfigurationKind
    /// What it does, as sentences.
    let summary: String
    /// What holds where the key is left out, in words; nil where nothing does.
    package let standard: String?
    /// Whether the mapping is of no use without it.
    let isRequired: Bool
    /// Puts the value of a node into the whole, or reports why it cannot.
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
            if let value = Setting<Value>(node, &context) { root[keyPath: field] = value }
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

/// The tables of mappings that settings of code generation stand in.
package enum GenerateTables {
    /// The settings of code generation.
    static let generate = ConfigurationTable<GenerateSettings>(
        TableName.generate, SettingTable.all.map(\.key),
        advice: { $0 == "path" ? "it belongs to an entry of 'models'" : general($0) })

    /// An entry of `entities`.
    static let entity = ConfigurationTable<EntityOverride>(
        TableName.entity,
        [ConfigurationKey("skip", setting: \.skip, "Whether to skip the entity: it gets no files.", standard: "false")]
            + SettingTable.all.filter(\.isPerEntity).map { $0.key.lifted(\.settings) },
        advice: { SettingTable.contains($0) ? "it is the same for all entities of a model" : general($0) })

    /// An entry of `outputs`.
    static let output = ConfigurationTable<ExtraOutput>(
        TableName.output,
        [
            ConfigurationKey("template", \.template, "The template file.", isRequired: true),
            ConfigurationKey(
                "file-name", \.fileName,
                "The file name. `{{class}}`, `{{entity}}` and `{{model}}` are placeholders for these names, and "
                    + "`{{classFile}}` for the name of the class file in Xcode's layouts.",
                isRequired: true),
            ConfigurationKey(
                "overwrite", \.overwrite,
                "Whether the file is rewritten like machine files, written once like human files, or never "
                    + "replaces an existing file.",
                standard: "machine"),
            ConfigurationKey("scope", \.scope, "One file for each entity, or one for the model.", standard: "entity"),
        ],
        advice: general)

    /// What to do about a key that is in no table.
    static let general: @Sendable (String) -> String? = {
        $0 == "<<" ? "merge keys are not supported: write the values out" : nil
    }
}

/// The names of the tables. They stand apart because a row names the table of its value, and a table that is being made
/// cannot be asked.
package enum TableName {
    static let generate = "generate"
    static let model = "models"
    static let entity = "entities"
    static let output = "outputs"
    static let lint = "lint"
    static let lintRule = "rules"
    static let lintIgnore = "ignore"
    static let lintReleased = "released"
    static let deployment = "deployment"
}
