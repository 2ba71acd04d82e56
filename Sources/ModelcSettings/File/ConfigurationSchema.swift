import ModelcBase
import ModelcDiagnostics

/// The JSON Schema of `.modelc.yml`, with which editors complete and check the file. It is generated from the tables
/// that also decode the file.
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
                (TableName.plan, object(PlanTables.plan).orNull),
                (TableName.cloudKit, object(CloudKitTables.cloudKit).orNull),
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

    /// Additional JSON shapes for keys whose `ConfigurationKind` cannot express all allowed values, by the name of the
    /// key.
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
        // A list with one text can be written as the text alone; an empty list can be left out.
        case .list(of: let item):
            .any(of: [.list(shape(of: item, nil)), shape(of: item, nil), .null] + (alternatives ?? []))
        case .mapping(let table): .reference(table)
        case .named(let table): JSONShape.named(.reference(table)).orNull
        }
    }

    /// A severity, or the options of a lint rule. Only the rule knows its options.
    private static let rule = JSONShape.any(of: [
        .words(SeveritySetting.words), .named(.any(of: [.text, .integer, .boolean, .list(.text)])),
    ])
}
