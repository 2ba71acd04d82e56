import ModelcSchema

/// The names of attributes and relationships in a mapping model's store (FormatMappingModel §3), each with its XML
/// type.
enum MappingKey: String {
    case sourceModelPath = "sourcemodelpath"
    case sourceModelData = "sourcemodeldata"
    case destinationModelPath = "destinationmodelpath"
    case destinationModelData = "destinationmodeldata"
    case policyClassName = "migrationpolicyclassname"
    case sourceFilter = "sourcefilterpredicatestring"
    case userInfo = "userinfodata"
    case sourceName = "sourcename"
    case name
    case mappingTypeName = "mappingtypename"
    case mappingNumber = "mappingnumber"
    case destinationName = "destinationname"
    case autogenerateExpression = "autogenerateexpression"
    case sourceExpression = "sourceexpressiondata"
    case valueExpression = "valueexpressiondata"
    case sourceKeyPath = "sourcekeypath"
    case sourceMappingName = "sourcemappingname"

    // Relationships.
    case entityMappings = "entitymappings"
    case mappingModel = "mappingmodel"
    case attributeMappings = "attributemappings"
    case relationshipMappings = "relationshipmappings"
    case entityMapping = "entitymapping"

    var xmlType: String {
        switch self {
        case .sourceModelData, .destinationModelData, .userInfo, .sourceExpression, .valueExpression: "binary"
        case .mappingNumber: "int16"
        case .autogenerateExpression: "bool"
        case .sourceModelPath, .destinationModelPath, .policyClassName, .sourceFilter, .sourceName, .name,
            .mappingTypeName, .destinationName, .sourceKeyPath, .sourceMappingName:
            "string"
        case .entityMappings, .attributeMappings, .relationshipMappings: "0/0"
        case .mappingModel, .entityMapping: "1/1"
        }
    }
}
