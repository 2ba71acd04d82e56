/// A fetch request that generated code creates.
struct GeneratedRequestDescription: Hashable, Sendable {
    /// The name of the fetch request template, as a string literal; empty for a fetched property.
    var name: String
    /// The name of the entity, as a string literal; nil if the model does not name an existing entity.
    var entity: String?
    var assignments: [GeneratedConstant]
}
