import ModelcSchema
import ModelcSourceCode

/// Determines which classes are `Identifiable`.
struct IdentityPlanner {
    let model: ResolvedModel
    /// Whether all root classes are `Identifiable` as in Xcode's classes, even if they have a property `id`.
    let likeXcode: Bool

    /// Whether the class is `Identifiable`. Root classes are `Identifiable`, with two exceptions: the class has a
    /// property `id` that is not a hashable attribute, or only a subentity has a property `id`. An optional attribute
    /// `id` is accepted, as in Xcode, because the protocol only requires a hashable value.
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
