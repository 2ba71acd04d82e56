import ModelcSchema

/// How the rows are found in the older version that break a condition (migration §5), and what can be done with them.
struct ConditionRows {
    /// What is asked of Core Data.
    enum Search: Hashable {
        /// Rows that a predicate finds, whose `%K` stand for the names; all rows where there is none.
        case predicate(String?, names: [String], includesSubentities: Bool)
        /// Rows whose values another row has already.
        case duplicates(names: [String])
        /// Nothing can be found out before the migration, for a reason that is a sentence without final stop.
        case unknown(reason: String)
    }

    /// The entity's name in the older version.
    let entity: String
    let search: Search
    /// What the user has to write for each row, as an order without final stop.
    let order: String

    init(_ condition: DataCondition, _ step: MigrationStep?, from old: ResolvedModel, to new: ResolvedModel) {
        let names = OldNames(step?.difference ?? ModelDifference(), to: new)
        entity = names.entity(condition.entity)
        guard let owner = old.entity(named: entity) else {
            (search, order) = (.unknown(reason: "the older version has no entity \(entity)"), "")
            return
        }
        let path = ConditionPath(condition, names, owner, old: old, new: new)
        search = path.search
        order = path.order
    }
}
