import ModelcSchema
import ModelcSourceCode

/// Decides which classes are `Identifiable`.
struct IdentityPlanner {
    let model: ResolvedModel
    /// Whether all root classes are `Identifiable`, as in Xcode, even if they have a property `id`.
    let likeXcode: Bool

    /// Root classes are `Identifiable`, unless a property `id` prevents it: one that is not an identity, or one that
    /// only some of the objects have. An optional one is an identity, as for Xcode: the protocol only requires a
    /// hashable value.
    func isIdentifiable(_ generated: GeneratedClass, _ entity: EntityDescription) -> Bool {
        if generated.inheritsGeneratedClass { return false }
        if likeXcode { return generated.attributes.first { $0.name == "id" }?.type.isHashable != false }
        if generated.relationships.contains(where: { $0.property.name == "id" }) { return false }
        if generated.fetchedProperties.contains(where: { $0.name == "id" }) { return false }
        if let id = generated.attributes.first(where: { $0.name == "id" }) {
            return id.type.isHashable
        }
        return !model.descendants(of: entity).contains { $0.properties.contains { $0.name == "id" } }
    }
}
