import ModelcBase
import ModelcSchema

/// A Core Data XML store as it is in a file: objects with ids (FormatMappingModel §2, §3). It does not interpret them.
struct StoreDocument {
    /// The UUID of the store as written.
    var identifier: String?
    /// `NSPersistenceFrameworkVersion` of the metadata.
    var frameworkVersion: Int?
    var objects: [StoredObject] = []
}

/// `<object type="…" id="z102">`
struct StoredObject {
    var type: String
    /// The number in the id; nil if the id has another form.
    var number: Int?
    var attributes: [StoredAttribute] = []
    var relationships: [StoredRelationship] = []
    var position: SourcePosition?

    func attribute(_ name: String) -> StoredAttribute? { attributes.first { $0.name == name } }
    func relationship(_ name: String) -> StoredRelationship? { relationships.first { $0.name == name } }
}

/// `<attribute name="…" type="…">text</attribute>`
struct StoredAttribute {
    var name: String
    var type: String
    /// The text without the escapes of XML, but with those of the store.
    var text: String
    var position: SourcePosition?
}

/// `<relationship name="…" type="0/0" destination="…" idrefs="z1 z2"></relationship>`
struct StoredRelationship {
    var name: String
    var type: String
    var destination: String
    /// The numbers in the ids, in file order, which has no meaning.
    var numbers: [Int]
    var position: SourcePosition?

    init(name: String, type: String, destination: String, numbers: [Int], position: SourcePosition? = nil) {
        self.name = name
        self.type = type
        self.destination = destination
        self.numbers = numbers
        self.position = position
    }

    static func toOne(_ name: String, _ destination: String, _ numbers: [Int]) -> StoredRelationship {
        StoredRelationship(name: name, type: "1/1", destination: destination, numbers: numbers)
    }

    static func toMany(_ name: String, _ destination: String, _ numbers: [Int]) -> StoredRelationship {
        StoredRelationship(name: name, type: "0/0", destination: destination, numbers: numbers)
    }
}

/// Objects of a store, kept unchanged.
extension VerbatimElement {
    init(_ object: StoredObject) {
        self.init(
            name: "object",
            attributes: [
                VerbatimAttribute(name: "type", value: object.type),
                VerbatimAttribute(name: "id", value: object.number.map { "z\($0)" } ?? ""),
            ],
            children: object.attributes.map(VerbatimElement.init) + object.relationships.map(VerbatimElement.init))
    }

    init(_ attribute: StoredAttribute) {
        self.init(
            name: "attribute",
            attributes: [
                VerbatimAttribute(name: "name", value: attribute.name),
                VerbatimAttribute(name: "type", value: attribute.type),
            ], text: attribute.text)
    }

    init(_ relationship: StoredRelationship) {
        var attributes = [
            VerbatimAttribute(name: "name", value: relationship.name),
            VerbatimAttribute(name: "type", value: relationship.type),
            VerbatimAttribute(name: "destination", value: relationship.destination),
        ]
        if !relationship.numbers.isEmpty {
            let ids = relationship.numbers.map { "z\($0)" }.joined(separator: " ")
            attributes.append(VerbatimAttribute(name: "idrefs", value: ids))
        }
        self.init(name: "relationship", attributes: attributes)
    }

    /// The kept object; nil for another element.
    var storedObject: StoredObject? {
        guard name == "object" else { return nil }
        return StoredObject(
            type: value("type"), number: StoreDocumentReader.number(ofID: value("id")),
            attributes: children.compactMap(\.storedAttribute), relationships: children.compactMap(\.storedRelationship)
        )
    }

    /// The kept attribute; nil for another element.
    var storedAttribute: StoredAttribute? {
        guard name == "attribute" else { return nil }
        return StoredAttribute(name: value("name"), type: value("type"), text: text)
    }

    /// The kept relationship; nil for another element.
    var storedRelationship: StoredRelationship? {
        guard name == "relationship" else { return nil }
        let numbers = value("idrefs").split(separator: " ").compactMap(StoreDocumentReader.number(ofID:))
        return StoredRelationship(
            name: value("name"), type: value("type"), destination: value("destination"), numbers: numbers)
    }
}

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

/// The object types of a mapping model's store (FormatMappingModel §3).
enum MappingObjectType: String {
    case mappingModel = "XDDEVMAPPINGMODEL"
    case entityMapping = "XDDEVENTITYMAPPING"
    case attributeMapping = "XDDEVATTRIBUTEMAPPING"
    case relationshipMapping = "XDDEVRELATIONSHIPMAPPING"

    /// The kind of an object of the type, with its article, for messages.
    var kindName: String {
        switch self {
        case .mappingModel: "a mapping model"
        case .entityMapping: "an entity mapping"
        case .attributeMapping: "an attribute mapping"
        case .relationshipMapping: "a relationship mapping"
        }
    }
}
