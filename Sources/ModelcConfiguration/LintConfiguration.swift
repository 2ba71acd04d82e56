import ModelcDiagnostics
import ModelcSettings

/// What the section `lint` says. Names of presets, rules, categories and options are texts here: which of them exist is
/// known only to the linter, whose registry the tool looks them up in.
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

    /// These settings overridden by nearer ones.
    package func merging(_ nearer: LintConfiguration) -> LintConfiguration {
        LintTables.rows.reduce(into: self) { $1.merge(nearer, &$0) }
    }

    /// The settings as they are shown, in the order of the table; what nobody set with its default.
    package var shownMembers: [EffectiveMember] {
        LintTables.rows.map { EffectiveMember($0.key.name, $0.shown(self)) }
    }
}

/// The keys of the section `lint`.
package struct LintFields: Hashable, Sendable {
    /// The presets from left to right: `recommended@1`.
    package var preset: Setting<TextList>?
    package var preview: Setting<Bool>?
    package var versions: Setting<Choice.LintedVersions>?
    package var minSeverity: Setting<Severity>?
    package var failOn: Setting<Choice.FailingSeverity>?
    package var maxWarnings: Setting<Int>?
    package var rules: Setting<LintRuleEntries>?
    package var cloudKit: Setting<LintPlatform>?
    package var swiftData: Setting<LintPlatform>?
    package var deployment: Setting<LintDeployment>?
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

/// The closed sets that settings of lint choose from.
package enum Choice {
    /// Which versions of a bundle are linted.
    package enum LintedVersions: String, ConfigurationChoice {
        case current
        case all
    }

    /// How bad something must be to fail a run.
    package enum FailingSeverity: String, ConfigurationChoice {
        case error
        case warning
        case info
        case never

        /// Nil for `never`.
        package var severity: Severity? { Severity(rawValue: rawValue) }
    }
}

/// How bad something must be to be reported.
extension Severity: ConfigurationChoice {}

/// How bad the findings of a rule are.
extension SeveritySetting: ConfigurationChoice {}
