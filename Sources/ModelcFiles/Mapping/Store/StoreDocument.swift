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
