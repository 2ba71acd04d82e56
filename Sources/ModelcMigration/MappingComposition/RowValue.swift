import ModelcPlans

/// The source of a destination property's value.
enum RowValue {
    /// A property mapping without an expression: the value of the source property with the same name, or nothing.
    case automatic
    /// The value of the source attribute with this name. The destination attribute has another name.
    case attribute(String)
    /// The migrated objects of the source relationship with this name.
    case relationship(String)
    /// The result of this policy method.
    case policy(PolicyMethod)

    var method: PolicyMethod? {
        if case .policy(let method) = self { method } else { nil }
    }
}
