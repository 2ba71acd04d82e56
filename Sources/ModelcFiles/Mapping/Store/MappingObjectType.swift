/// The object types of a mapping model's store (FormatMappingModel §3).
enum MappingObjectType: String {
    case mappingModel = "XDDEVMAPPINGMODEL"
    case entityMapping = "XDDEVENTITYMAPPING"
    case attributeMapping = "XDDEVATTRIBUTEMAPPING"
    case relationshipMapping = "XDDEVRELATIONSHIPMAPPING"

    /// The type in words with an article, for messages: `an entity mapping`.
    var kindName: String {
        switch self {
        case .mappingModel: "a mapping model"
        case .entityMapping: "an entity mapping"
        case .attributeMapping: "an attribute mapping"
        case .relationshipMapping: "a relationship mapping"
        }
    }
}
