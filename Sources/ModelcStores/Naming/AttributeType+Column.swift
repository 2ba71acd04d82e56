import ModelcSchema

extension AttributeType {
    /// The declared type of an attribute's column (sqlite-store §4.2); nil where no sample says, or there is no column.
    var columnType: String? {
        switch self {
        case .integer16, .integer32, .integer64, .boolean: "INTEGER"
        case .decimal: "DECIMAL"
        case .double, .float: "FLOAT"
        case .string, .uri: "VARCHAR"
        case .date: "TIMESTAMP"
        case .binary, .transformable, .uuid: "BLOB"
        case .undefined, .objectID, .composite: nil
        }
    }
}
