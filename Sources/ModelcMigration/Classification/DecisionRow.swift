import ModelcPlans
import ModelcSchema

/// One row of the decision table: the effect of a kind of change on a store (FormatMigrationFacts §3).
struct DecisionRow {
    /// The row's number in FormatMigrationFacts §3.
    let number: Int
    let kinds: [SchemaChangeKind]
    /// The row applies only to changes that have all of these traits.
    let traits: Set<SchemaChangeTrait>
    let migrationClass: MigrationClass
    let flags: Set<MigrationFlag>
    /// The data check that determines whether the change works for a store; nil if none is needed.
    let check: DataCheck?
    /// The code of the finding that is reported; nil if nothing is reported.
    let code: MigrationFindingCode?
    /// Why the change matters, and what to do.
    let reason: String
    let fix: String?
    /// True if no document, report or measurement confirms how Core Data behaves.
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
