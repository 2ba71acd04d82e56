import ModelcPlans
import ModelcSchema

/// The attributes and relationships of an object that is being written. Attributes with the value nil are left out.
struct StoredFieldList {
    private(set) var attributes: [StoredAttribute] = []
    private(set) var relationships: [StoredRelationship] = []

    mutating func add(_ key: MappingKey, _ text: String?) {
        guard let text else { return }
        append(key, StoreEscapes.escaped(text))
    }

    mutating func add(_ key: MappingKey, data: [UInt8]?) {
        guard let data else { return }
        append(key, StoreBase64.encode(data))
    }

    /// Adds an attribute that always has the same text, unless `verbatim` contains this attribute with another text.
    mutating func add(_ key: MappingKey, always text: String, unlessIn verbatim: VerbatimContent) {
        let kept = verbatim.unknownElements.compactMap(\.storedAttribute)
        if !kept.contains(where: { $0.name == key.rawValue }) { append(key, text) }
    }

    /// Adds the content that was preserved on reading.
    mutating func add(_ verbatim: VerbatimContent) {
        attributes += verbatim.unknownElements.compactMap(\.storedAttribute)
        relationships += verbatim.unknownElements.compactMap(\.storedRelationship)
    }

    private mutating func append(_ key: MappingKey, _ text: String) {
        attributes.append(StoredAttribute(name: key.rawValue, type: key.xmlType, text: text))
    }
}
