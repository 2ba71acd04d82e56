import ModelcBase
import ModelcDiagnostics

/// The content of the section `lint`. Names of presets, rules, categories and options are strings here, because only
/// the linter's registry knows which names exist.
///
/// Its members are the fields of `LintFields`.
@dynamicMemberLookup
package struct LintConfiguration: Hashable, Sendable {
    private var fields = CopyOnWrite(LintFields())

    package init() {}

    package subscript<Value>(dynamicMember field: WritableKeyPath<LintFields, Value> & Sendable) -> Value {
        get { fields[field] }
        set { fields[field] = newValue }
    }

    /// Returns these settings overridden by `nearer`, which is more specific.
    package func merging(_ nearer: LintConfiguration) -> LintConfiguration {
        LintTables.rows.reduce(into: self) { $1.merge(nearer, &$0) }
    }

    /// The settings as `modelc config` shows them, in the order of the table. A setting that is not set is shown with
    /// its default.
    var shownMembers: [EffectiveMember] {
        LintTables.rows.map { EffectiveMember($0.key.name, $0.shown(self)) }
    }
}

/// The keys of the section `lint`.
package struct LintFields: Hashable, Sendable {
    /// The presets, such as `recommended@1`. Later presets override earlier ones.
    package var preset: Setting<TextList>?
    package var preview: Setting<Bool>?
    package var versions: Setting<VersionScope>?
    package var minSeverity: Setting<Severity>?
    package var failOn: Setting<FailingSeverity>?
    package var maxWarnings: Setting<Int>?
    package var rules: Setting<LintRuleEntries>?
    package var cloudKit: Setting<PlatformUse>?
    package var swiftData: Setting<PlatformUse>?
    package var deployment: Setting<PerSystem<Setting<SystemVersion>>>?
    package var against: Setting<String>?
    package var released: Setting<LintReleased>?
    package var sources: Setting<ConfiguredPaths>?
    package var ignore: Setting<[LintIgnoreEntry]>?
    package var requireSuppressionReason: Setting<Bool>?
    package var baseline: Setting<ConfiguredPath>?
}

extension LintConfiguration: ConfigurationDecodable {
    package static var kind: ConfigurationKind { .mapping(table: TableName.lint) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> LintConfiguration? {
        var lint = LintConfiguration()
        LintTables.lint.decode(node, into: &lint, &context)
        return lint
    }
}

/// The versions of a bundle that are linted if the command line names none.
package enum VersionScope: String, ConfigurationChoice {
    case current
    case all
}

/// Makes `Severity` a value in the configuration: the lowest severity that is reported.
extension Severity: ConfigurationChoice {}

/// Makes `SeveritySetting` a value in the configuration: the severity of a rule's findings.
extension SeveritySetting: ConfigurationChoice {}

/// The tables of keys for the section `lint` and for the mappings in it.
enum LintTables {
    /// The keys of the section `lint`, in the order in which they are shown.
    static let rows: [ConfigurationRow<LintConfiguration>] = [
        ConfigurationRow(
            "preset", \.preset, "Presets of rules, applied from left to right. `@1` uses version 1 of a preset.",
            standard: "recommended"),
        ConfigurationRow(
            "preview", \.preview, "Whether preview rules may run.", standard: "false", shownAs: .standard(false)),
        ConfigurationRow(
            "versions", \.versions,
            "Check the current version of each bundle, or all versions. For older versions, only the structure "
                + "is checked.",
            standard: "current", shownAs: .standard("current")),
        ConfigurationRow(
            "min-severity", \.minSeverity, "Show findings at or above this severity.",
            standard: "warning; `strict` and `all`: info"),
        ConfigurationRow(
            "fail-on", \.failOn, "Exit with 1 if there are findings at or above this severity.", standard: "warning",
            shownAs: .standard("warning")),
        ConfigurationRow(
            "max-warnings", \.maxWarnings, "Exit with 1 if there are more warnings than this.",
            standard: "as `fail-on` says"),
        ConfigurationRow(
            "rules", \.rules,
            "The severity (`error`, `warning`, `info`, `off`) or the options of rules and categories.",
            standard: "as in the presets"),
        ConfigurationRow(
            "cloudkit", \.cloudKit,
            "When the CloudKit rules run: if the model uses CloudKit (`auto`), always (`true`), or never "
                + "(`false`).",
            standard: "auto", shownAs: .standard("auto")),
        ConfigurationRow(
            "swiftdata", \.swiftData, "The same for the SwiftData rules.", standard: "auto",
            shownAs: .standard("auto")),
        ConfigurationRow(
            "deployment", \.deployment, "The deployment targets of the project.", standard: "unknown"),
        ConfigurationRow(
            "against", \.against,
            "The released state to compare with: a git revision, or a path. Released versions must not change.",
            standard: "none"),
        ConfigurationRow(
            "released", \.released,
            "The versions that have shipped: their names, or `{ tags: \"v*\" }` for all versions in these git "
                + "tags.",
            standard: "unknown"),
        ConfigurationRow(
            "sources", \.sources,
            "The source code for rules that read code: files, folders, or patterns with `*`, `?` and `**`.",
            standard: "none"),
        ConfigurationRow("ignore", \.ignore, "Rules to suppress in parts of models.", standard: "none"),
        ConfigurationRow(
            "require-suppression-reason", \.requireSuppressionReason,
            "Whether to report suppressions without a reason.", standard: "false", shownAs: .standard(false)),
        ConfigurationRow(
            "baseline", \.baseline, "The baseline file. Findings in it are not reported.", standard: "none"),
    ]

    /// The table of all keys of the section `lint`.
    static let lint = ConfigurationTable<LintConfiguration>(TableName.lint, rows.map(\.key))

    /// The keys of `deployment`: the operating systems.
    static let deployment = ConfigurationTable<PerSystem<Setting<SystemVersion>>>(
        TableName.deployment,
        [
            ConfigurationKey("ios", setting: \.iOS, "The oldest iOS version, such as \"15.0\".", standard: "unknown"),
            ConfigurationKey("macos", setting: \.macOS, "The oldest macOS version.", standard: "unknown"),
            ConfigurationKey("tvos", setting: \.tvOS, "The oldest tvOS version.", standard: "unknown"),
            ConfigurationKey("watchos", setting: \.watchOS, "The oldest watchOS version.", standard: "unknown"),
            ConfigurationKey("visionos", setting: \.visionOS, "The oldest visionOS version.", standard: "unknown"),
        ])

    /// The keys of `released` if it is a mapping.
    static let released = ConfigurationTable<LintReleased>(
        TableName.lintReleased,
        [
            ConfigurationKey(
                "tags", \.tags,
                "Patterns for git tags, with `*`, `?` and `[…]`. The versions of a bundle in the newest matching "
                    + "tag have shipped, and so have versions in older matching tags.",
                isRequired: true)
        ])

    /// The keys of an entry of `ignore`.
    static let ignore = ConfigurationTable<LintIgnoreEntry>(
        TableName.lintIgnore,
        [
            ConfigurationKey(
                "select", \.select,
                "The parts of models: `Bundle[/Version]#Entity[.property]`. `*` and `?` match within a name.",
                isRequired: true),
            ConfigurationKey(
                "rules", \.rules, "The ids of rules and the names of categories to suppress.", isRequired: true),
            ConfigurationKey("reason", setting: \.reason, "The reason.", standard: "none"),
        ])
}
