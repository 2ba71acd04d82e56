@testable import ModelcConfiguration
@testable import ModelcSettings

/// The page of the documentation about `.modelc.yml`, made of the tables that the file is read by.
enum ConfigurationPage {
    /// The page as Markdown.
    static var text: String {
        ([opening, example, rules] + sections + lint).joined(separator: "\n\n") + "\n"
    }

    private static let opening = """
        # Configuration

        modelc reads `.modelc.yml` from the working directory, or from the nearest folder above it, up to the folder with
        `.git`. Paths in it count from its own folder. `modelc config` shows the effective settings and where each comes from.

        This page is made by the program: `ConfigurationPage.swift`.
        """

    /// A configuration that shows each kind of value; it is read by a test.
    static let sample = """
        version: 1
        models:
          - path: Model/Library.xcdatamodeld
            output: Generated
            human-output: Sources
          - path: Model/Cache.xcdatamodeld
            output: Generated/Cache
            human: false
        generate:
          access: public
          imports: [Combine]
          entities:
            Draft: { skip: true }
            Book: { snapshots: true, base-class: LibraryObject }
          outputs:
            - template: Templates/mock.template
              file-name: "{{class}}Mock.swift"
              overwrite: human
        """

    private static var example: String { "```yaml\n\(sample)\n```" }

    private static let rules = """
        - **What overrides what**: flags over the model's entry over `generate` over defaults. Lists are replaced as a
          whole; `entities` are merged entity by entity and key by key. What is set for an entity holds for it whatever
          is set for its model, by a flag, too.
        - **Flags**: each key of `generate` is also a flag of `modelc generate`, spelt the same: `--access public`,
          `--no-human`, `--imports Combine,Network`. Paths in flags count from the working directory. `--entities` and
          `--outputs` take YAML: `--entities '{ Book: { numbers: object } }'`.
        - **Languages**: `access`, `isolation`, `imports`, `single-file`, `support` and the sections Types and Additions are
          of modelc's own Swift, besides `userinfo-constants` and `doc-facts`, which Objective-C has, too. Xcode's layouts
          have settings of their own, and heed `language`, `module`, the folders, `human`, `configuration`, and `skip` and
          `human` of `entities`. Settings that a model's style or language has no use for are an error, unless they are there
          for other models: then a note (`--verbose`) says so.
        - **Entities and outputs**: for an entity `base-class` takes the place of its parent's class, and `access` can be
          less than the others have, not more. The text of a rewritten output says near its beginning that modelc made it:
          `<$generator.marker$>`.
        - **Several models**: all are planned before anything is written. Two models may not write one file, unless it is
          the same to the byte, as the support file is with equal settings.
        - **Errors**: unknown and repeated keys, wrong types and unknown words are errors, reported all at once. Booleans
          are `true` and `false`. Text that looks like a number or a boolean needs quotes, as does text that begins with
          `{`, `[`, `*`, `&`, `!`, `@`, `%` or a backquote. Anchors, aliases, tags and merge keys are not supported.
        - **Other files**: `--config FILE` reads another file in place of `.modelc.yml`, `--no-config` reads none.
        - A section of which everything is commented out counts as empty.
        """

    private static var sections: [String] {
        [
            ConfigurationPageTable.section(ConfigurationTables.root.name, ConfigurationTables.root.keys),
            generate,
            ConfigurationPageTable.section(
                TableName.model, ConfigurationTables.model.keys.filter { !SettingTable.contains($0.name) },
                "Besides `path`, an entry can have any key of `generate`, for this model only."),
            ConfigurationPageTable.section(
                TableName.entity, GenerateTables.entity.keys.filter { !SettingTable.contains($0.name) },
                "Besides `skip`, an entity has these keys of `generate`: \(perEntity)."),
            ConfigurationPageTable.section(TableName.output, GenerateTables.output.keys),
        ]
    }

    private static var generate: String {
        let groups = SettingTable.groups.map { group in
            "### \(group.title)\n\n" + ConfigurationPageTable.table(group.keys.map(\.key))
        }
        return (["## generate"] + groups).joined(separator: "\n\n")
    }

    private static var perEntity: String {
        SettingTable.all.filter(\.isPerEntity).map { "`\($0.name)`" }.joined(separator: ", ")
    }

    /// The section of lint, which is made of the tables of `LintTables`.
    private static var lint: [String] {
        [
            ConfigurationPageTable.section(TableName.lint, LintTables.lint.keys, lintText),
            lintRules,
            ConfigurationPageTable.section(TableName.lintIgnore, LintTables.ignore.keys),
            ConfigurationPageTable.section(TableName.lintReleased, LintTables.released.keys),
            ConfigurationPageTable.section(TableName.deployment, LintTables.deployment.keys),
        ]
    }

    private static let lintText = """
        For `modelc lint`; `modelc lint --print-config` shows the effective settings. Flags override it: `--preset`, `--preview`,
        `--min-severity`, `--fail-on`, `--max-warnings`, `--sources`, `--baseline` have the same names, `--all-versions` is
        `versions: all`. Each folder's models follow the configuration that the working directory has.
        Names of presets, rules and categories that do not exist are errors.
        """

    private static let lintRules = """
        ## rules

        Each key is the id of a rule or the name of a category; a rule's own entry goes before that of its category.
        `modelc rules` lists both, `modelc explain RULE` shows the options of a rule.

        ```yaml
        lint:
          preset: [recommended@1, cloudkit]
          max-warnings: 0
          rules:
            naming: off
            entity-name-case: warning
            too-many-properties: { severity: warning, max: 60 }
          deployment: { ios: "15.0" }
          ignore:
            - { select: "Legacy*#*", rules: [naming], reason: imported schema }
          released: { tags: "v*" }
          sources: ["Sources/**/*.swift"]
          baseline: .modelc-baseline
        ```
        """
}

/// Tables of keys as Markdown.
enum ConfigurationPageTable {
    static func section<Root>(_ title: String, _ keys: [ConfigurationKey<Root>], _ text: String? = nil) -> String {
        (["## \(title)"] + [text].compactMap { $0 } + [table(keys)]).joined(separator: "\n\n")
    }

    static func table<Root>(_ keys: [ConfigurationKey<Root>]) -> String {
        let rows = keys.map { key in
            "| `\(key.name)` | \(words(key.kind)) | \(standard(key)) | \(key.summary) |"
        }
        return (["| key | value | default | meaning |", "|---|---|---|---|"] + rows).joined(separator: "\n")
    }

    private static func standard<Root>(_ key: ConfigurationKey<Root>) -> String {
        key.isRequired ? "required" : key.standard ?? ""
    }

    private static func words(_ kind: ConfigurationKind) -> String {
        switch kind {
        case .boolean: "`true`, `false`"
        case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .integer: "number"
        case .text: "text"
        case .path: "path"
        case .list(of: .text): "list of texts"
        case .list(of: .mapping(let table)): "list, see \(table)"
        case .list(of: let kind): "list of \(words(kind))"
        case .mapping(let table): "see \(table)"
        case .named(let table): "by name, see \(table)"
        }
    }
}
