import ModelcSchema

/// One row of the decision table: what a kind of change means for a store (migration §3).
struct DecisionRow {
    /// The row's number in the specification.
    let number: Int
    let kinds: [SchemaChangeKind]
    /// The row is for changes with all of these traits.
    let traits: Set<SchemaChangeTrait>
    let migrationClass: MigrationClass
    let flags: Set<MigrationFlag>
    /// The question to a store, where there is one.
    let check: DataCheck?
    /// The finding to report, where there is one.
    let code: MigrationFindingCode?
    /// Why, and what to do.
    let reason: String
    let fix: String?
    /// Whether no document, report or measurement says what Core Data does.
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
