import ModelcBase
import ModelcSchema

/// The content of a Core Data XML store: objects with ids (FormatMappingModel §2, §3). The objects are not interpreted.
struct StoreDocument {
    /// The UUID of the store as written.
    var identifier: String?
    /// `NSPersistenceFrameworkVersion` of the metadata.
    var frameworkVersion: Int?
    var objects: [StoredObject] = []
}

/// Objects, attributes and relationships of a store that are preserved unchanged.
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

    /// The preserved object; nil if the element is not an object.
    var storedObject: StoredObject? {
        guard name == "object" else { return nil }
        return StoredObject(
            type: value("type"), number: StoreDocumentReader.number(ofID: value("id")),
            attributes: children.compactMap(\.storedAttribute), relationships: children.compactMap(\.storedRelationship)
        )
    }

    /// The preserved attribute; nil if the element is not an attribute.
    var storedAttribute: StoredAttribute? {
        guard name == "attribute" else { return nil }
        return StoredAttribute(name: value("name"), type: value("type"), text: text)
    }

    /// The preserved relationship; nil if the element is not a relationship.
    var storedRelationship: StoredRelationship? {
        guard name == "relationship" else { return nil }
        let numbers = value("idrefs").split(separator: " ").compactMap(StoreDocumentReader.number(ofID:))
        return StoredRelationship(
            name: value("name"), type: value("type"), destination: value("destination"), numbers: numbers)
    }
}
