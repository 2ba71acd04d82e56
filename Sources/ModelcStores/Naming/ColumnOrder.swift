import ModelcBase

/// The order of the columns in a new table (FormatStore §4.1): by SQL type, then by entity number; in an entity,
/// attributes before relationships, each by name.
enum ColumnOrder {
    /// - Parameter columns: the columns in the order of the entities' numbers.
    static func sorted(_ columns: [ExpectedColumn]) -> [ExpectedColumn] {
        var entities: [String: Int] = [:]
        for column in columns where entities[column.entityName] == nil { entities[column.entityName] = entities.count }
        func key(_ column: ExpectedColumn) -> (Int, Int, Int) {
            (rank(column.type), entities[column.entityName] ?? 0, column.role == .attribute ? 0 : 1)
        }
        let keys = columns.map(key)
        // A relationship's columns are adjacent, in the order in which they are given.
        return columns.indices.sorted { left, right in
            guard keys[left] == keys[right] else { return keys[left] < keys[right] }
            let (first, second) = (columns[left].propertyName, columns[right].propertyName)
            return first == second ? left < right : first.isBefore(second)
        }.map { columns[$0] }
    }

    private static func rank(_ type: String) -> Int { types.firstIndex(of: type) ?? types.count }

    /// The SQL types in the order of the columns. No sample has both `DECIMAL` and `FLOAT`.
    private static let types = ["INTEGER", "TIMESTAMP", "FLOAT", "DECIMAL", "VARCHAR", "BLOB"]
}
