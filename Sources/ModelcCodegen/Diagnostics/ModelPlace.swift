import ModelcSchema

/// A place in the model that a diagnostic is about: `Book`, or `Book.author`, with its place in the source.
struct ModelPlace {
    let path: String
    let source: SourcePlace

    /// - Parameter attribute: the XML attribute at fault; nil for the entity as a whole.
    init(_ entity: EntityDescription, attribute: String? = nil) {
        path = entity.name
        source = SourcePlace(entity, attribute: attribute)
    }

    init(_ composite: CompositeDescription, attribute: String? = nil) {
        path = composite.name
        source = SourcePlace(composite, attribute: attribute)
    }

    init(_ request: FetchRequestDescription, attribute: String? = nil) {
        path = request.name
        source = SourcePlace(request, attribute: attribute)
    }

    /// - Parameter owner: the name of the entity or the composite that declares the property.
    init(_ property: some PropertyDescription, of owner: String, attribute: String? = nil) {
        path = owner + "." + property.name
        source = SourcePlace(property, attribute: attribute)
    }
}
