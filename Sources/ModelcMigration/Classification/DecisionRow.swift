import ModelcPlans
import ModelcSchema

/// One row of the decision table: the effect of a kind of change on a store (FormatMigrationFacts §3).
struct DecisionRow {
    /// The row's number in FormatMigrationFacts §3.
    let number: Int
    let kinds: [SchemaChangeKind]
    /// The row applies to changes with all of these traits.
    let traits: Set<SchemaChangeTrait>
    let migrationClass: MigrationClass
    let flags: Set<MigrationFlag>
    /// The data check on a store, if there is one.
    let check: DataCheck?
    /// The finding to report, if there is one.
    let code: MigrationFindingCode?
    /// Why it matters, and what to do.
    let reason: String
    let fix: String?
    /// Whether Core Data's behaviour is not confirmed by any document, report or measurement.
    let isUnverified: Bool

    init(
        _ number: Int, _ kinds: [SchemaChangeKind], with traits: Set<SchemaChangeTrait> = [],
        _ migrationClass: MigrationClass, _ flags: Set<MigrationFlag> = [], check: DataCheck? = nil,
        code: MigrationFindingCode? = nil, _ reason: String = "", fix: String? = nil, isUnverified: Bool = false
    ) {
        self.number = number
        self.kinds = kinds
        self.traits = traits
        self.migrationClass = migrationClass
        self.flags = flags
        self.check = check
        self.code = code
        self.reason = reason
        self.fix = fix
        self.isUnverified = isUnverified
    }
}
