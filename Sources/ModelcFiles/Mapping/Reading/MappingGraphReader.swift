import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Makes a mapping model from a store's objects: starts at the mapping model and follows its references. Objects that
/// no reference leads to are preserved but not interpreted (FormatMappingModel §7).
final class MappingGraphReader {
    private let document: StoreDocument
    private let report: MappingReport
    /// The index of each object in the document, by the number in its id.
    private var places: [Int: Int] = [:]
    /// The indices of the objects that a reference led to.
    private var reached: Set<Int> = []

    init(_ document: StoreDocument, report: MappingReport) {
        self.document = document
        self.report = report
        for (place, object) in document.objects.enumerated() {
            guard let number = object.number else { continue }
            if places[number] == nil { places[number] = place } else { repeated(number, at: object.position) }
        }
    }

    /// The mapping model; nil, with a diagnostic, if the store has none.
    func mapping() -> MappingModel? {
        let roots = document.objects.indices.filter { document.objects[$0].type == type(.mappingModel) }
        guard let root = roots.first else {
            missingRoot()
            return nil
        }
        for extra in roots.dropFirst() { secondRoot(at: document.objects[extra].position) }
        reached.insert(root)
        var mapping = model(of: document.objects[root])
        mapping.storeIdentifier = document.identifier
        mapping.frameworkVersion = document.frameworkVersion
        mapping.unreachableObjects = unreachableObjects()
        return mapping
    }

    private func model(of object: StoredObject) -> MappingModel {
        var fields = MappingFields(object, report: report)
        var mapping = MappingModel()
        mapping.position = object.position
        mapping.objectNumber = object.number
        mapping.source = EmbeddedModelReader.read(.source, &fields)
        mapping.destination = EmbeddedModelReader.read(.destination, &fields)
        mapping.entityMappings = objects(.entityMappings, of: object, .entityMapping).map(entityMapping).sorted {
            MappingGraphReader.areInOrder($0, $1)
        }
        mapping.verbatim = fields.verbatim(knownRelationships: [.entityMappings])
        return mapping
    }

    private func entityMapping(of object: StoredObject) -> EntityMapping {
        var fields = MappingFields(object, report: report)
        var mapping = EntityMapping()
        mapping.position = object.position
        mapping.objectNumber = object.number
        mapping.name = fields.string(.name)
        mapping.number = fields.integer(.mappingNumber) ?? 0
        mapping.sourceEntityName = fields.string(.sourceName)
        mapping.destinationEntityName = fields.string(.destinationName)
        mapping.sourceFilter = fields.string(.sourceFilter)
        mapping.policyClassName = fields.string(.policyClassName)
        mapping.sourceExpression = MappingValueReader.expression(.sourceExpression, &fields)
        mapping.userInfo = MappingValueReader.userInfo(&fields)
        fields.skip(.mappingTypeName, always: "Undefined")
        fields.skip(.autogenerateExpression, always: "1")
        mapping.attributeMappings = rows(.attributeMappings, of: object, .attributeMapping)
        mapping.relationshipMappings = rows(.relationshipMappings, of: object, .relationshipMapping)
        mapping.verbatim = fields.verbatim(
            knownRelationships: [.mappingModel, .attributeMappings, .relationshipMappings])
        return mapping
    }

    private func rows<Row: StoredRow>(_ key: MappingKey, of object: StoredObject, _ type: MappingObjectType) -> [Row] {
        objects(key, of: object, type).map { object in
            var fields = MappingFields(object, report: report)
            var row = Row()
            row.position = object.position
            row.objectNumber = object.number
            row.name = fields.string(.name) ?? ""
            row.valueExpression = MappingValueReader.expression(.valueExpression, &fields)
            row.userInfo = MappingValueReader.userInfo(&fields)
            row.readOwn(&fields)
            row.verbatim = fields.verbatim(knownRelationships: [.entityMapping])
            if row.name.isEmpty { nameless(type, at: object.position) }
            return row
        }.sorted { ($0.name, $0.objectNumber ?? 0) < ($1.name, $1.objectNumber ?? 0) }
    }

    /// The objects that a relationship refers to. An object may be referred to only once in the whole store; further
    /// references are reported.
    private func objects(
        _ key: MappingKey, of object: StoredObject, _ type: MappingObjectType
    ) -> [StoredObject] {
        guard let relationship = object.relationship(key.rawValue) else { return [] }
        return relationship.numbers.compactMap { number in
            guard let place = places[number], document.objects[place].type == type.rawValue else {
                dangling(number, type, at: relationship.position)
                return nil
            }
            guard reached.insert(place).inserted else {
                repeated(number, at: relationship.position)
                return nil
            }
            return document.objects[place]
        }
    }

    private func unreachableObjects() -> [VerbatimElement] {
        document.objects.indices.filter { !reached.contains($0) }.map { place in
            let object = document.objects[place]
            if let type = MappingObjectType(rawValue: object.type) {
                if type != .mappingModel { orphan(type, object) }
            } else {
                unknownObject(object)
            }
            return VerbatimElement(object)
        }
    }

    private func type(_ type: MappingObjectType) -> String { type.rawValue }

    /// Whether one entity mapping precedes another in the order of the editor and of the compiled form. Mappings with
    /// equal keys are compared by object number, so that the order is total (FormatMappingModel §7).
    private static func areInOrder(_ left: EntityMapping, _ right: EntityMapping) -> Bool {
        let leftKey = (left.number, left.destinationEntityName ?? "", left.sourceEntityName ?? "")
        let rightKey = (right.number, right.destinationEntityName ?? "", right.sourceEntityName ?? "")
        return leftKey == rightKey ? (left.objectNumber ?? 0) < (right.objectNumber ?? 0) : leftKey < rightKey
    }
}

/// Reports errors in the references between objects.
extension MappingGraphReader {
    private static let restore = "restore the file from version control"

    private func missingRoot() {
        report.error(
            .missingMappingObject, "the file has no object of type XDDEVMAPPINGMODEL, so it is not a mapping model",
            at: nil, help: MappingGraphReader.restore)
    }

    private func secondRoot(at position: SourcePosition?) {
        report.error(
            .missingMappingObject, "the file has a second mapping model; the first one is used", at: position,
            help: MappingGraphReader.restore)
    }

    private func repeated(_ number: Int, at position: SourcePosition?) {
        report.error(
            .repeatedObjectID, "the object z\(number) is defined twice; the first definition is used", at: position,
            help: MappingGraphReader.restore)
    }

    private func dangling(_ number: Int, _ type: MappingObjectType, at position: SourcePosition?) {
        let found = places[number].map { "it is of type \(document.objects[$0].type.prefix(60))" }
        report.error(
            .danglingObjectID, "z\(number) should be \(type.kindName), but \(found ?? "there is no such object")",
            at: position, attribute: "idrefs", help: MappingGraphReader.restore)
    }

    private func orphan(_ type: MappingObjectType, _ object: StoredObject) {
        let name = object.attribute(MappingKey.name.rawValue) ?? object.attribute(MappingKey.destinationName.rawValue)
        let shown = name.map { " '\(StoreEscapes.unescaped($0.text).prefix(60))'" } ?? ""
        report.note(
            .orphanedMapping, "\(type.kindName)\(shown) is not used by the mapping model; it has no effect",
            at: object.position,
            help: "no action is needed: Xcode leaves such objects behind")
    }

    private func nameless(_ type: MappingObjectType, at position: SourcePosition?) {
        report.note(
            .orphanedMapping, "\(type.kindName) has no name; it has no effect", at: position,
            help: "no action is needed: Xcode leaves such objects behind")
    }

    private func unknownObject(_ object: StoredObject) {
        report.warning(
            .unknownMappingContent, "the object type \(object.type.prefix(60)) is unknown; the object is kept",
            at: object.position, help: "report this with the version of Xcode that wrote the file")
    }
}

/// A property mapping (a row of an entity mapping) as the store contains it.
protocol StoredRow: PropertyMapping {
    /// Reads the fields that only this kind of property mapping has.
    mutating func readOwn(_ fields: inout MappingFields)
}

extension AttributeMapping: StoredRow {
    mutating func readOwn(_ fields: inout MappingFields) {}
}

extension RelationshipMapping: StoredRow {
    mutating func readOwn(_ fields: inout MappingFields) {
        sourceKeyPath = fields.string(.sourceKeyPath)
        sourceMappingName = fields.string(.sourceMappingName)
        fields.skip(.autogenerateExpression, always: "1")
    }
}

/// Reads the copy of a model version inside a mapping model.
enum EmbeddedModelReader {
    enum Side: String {
        case source
        case destination

        var pathKey: MappingKey { self == .source ? .sourceModelPath : .destinationModelPath }
        var dataKey: MappingKey { self == .source ? .sourceModelData : .destinationModelData }
    }

    static func read(_ side: Side, _ fields: inout MappingFields) -> EmbeddedModel {
        var embedded = EmbeddedModel()
        embedded.path = fields.string(side.pathKey)
        guard fields.object.attribute(side.dataKey.rawValue) != nil else {
            fields.report.error(
                .missingEmbeddedModel, "the mapping model has no copy of its \(side.rawValue) model",
                at: fields.object.position,
                help: "restore the file from version control, or write a new one: \(ToolCommandName.mappingNew)")
            return embedded
        }
        embedded.archive = fields.data(side.dataKey)
        guard let archive = embedded.archive else { return embedded }
        let (model, diagnostics) = ArchivedModelReader.read(archive, path: fields.report.path)
        embedded.model = model
        let position = fields.position(of: side.dataKey)
        for diagnostic in diagnostics {
            fields.report.add(diagnostic.inside(side, at: fields.report.location(position)))
        }
        return embedded
    }
}

extension Diagnostic {
    /// The diagnostic, moved to the attribute that contains the archive: an archive itself has no lines.
    fileprivate func inside(_ side: EmbeddedModelReader.Side, at location: SourceLocation) -> Diagnostic {
        var copy = self
        copy.location = location
        copy.message = "in the embedded \(side.rawValue) model: \(message)"
        return copy
    }
}
