import ModelcPlans

/// Writes mapping models: converts a `MappingModel` to objects with ids (`MappingStoreBuilder`), and writes these as
/// XML (`StoreDocumentWriter`).
///
/// Content that was read keeps its ids, its archives and the content that the schema does not represent, so that
/// reading produces the same objects again. New content is archived as in Xcode. The same mapping model always produces
/// the same bytes.
package struct MappingModelWriter: Sendable {
    /// Whether the metadata contains the checksum of the store's private model, as in newer versions of Xcode.
    var writesChecksum: Bool
    /// The maximum number of bytes of a file, which is the reader's limit.
    package var largestFile: Int

    package init(writesChecksum: Bool = true, largestFile: Int = MappingModelReader.largestFile) {
        self.writesChecksum = writesChecksum
        self.largestFile = largestFile
    }

    /// The bytes of `xcmapping.xml`.
    ///
    /// - Throws: an error if the archived form of a model or an expression is not known, or if the file would exceed
    ///   the reader's limit.
    package func bytes(of mapping: MappingModel) throws(MappingWritingError) -> [UInt8] {
        let document = try MappingStoreBuilder.document(of: mapping)
        let bytes = StoreDocumentWriter.bytes(of: document, writesChecksum: writesChecksum)
        guard bytes.count <= largestFile else { throw .tooLarge(byteCount: bytes.count) }
        return bytes
    }
}

/// Makes the objects of a store of a mapping model: the mapping model itself, then each entity mapping with its rows
/// (property mappings), then the objects that are not referenced.
struct MappingStoreBuilder {
    private var numbers: ObjectNumbers
    private var objects: [StoredObject] = []

    static func document(of mapping: MappingModel) throws(MappingWritingError) -> StoreDocument {
        var builder = MappingStoreBuilder(numbers: ObjectNumbers(of: mapping))
        try builder.add(mapping)
        var document = StoreDocument(
            identifier: mapping.storeIdentifier, frameworkVersion: mapping.frameworkVersion, objects: builder.objects)
        if document.identifier == nil { document.identifier = StoreIdentifier.identifier(of: document) }
        return document
    }

    private mutating func add(_ mapping: MappingModel) throws(MappingWritingError) {
        let number = numbers.number(mapping.objectNumber)
        let place = objects.count
        var fields = StoredFieldList()
        try add(mapping.source, .source, to: &fields)
        try add(mapping.destination, .destination, to: &fields)
        fields.add(mapping.verbatim)
        objects.append(object(.mappingModel, number, fields))
        var members: [Int] = []
        for entityMapping in mapping.entityMappings { members.append(try add(entityMapping, of: number)) }
        objects[place].relationships.insert(
            .toMany(MappingKey.entityMappings.rawValue, MappingObjectType.entityMapping.rawValue, members), at: 0)
        for element in mapping.unreachableObjects {
            guard var kept = element.storedObject else { continue }
            kept.number = numbers.number(kept.number)
            objects.append(kept)
        }
    }

    private func add(
        _ model: EmbeddedModel, _ side: EmbeddedModelReader.Side, to fields: inout StoredFieldList
    ) throws(MappingWritingError) {
        fields.add(side.pathKey, model.path)
        fields.add(side.dataKey, data: try EmbeddedModelArchive.bytes(of: model, side))
    }

    /// Adds an entity mapping with its rows (property mappings); returns its object number.
    private mutating func add(_ mapping: EntityMapping, of model: Int) throws(MappingWritingError) -> Int {
        let number = numbers.number(mapping.objectNumber)
        let place = objects.count
        let fields = try MappingFieldWriter.fields(of: mapping)
        objects.append(object(.entityMapping, number, fields))
        var attributes: [Int] = []
        for row in mapping.attributeMappings { attributes.append(try add(row, .attributeMapping, of: mapping, number)) }
        var relationships: [Int] = []
        for row in mapping.relationshipMappings {
            relationships.append(try add(row, .relationshipMapping, of: mapping, number))
        }
        objects[place].relationships.insert(
            contentsOf: [
                .toOne(MappingKey.mappingModel.rawValue, MappingObjectType.mappingModel.rawValue, [model]),
                .toMany(
                    MappingKey.attributeMappings.rawValue, MappingObjectType.attributeMapping.rawValue, attributes),
                .toMany(
                    MappingKey.relationshipMappings.rawValue, MappingObjectType.relationshipMapping.rawValue,
                    relationships),
            ], at: 0)
        return number
    }

    private mutating func add(
        _ row: some PropertyMapping, _ type: MappingObjectType, of mapping: EntityMapping, _ owner: Int
    ) throws(MappingWritingError) -> Int {
        let number = numbers.number(row.objectNumber)
        var object = object(type, number, try MappingFieldWriter.fields(of: row, in: mapping))
        object.relationships.insert(
            .toOne(MappingKey.entityMapping.rawValue, MappingObjectType.entityMapping.rawValue, [owner]), at: 0)
        objects.append(object)
        return number
    }

    private func object(_ type: MappingObjectType, _ number: Int, _ fields: StoredFieldList) -> StoredObject {
        StoredObject(
            type: type.rawValue, number: number, attributes: fields.attributes, relationships: fields.relationships)
    }
}

/// Provides the archive of an embedded model: the archive that was read, or a new one made from the model.
enum EmbeddedModelArchive {
    static func bytes(
        of embedded: EmbeddedModel, _ side: EmbeddedModelReader.Side
    ) throws(MappingWritingError) -> [UInt8] {
        if let archive = embedded.archive { return archive }
        guard let model = embedded.model else { throw .missingModel(side: side.rawValue) }
        do {
            return try ArchivedModelWriter.bytes(of: model)
        } catch {
            throw .model(error)
        }
    }
}

/// Assigns numbers to objects. Objects that were read keep their numbers; new objects get numbers after the highest one
/// (FormatMappingModel §3).
struct ObjectNumbers {
    /// The first object number in every file that Xcode writes.
    static let first = 102
    private var highest: Int

    init(of mapping: MappingModel) {
        var used = [mapping.objectNumber]
        for entityMapping in mapping.entityMappings {
            used.append(entityMapping.objectNumber)
            used += entityMapping.attributeMappings.map(\.objectNumber)
            used += entityMapping.relationshipMappings.map(\.objectNumber)
        }
        used += mapping.unreachableObjects.map { $0.storedObject?.number }
        highest = used.compactMap(\.self).max() ?? ObjectNumbers.first - 1
    }

    /// Returns the number; for nil, returns a new one.
    mutating func number(_ number: Int?) -> Int {
        if let number { return number }
        highest += 1
        return highest
    }
}
