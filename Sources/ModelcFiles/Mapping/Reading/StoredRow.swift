import ModelcSchema

/// A row of an entity mapping, as the store keeps it.
protocol StoredRow: PropertyMapping {
    /// Reads what only rows of this kind have.
    mutating func readOwn(_ fields: inout MappingFields)
}

extension AttributeMapping: StoredRow {
    mutating func readOwn(_ fields: inout MappingFields) {}
}

extension RelationshipMapping: StoredRow {
    mutating func readOwn(_ fields: inout MappingFields) {
        sourceKeyPath = fields.string(.sourceKeyPath)
        sourceMappingName = fields.string(.sourceMappingName)
        fields.skip(.autogenerateExpression, always: "1")
    }
}
