import ModelcBase
import ModelcDiagnostics

/// What a `.modelc.yml` says.
package struct Configuration: Hashable, Sendable {
    /// The file's path, as it was found.
    package var path: String
    var version: Setting<SchemaVersion>?
    package var models: [ModelEntry] = []
    /// Where mapping models are looked for: folders, and mapping models.
    package var mappings: Setting<ConfiguredPaths>?
    /// Settings for all models.
    package var generate = GenerateSettings()
    /// Settings of lint.
    package var lint = LintConfiguration()

    package init(path: String) { self.path = path }
}

/// A model that commands without an argument work on.
package struct ModelEntry: Hashable, Sendable {
    package var path: ConfiguredPath
    /// Where the entry stands, for messages about the model.
    var origin: SettingOrigin
    /// What differs from the settings of all models.
    package var settings = GenerateSettings()

    init(path: ConfiguredPath, origin: SettingOrigin) {
        self.path = path
        self.origin = origin
    }
}

extension ModelEntry: ConfigurationDecodable {
    package static var kind: ConfigurationKind { .mapping(table: TableName.model) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> ModelEntry? {
        if let text = node.text, !node.isNothing {
            context.reportInvalid(node, kind.phrase, help: "write 'path: \(text)'")
            return nil
        }
        var entry = ModelEntry(path: ConfiguredPath(""), origin: node.origin)
        ConfigurationTables.model.decode(node, into: &entry, &context)
        return entry.path.text.isEmpty ? nil : entry
    }
}

/// The version of the configuration's format.
package struct SchemaVersion: Hashable, Sendable {
    var number: Int

    /// The one that this modelc reads.
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

extension DiagnosticID {
    /// A `version` that this modelc does not know.
    static let unsupportedConfigurationVersion = DiagnosticID("unsupported-configuration-version")
}

/// The tables of all mappings of a configuration file.
package enum ConfigurationTables {
    /// The file as a whole.
    package static let root = ConfigurationTable<Configuration>(
        "The file",
        [
            ConfigurationKey(
                "version", setting: \.version, "The version of this format.",
                standard: "\(SchemaVersion.current.number)"),
            ConfigurationKey(
                TableName.model, \.models,
                "The models for commands without MODEL, with their own settings.",
                standard: "none"),
            ConfigurationKey(
                "mappings", setting: \.mappings,
                "Where `\(ToolCommandName.plan)` and `\(ToolCommandName.lint)` search for mapping models: folders, and `.xcmappingmodel` "
                    + "bundles.",
                standard:
                    "the root of the git repository, or the folder of the Xcode project or package"),
            ConfigurationKey("generate", \.generate, "Settings for all models."),
            ConfigurationKey(TableName.lint, \.lint, "Settings of `\(ToolCommandName.lint)`."),
        ],
        advice: { SettingTable.contains($0) ? "put it under 'generate'" : GenerateTables.general($0) })

    /// An entry of `models`.
    static let model = ConfigurationTable<ModelEntry>(
        "models",
        [
            ConfigurationKey(
                "path", \.path, "An `.xcdatamodeld` bundle, an `.xcdatamodel` folder, or its `contents` file.",
                isRequired: true)
        ] + SettingTable.all.map { $0.key.lifted(\.settings) },
        advice: GenerateTables.general)
}

/// The JSON Schema of `.modelc.yml`, made of the tables that the file is read by: editors complete and check the file by it.
package enum ConfigurationSchema {
    package static var json: JSONValue {
        object(ConfigurationTables.root).schema(
            title: "The configuration of modelc (.modelc.yml)",
            definitions: [
                (TableName.generate, object(GenerateTables.generate).orNull),
                (TableName.model, object(ConfigurationTables.model)),
                (TableName.entity, object(GenerateTables.entity).orNull),
                (TableName.output, object(GenerateTables.output)),
                (TableName.lint, object(LintTables.lint).orNull),
                (TableName.lintRule, rule),
                (TableName.lintIgnore, object(LintTables.ignore)),
                (TableName.lintReleased, object(LintTables.released)),
                (TableName.deployment, object(LintTables.deployment).orNull),
            ])
    }

    private static func object<Root>(_ table: ConfigurationTable<Root>) -> JSONShape {
        let members = table.keys.map { (key: $0.name, value: shape(of: $0), isRequired: $0.isRequired) }
        return .object(
            members.filter(\.isRequired).map { ($0.key, $0.value) },
            sometimes: members.filter { !$0.isRequired }.map { ($0.key, $0.value) })
    }

    private static func shape<Root>(of key: ConfigurationKey<Root>) -> JSONShape {
        let standard = key.standard.map { " (default: \($0))" } ?? ""
        return shape(of: key.kind, alternatives[key.name]).described(key.summary + standard)
    }

    /// What a key may be besides what its kind says: the kind has words for people there.
    private static let alternatives: [String: [JSONShape]] = [
        "released": [.reference(TableName.lintReleased)],
        "cloudkit": [.words(["auto"]), .boolean, .list(.text)],
        "swiftdata": [.words(["auto"]), .boolean, .list(.text)],
    ]

    private static func shape(of kind: ConfigurationKind, _ alternatives: [JSONShape]?) -> JSONShape {
        switch kind {
        case .boolean: .boolean
        case .integer: .integer
        case .choice(let words): alternatives.map { .any(of: $0) } ?? .words(words)
        case .text, .path: .text
        // One text stands for a list of it; nothing for an empty one.
        case .list(of: let item):
            .any(of: [.list(shape(of: item, nil)), shape(of: item, nil), .null] + (alternatives ?? []))
        case .mapping(let table): .reference(table)
        case .named(let table): JSONShape.named(.reference(table)).orNull
        }
    }

    /// A severity, or options of the rule, which only the rule knows.
    private static let rule = JSONShape.any(of: [
        .words(SeveritySetting.words), .named(.any(of: [.text, .integer, .boolean, .list(.text)])),
    ])
}
