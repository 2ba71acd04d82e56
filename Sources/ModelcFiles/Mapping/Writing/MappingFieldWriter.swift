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
