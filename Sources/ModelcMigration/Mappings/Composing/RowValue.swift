import ModelcSchema

/// Where a destination property gets its value from.
enum RowValue {
    /// What a row without an expression gives: the source property of the same name, or nothing.
    case automatic
    /// A source attribute of another name.
    case attribute(String)
    /// What became of the objects of a source relationship.
    case relationship(String)
    /// What a method of the policy returns.
    case policy(PolicyMethod)

    var method: PolicyMethod? {
        if case .policy(let method) = self { method } else { nil }
    }
}
