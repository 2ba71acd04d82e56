/// The names of the tables, kept in one place: a row refers to the table of its value by name, because that table may
/// not exist yet when the row is created.
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
    static let cloudKit = "cloudkit"
}
