import ModelcPlans

/// The source of a destination property's value.
enum RowValue {
    /// The value of a row without an expression: the source property of the same name, or nothing.
    case automatic
    /// A source attribute with another name.
    case attribute(String)
    /// The migrated objects of a source relationship.
    case relationship(String)
    /// The result of a policy method.
    case policy(PolicyMethod)

    var method: PolicyMethod? {
        if case .policy(let method) = self { method } else { nil }
    }
}
