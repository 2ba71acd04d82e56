import ModelcSchema

/// The element that a diagnostic is about: its path in the model (`Book` or `Book.author`), and its location in the
/// source.
struct ModelLocation {
    let path: String
    let source: SchemaLocation

    /// - Parameter attribute: the XML attribute with the error; nil for the entity as a whole.
    init(_ entity: EntityDescription, attribute: String? = nil) {
        path = entity.name
        source = SchemaLocation(entity, attribute: attribute)
    }

    init(_ composite: CompositeDescription, attribute: String? = nil) {
        path = composite.name
        source = SchemaLocation(composite, attribute: attribute)
    }

    init(_ request: FetchRequestDescription, attribute: String? = nil) {
        path = request.name
        source = SchemaLocation(request, attribute: attribute)
    }

    /// - Parameter owner: the name of the entity or the composite that declares the property.
    init(_ property: some PropertyDescription, of owner: String, attribute: String? = nil) {
        path = owner + "." + property.name
        source = SchemaLocation(property, attribute: attribute)
    }

    /// The location of a user info value; the location of the element if the key is absent.
    init(userInfo key: String, in userInfo: UserInfo, of element: some SourceElement, path: String) {
        self.path = path
        if let entry = userInfo.entries.last(where: { $0.key == key }), entry.position != nil {
            source = SchemaLocation(entry, attribute: "value")
        } else {
            source = SchemaLocation(element)
        }
    }
}
