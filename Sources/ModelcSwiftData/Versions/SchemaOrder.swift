import ModelcSchema

/// Sorts versions: first by their order in the migration plan if there is exactly one, then by version identifier,
/// then by name.
enum SchemaOrder {
    static func sorted(
        _ schemas: [DeclaredType], by plans: [SwiftDataPlan], _ reader: SchemaReader
    ) -> [DeclaredType] {
        let listed = plans.count == 1 ? plans[0].schemas ?? [] : []
        let places = Dictionary(
            listed.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let keyed = schemas.map { schema in
            (schema: schema, place: places[schema.name], identifier: reader.identifier(of: schema))
        }
        return keyed.sorted { left, right in
            // Versions that the plan does not list come last.
            if left.place != right.place { return left.place ?? .max < right.place ?? .max }
            if let one = left.identifier, let other = right.identifier, one != other { return one < other }
            return left.schema.name.isBefore(right.schema.name)
        }.map(\.schema)
    }
}
