/// The object types of a mapping model's store (mapping-model §3).
enum MappingObjectType: String {
    case mappingModel = "XDDEVMAPPINGMODEL"
    case entityMapping = "XDDEVENTITYMAPPING"
    case attributeMapping = "XDDEVATTRIBUTEMAPPING"
    case relationshipMapping = "XDDEVRELATIONSHIPMAPPING"

    /// What an object of the type is, with its article, for messages.
    var kindName: String {
        switch self {
        case .mappingModel: "a mapping model"
        case .entityMapping: "an entity mapping"
        case .attributeMapping: "an attribute mapping"
        case .relationshipMapping: "a relationship mapping"
        }
    }
}
