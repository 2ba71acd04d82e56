import ModelcSchema

/// Decides which classes are `Identifiable` (code-generation §3.3).
struct IdentityPlanner {
    let model: ResolvedModel

    /// Root classes are, unless a property `id` would be in the way: one that is optional or no identity, or one that
    /// only some of the objects have.
    func isIdentifiable(_ generated: GeneratedClass, _ entity: EntityDescription) -> Bool {
        if generated.inheritsGeneratedClass { return false }
        if generated.relationships.contains(where: { $0.property.name == "id" }) { return false }
        if generated.fetchedProperties.contains(where: { $0.name == "id" }) { return false }
        if let id = generated.attributes.first(where: { $0.name == "id" }) {
            return !id.type.isOptional && id.type.isHashable
        }
        return !model.descendants(of: entity).contains { $0.properties.contains { $0.name == "id" } }
    }
}
