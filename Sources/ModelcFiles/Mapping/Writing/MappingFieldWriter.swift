import ModelcBase
import ModelcKeyedArchive
import ModelcPlans
import ModelcSchema

/// The attributes of mappings, in the order of the table in FormatMappingModel §3.
enum MappingFieldWriter {
    static func fields(of mapping: EntityMapping) throws(MappingWritingError) -> StoredFieldList {
        var fields = StoredFieldList()
        fields.add(.policyClassName, mapping.policyClassName)
        fields.add(.sourceFilter, mapping.sourceFilter)
        fields.add(.userInfo, data: mapping.userInfo.map(bytes))
        fields.add(.sourceName, mapping.sourceEntityName)
        fields.add(.name, mapping.name)
        fields.add(.mappingTypeName, always: "Undefined", unlessIn: mapping.verbatim)
        fields.add(.mappingNumber, String(mapping.number))
        fields.add(.destinationName, mapping.destinationEntityName)
        fields.add(.autogenerateExpression, always: "1", unlessIn: mapping.verbatim)
        fields.add(
            .sourceExpression, data: try bytes(of: mapping.sourceExpression, modelPath: mapping.effectiveName))
        fields.add(mapping.verbatim)
        return fields
    }

    static func fields(
        of row: some PropertyMapping, in mapping: EntityMapping
    ) throws(MappingWritingError) -> StoredFieldList {
        var fields = StoredFieldList()
        let relationship = row as? RelationshipMapping
        if relationship != nil { fields.add(.autogenerateExpression, always: "1", unlessIn: row.verbatim) }
        fields.add(.name, row.name.isEmpty ? nil : row.name)
        fields.add(.sourceKeyPath, relationship?.sourceKeyPath)
        fields.add(.sourceMappingName, relationship?.sourceMappingName)
        let path = "\(mapping.effectiveName).\(row.name)"
        fields.add(.valueExpression, data: try bytes(of: row.valueExpression, modelPath: path))
        fields.add(.userInfo, data: row.userInfo.map(bytes))
        fields.add(row.verbatim)
        return fields
    }

    private static func bytes(
        of expression: ValueExpression?, modelPath: String
    ) throws(MappingWritingError) -> [UInt8]? {
        do {
            return try expression?.archivedBytes()
        } catch {
            throw .expression(modelPath: modelPath, text: error.text)
        }
    }

    private static func bytes(of userInfo: MappingUserInfo) -> [UInt8] {
        if let archive = userInfo.archive { return archive }
        var graph = ArchiveGraph()
        let root = graph.add(
            dictionary: userInfo.userInfo.entries.map { ($0.key, ArchiveGraph.Value.boxed(.string($0.value))) })
        return KeyedArchiveWriter().bytes(of: graph, root: root)
    }
}

/// The attributes and relationships of an object that is being written. Nil values are left out.
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

    /// Adds an attribute that always has the same text, unless another text was kept.
    mutating func add(_ key: MappingKey, always text: String, unlessIn verbatim: VerbatimContent) {
        let kept = verbatim.unknownElements.compactMap(\.storedAttribute)
        if !kept.contains(where: { $0.name == key.rawValue }) { append(key, text) }
    }

    /// Adds the content that was kept.
    mutating func add(_ verbatim: VerbatimContent) {
        attributes += verbatim.unknownElements.compactMap(\.storedAttribute)
        relationships += verbatim.unknownElements.compactMap(\.storedRelationship)
    }

    private mutating func append(_ key: MappingKey, _ text: String) {
        attributes.append(StoredAttribute(name: key.rawValue, type: key.xmlType, text: text))
    }
}

/// The UUID of a new store: a version-5 UUID of its objects, so that the same mapping model always produces the same
/// bytes (RFC 9562 §5.5).
enum StoreIdentifier {
    /// The UUID of the namespace: made once, at random, for the stores of modelc.
    private static let nameSpace: [UInt8] = [
        0x6E, 0x1B, 0x9C, 0x52, 0x0D, 0x7F, 0x4A, 0x83, 0x9A, 0x2C, 0x51, 0xE4, 0x38, 0xB7, 0x06, 0xD1,
    ]

    static func identifier(of document: StoreDocument) -> String {
        let objects = document.objects.map(StoreDocumentWriter.text).joined()
        var bytes = Array(SHA1.digest(of: nameSpace + objects.utf8).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x50
        bytes[8] = bytes[8] & 0x3F | 0x80
        return text(of: bytes)
    }

    private static func text(of bytes: [UInt8]) -> String {
        var text = ""
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            if byte < 0x10 { text += "0" }
            text += String(byte, radix: 16, uppercase: true)
        }
        return text
    }
}
