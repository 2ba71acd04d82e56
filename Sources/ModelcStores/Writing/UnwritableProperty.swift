import ModelcSchema

/// A property because of which a store cannot be written.
package struct UnwritableProperty: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// A composite attribute: the names of its columns are not known.
        case composite
        /// The attribute has no type, or one that is not stored.
        case type(AttributeType)
        /// A required transformable attribute with a class or a transformer whose archives modelc cannot create.
        case archive(transformer: String?, className: String?)
        /// No text was found that matches the regular expression and has a permitted length.
        case pattern(String)
        /// No value is within the bounds.
        case bounds
    }

    /// The entity and the property: `Book.cover`.
    package var path: String
    package var reason: Reason
}

extension NewStore {
    /// The properties whose columns are not known, in the order of entities.
    package var unwritableProperties: [UnwritableProperty] {
        structure.entities.compactMap { layout.model.entity(named: $0.name) }.flatMap { entity in
            entity.attributes.filter { !$0.isTransient && $0.type.columnType == nil }.map { attribute in
                UnwritableProperty(
                    path: "\(entity.name).\(attribute.name)",
                    reason: attribute.type == .composite ? .composite : .type(attribute.type))
            }
        }
    }
}
