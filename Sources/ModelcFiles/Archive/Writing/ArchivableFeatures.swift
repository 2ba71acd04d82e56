import ModelcSchema

/// Which features of a model its archived form can hold (mapping-model §5.3).
enum ArchivableFeatures {
    /// - Throws: the first feature, in the model's order, whose archived form nobody knows.
    static func check(_ model: ManagedObjectModel) throws(ModelEncodingRefusal) {
        for entity in model.entities {
            for attribute in entity.attributes {
                guard let feature = unknownFeature(of: attribute) else { continue }
                throw ModelEncodingRefusal(modelPath: "\(entity.name).\(attribute.name)", feature: feature)
            }
        }
    }

    private static func unknownFeature(of attribute: AttributeDescription) -> String? {
        if attribute.isDerived { return "a derived attribute" }
        switch attribute.type {
        case .composite: return "a composite attribute"
        case .objectID: return "an attribute of type ObjectID"
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date,
            .binary,
            .uuid, .uri, .transformable:
            return nil
        }
    }
}
