/// The names of the tables. They stand apart because a row names the table of its value, and a table that is being made
/// cannot be asked.
enum TableName {
    static let generate = "generate"
    static let model = "models"
    static let entity = "entities"
    static let output = "outputs"
    static let lint = "lint"
    static let lintRule = "rules"
    static let lintIgnore = "ignore"
    static let lintReleased = "released"
    static let deployment = "deployment"
}
