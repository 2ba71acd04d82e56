import ModelcPlans
import ModelcSchema

/// The search for rows of the older version that violate a condition (FormatMigrationFacts §5), and the instructions
/// for fixing them.
struct ConditionRows {
    /// How the rows are found with Core Data.
    enum Search: Hashable {
        /// Rows that match a predicate, in which each `%K` stands for one of the names; all rows if the predicate is
        /// nil.
        case predicate(String?, names: [String], includesSubentities: Bool)
        /// Rows with the same values as another row.
        case duplicates(names: [String])
        /// The rows cannot be found before the migration. The reason is a sentence without a final period.
        case unknown(reason: String)
    }

    let entity: String
    let search: Search
    /// The task for the user for each row, as an imperative without a final period, such as `delete the row`.
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
