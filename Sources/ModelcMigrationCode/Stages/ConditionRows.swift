import ModelcPlans
import ModelcSchema

/// How to find the rows in the older version that violate a condition (FormatMigrationFacts §5), and what to do with
/// them.
struct ConditionRows {
    /// How Core Data is queried.
    enum Search: Hashable {
        /// Rows that match a predicate, whose `%K` stand for the names; all rows if there is no predicate.
        case predicate(String?, names: [String], includesSubentities: Bool)
        /// Rows whose values another row already has.
        case duplicates(names: [String])
        /// The rows cannot be found before the migration; the reason is a sentence without a final period.
        case unknown(reason: String)
    }

    let entity: String
    let search: Search
    /// The text that the user has to write for each row, as an imperative without a final period.
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
