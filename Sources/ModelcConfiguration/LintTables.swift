import ModelcJSON
import ModelcSettings

/// The tables of the section `lint`.
package enum LintTables {
    /// A key with the ways to merge it and to show it.
    struct Row: Sendable {
        let key: ConfigurationKey<LintConfiguration>
        let merge: @Sendable (_ nearer: LintConfiguration, _ whole: inout LintConfiguration) -> Void
        let shown: @Sendable (LintConfiguration) -> EffectiveNode

        init<Value: SettingValue>(
            _ name: String, _ field: WritableKeyPath<LintConfiguration, Setting<Value>?> & Sendable, _ summary: String,
            standard: String, shownAs value: EffectiveNode? = nil
        ) {
            key = ConfigurationKey(name, setting: field, summary, standard: standard)
            merge = { nearer, whole in
                guard let setting = nearer[keyPath: field] else { return }
                whole[keyPath: field] = whole[keyPath: field].map { $0.overridden(by: setting) } ?? setting
            }
            shown = { whole in
                whole[keyPath: field].map { $0.value.shown($0.origin) } ?? value ?? .unset(standard)
            }
        }
    }

    /// The keys of the section, in their order.
    static let rows: [Row] = [
        Row(
            "preset", \.preset, "Named choices of rules, from left to right; `@1` pins a number.",
            standard: "recommended"),
        Row("preview", \.preview, "Whether preview rules may run.", standard: "false", shownAs: .standard(false)),
        Row(
            "versions", \.versions,
            "The current version of each bundle, or all; of older ones only the structure is checked.",
            standard: "current", shownAs: .standard("current")),
        Row(
            "min-severity", \.minSeverity, "How bad a finding must be to be shown.",
            standard: "warning; `strict` and `all`: info"),
        Row(
            "fail-on", \.failOn, "How bad a finding must be for exit code 1.", standard: "warning",
            shownAs: .standard("warning")),
        Row("max-warnings", \.maxWarnings, "How many warnings are tolerated.", standard: "as `fail-on` says"),
        Row(
            "rules", \.rules, "By rule or category: a severity (`error`, `warning`, `info`, `off`), or options.",
            standard: "as in the presets"),
        Row(
            "cloudkit", \.cloudKit,
            "Whether the rules about CloudKit apply: if the model uses CloudKit (`auto`), always, or never.",
            standard: "auto", shownAs: .standard("auto")),
        Row(
            "swiftdata", \.swiftData, "The same for SwiftData.", standard: "auto", shownAs: .standard("auto")),
        Row(
            "deployment", \.deployment, "The oldest systems that the project runs on.", standard: "unknown"),
        Row(
            "against", \.against, "The released state, by which versions must not change: a git revision, or a path.",
            standard: "none"),
        Row(
            "released", \.released,
            "The versions that have shipped: their names, or `{ tags: \"v*\" }` for all versions in those tags of git.",
            standard: "unknown"),
        Row(
            "sources", \.sources,
            "The source code for rules that look at it: files, folders, or patterns with `*`, `?` and `**`.",
            standard: "none"),
        Row("ignore", \.ignore, "Rules that are suppressed in parts of models.", standard: "none"),
        Row(
            "require-suppression-reason", \.requireSuppressionReason,
            "Whether suppressions without a reason are reported.", standard: "false", shownAs: .standard(false)),
        Row("baseline", \.baseline, "The file of findings to tolerate.", standard: "none"),
    ]

    /// The section itself.
    package static let lint = ConfigurationTable<LintConfiguration>(TableName.lint, rows.map(\.key))

    /// The systems of `deployment`.
    package static let deployment = ConfigurationTable<LintDeployment>(
        TableName.deployment,
        [
            ConfigurationKey("ios", setting: \.ios, "The oldest iOS: \"15.0\".", standard: "unknown"),
            ConfigurationKey("macos", setting: \.macos, "The oldest macOS.", standard: "unknown"),
            ConfigurationKey("tvos", setting: \.tvos, "The oldest tvOS.", standard: "unknown"),
            ConfigurationKey("watchos", setting: \.watchos, "The oldest watchOS.", standard: "unknown"),
            ConfigurationKey("visionos", setting: \.visionos, "The oldest visionOS.", standard: "unknown"),
        ])

    /// The mapping that `released` may be.
    package static let released = ConfigurationTable<LintReleased>(
        TableName.lintReleased,
        [
            ConfigurationKey(
                "tags", \.tags,
                "The names of git's tags, with `*`, `?` and `[…]`: what a bundle has in the newest of them has shipped, and "
                    + "so have versions that an older one has.",
                isRequired: true)
        ])

    /// An entry of `ignore`.
    package static let ignore = ConfigurationTable<LintIgnoreEntry>(
        TableName.lintIgnore,
        [
            ConfigurationKey(
                "select", \.select,
                "Which parts: `Bundle[/Version]#Entity[.property]`, where `*` and `?` match within a name.",
                isRequired: true),
            ConfigurationKey("rules", \.rules, "Ids of rules and names of categories.", isRequired: true),
            ConfigurationKey("reason", setting: \.reason, "Why.", standard: "none"),
        ])
}

extension EffectiveNode {
    fileprivate static func standard(_ value: JSONValue) -> EffectiveNode { .value(value, .standard) }
}
