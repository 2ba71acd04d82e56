import ModelcBase
import ModelcDiagnostics
import ModelcPlans

/// The content of the section `plan`: how a project migrates its stores, and the risks that it accepts. It applies to
/// `plan` and to the plan of `check`; the options of these commands override it.
package struct PlanConfiguration: Hashable, Sendable {
    package var strategy: Setting<MigrationStrategy>?
    package var failOn: Setting<FailingSeverity>?
    package var failOnRisk: Setting<MigrationThreshold>?
    package var stores: Setting<ConfiguredPaths>?
    /// The names of versions in the order in which they shipped.
    package var order: Setting<[String]>?

    package init() {}

    /// Returns these settings overridden by `nearer`, which is more specific.
    package func merging(_ nearer: PlanConfiguration) -> PlanConfiguration {
        PlanTables.rows.reduce(into: self) { $1.merge(nearer, &$0) }
    }

    /// The settings as `modelc config` shows them, in the order of the table. A setting that is not set is shown with
    /// its default.
    var shownMembers: [EffectiveMember] {
        PlanTables.rows.map { EffectiveMember($0.key.name, $0.shown(self)) }
    }
}

extension PlanConfiguration: ConfigurationDecodable {
    package static var kind: ConfigurationKind { .mapping(table: TableName.plan) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> PlanConfiguration? {
        var plan = PlanConfiguration()
        PlanTables.plan.decode(node, into: &plan, &context)
        return plan
    }
}

extension MigrationStrategy: ConfigurationChoice {}
extension MigrationThreshold: ConfigurationChoice {}
