/// The names of the tables. They are separate because a row names the table of its value, and that table may still be
/// under construction.
package enum TableName {
    static let generate = "generate"
    static let model = "models"
    static let entity = "entities"
    static let output = "outputs"
    static let lint = "lint"
    static let lintRule = "rules"
    static let lintIgnore = "ignore"
    static let lintReleased = "released"
    static let deployment = "deployment"
    static let plan = "plan"
}
