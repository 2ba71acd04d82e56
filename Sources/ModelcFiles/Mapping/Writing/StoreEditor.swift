import ModelcBase
import ModelcPlans
import ModelcSchema
import ModelcXML

/// Changes a store's file in place: the bytes around an edit are unchanged.
struct StoreEditor {
    /// A replacement of some bytes with new ones.
    private struct Edit {
        let range: Range<Int>
        let bytes: [UInt8]
    }

    private let source: SourceText
    private let objects: [StoredObject]
    private var edits: [Edit] = []
    private var newObjects: [StoredObject] = []
    private var highestNumber: Int

    init(_ source: SourceText, path: String) throws(MappingRefreshError) {
        let report = MappingReport(path: path, source: source)
        guard let document = StoreDocumentReader.read(source, report: report) else {
            throw .unusualSpelling("the file")
        }
        self.source = source
        objects = document.objects
        highestNumber = objects.compactMap(\.number).max() ?? 0
    }

    /// Replaces the text of an attribute of the mapping model.
    mutating func replaceText(of key: MappingKey, with text: String) throws(MappingRefreshError) {
        let root = objects.first { $0.type == MappingObjectType.mappingModel.rawValue }
        guard let position = root?.attribute(key.rawValue)?.position else {
            throw .unusualSpelling("'\(key.rawValue)'")
        }
        let start = StartTagScanner.contentStart(ofTagAt: position.offset, of: source)
        let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? source.bytes.count
        guard source.bytes[start - 2] != UInt8(ascii: "/"), source.bytes[end...].starts(with: "</attribute".utf8) else {
            throw .unusualSpelling("'\(key.rawValue)'")
        }
        edits.append(Edit(range: start..<end, bytes: Array(text.utf8)))
    }

    /// Adds rows (property mappings) with these names to an entity mapping.
    mutating func add(
        attributes: [String], relationships: [String], to mapping: EntityMapping
    ) throws(MappingRefreshError) {
        try add(attributes.map { attributeRow($0) }, .attributeMapping, .attributeMappings, to: mapping)
        try add(relationships.map { relationshipRow($0) }, .relationshipMapping, .relationshipMappings, to: mapping)
    }

    private func attributeRow(_ name: String) -> StoredFieldList {
        var fields = StoredFieldList()
        fields.add(.name, name)
        return fields
    }

    private func relationshipRow(_ name: String) -> StoredFieldList {
        var fields = StoredFieldList()
        fields.add(.autogenerateExpression, "1")
        fields.add(.name, name)
        return fields
    }

    private mutating func add(
        _ rows: [StoredFieldList], _ type: MappingObjectType, _ key: MappingKey, to mapping: EntityMapping
    ) throws(MappingRefreshError) {
        guard !rows.isEmpty else { return }
        guard let owner = mapping.objectNumber,
            let relationship = objects.first(where: { $0.number == owner })?.relationship(key.rawValue),
            let position = relationship.position
        else { throw .unusualSpelling("'\(key.rawValue)' of '\(mapping.effectiveName)'") }
        var ids: [String] = []
        for row in rows {
            highestNumber += 1
            ids.append("z\(highestNumber)")
            newObjects.append(
                StoredObject(
                    type: type.rawValue, number: highestNumber, attributes: row.attributes,
                    relationships: [
                        .toOne(
                            MappingKey.entityMapping.rawValue, MappingObjectType.entityMapping.rawValue, [owner])
                    ]))
        }
        insert(ids.joined(separator: " "), intoTagAt: position, isEmpty: relationship.numbers.isEmpty)
    }

    private mutating func insert(_ ids: String, intoTagAt position: SourcePosition, isEmpty: Bool) {
        if let place = StartTagScanner.place(of: "idrefs", inTagAt: position.offset, of: source) {
            let end = place.value.upperBound
            edits.append(Edit(range: end..<end, bytes: Array(((isEmpty ? "" : " ") + ids).utf8)))
        } else {
            var end = StartTagScanner.contentStart(ofTagAt: position.offset, of: source) - 1
            if source.bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
            edits.append(Edit(range: end..<end, bytes: Array(" idrefs=\"\(ids)\"".utf8)))
        }
    }

    /// The bytes of the changed file.
    func result() throws(MappingRefreshError) -> [UInt8] {
        var edits = edits
        if !newObjects.isEmpty { edits += try objectEdits() }
        var bytes: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            bytes += source.bytes[position..<edit.range.lowerBound]
            bytes += edit.bytes
            position = edit.range.upperBound
        }
        return bytes + source.bytes[position...]
    }

    /// The edits that insert the new objects before the end of the store, and update the number that Xcode uses for the
    /// next new object.
    private func objectEdits() throws(MappingRefreshError) -> [Edit] {
        let counter = "<nextObjectID>"
        guard let end = lastIndex(of: "</database>"),
            let start = firstIndex(of: counter).map({ $0 + counter.utf8.count }),
            let stop = source.bytes[start...].firstIndex(of: UInt8(ascii: "<"))
        else { throw .unusualSpelling("the frame of the file") }
        let text = newObjects.map(StoreDocumentWriter.text).joined()
        return [
            Edit(range: start..<stop, bytes: Array(String(highestNumber).utf8)),
            Edit(range: end..<end, bytes: Array(text.utf8)),
        ]
    }

    private func firstIndex(of text: String) -> Int? {
        source.bytes.indices.first { source.bytes[$0...].starts(with: text.utf8) }
    }

    private func lastIndex(of text: String) -> Int? {
        source.bytes.indices.last { source.bytes[$0...].starts(with: text.utf8) }
    }
}
