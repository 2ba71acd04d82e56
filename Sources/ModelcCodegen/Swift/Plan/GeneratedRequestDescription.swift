/// A fetch request that is built in code.
struct GeneratedRequestDescription: Hashable, Sendable {
    /// The name of a template, as a string literal; empty for the request of a fetched property.
    var name: String
    /// The name of the entity, as a string literal; nil if the model names no existing entity.
    var entity: String?
    var assignments: [GeneratedConstant]
}
