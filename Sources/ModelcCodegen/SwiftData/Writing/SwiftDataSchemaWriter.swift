import ModelcSourceCode

/// Writes the enumeration of a `VersionedSchema`, without its classes.
struct SwiftDataSchemaWriter {
    let schema: SwiftDataSchemaName
    let plan: SwiftDataCodePlan
    let keywords: SwiftDataKeywords

    func add(to lines: inout SourceLines) {
        let access = keywords.access
        let numbers = schema.version.map(String.init).joined(separator: ", ")
        lines.add("\(keywords.isolation)\(access)enum \(schema.name): VersionedSchema {")
        lines.add("\(access)static var versionIdentifier: Schema.Version { Schema.Version(\(numbers)) }\n", indent: 1)
        lines.add("\(access)static var models: [any PersistentModel.Type] {", indent: 1)
        lines.add("[\(plan.classes.map { $0.name + ".self" }.joined(separator: ", "))]", indent: 2)
        lines.add("}", indent: 1)
        lines.add("}")
    }
}
