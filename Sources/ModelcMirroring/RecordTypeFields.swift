import ModelcBase
import ModelcCloudKitSchema
import ModelcSchema

/// Collects the fields of a record type from the properties of a root entity and its descendants.
struct RecordTypeFields {
    private(set) var findings: [CloudKitFinding] = []
    var type: MirroredRecordType
    private let model: ResolvedModel
    private var fields: [String: MirroredField] = [:]

    /// - Parameter root: the entity without a parent from which the record type is made.
    init(of root: EntityDescription, in model: ResolvedModel) {
        self.model = model
        type = MirroredRecordType(MirroredField.prefix + root.name, of: root.name, at: SchemaLocation(root))
        checkName(root.name, "entity", at: type.place, entity: root.name)
        for var field in [MirroredField.entityName] + MirroredField.receipts {
            field.entity = root.name
            field.place = type.place
            fields[field.name] = field
        }
        let hierarchy = [root] + model.descendants(of: root)
        for entity in hierarchy { addProperties(of: entity) }
        addCompanions(of: hierarchy)
        type.fields = fields.values.filter { !type.contested.contains($0.name) }.sorted { $0.name.isBefore($1.name) }
    }

    private mutating func addProperties(of entity: EntityDescription) {
        for attribute in entity.attributes where !attribute.isTransient { add(attribute, of: entity) }
        for relationship in entity.relationships where !relationship.isTransient { add(relationship, of: entity) }
    }

    private mutating func add(_ attribute: AttributeDescription, of entity: EntityDescription) {
        let name = MirroredField.prefix + attribute.name
        guard let kind = attribute.type.recordFieldKind else {
            type.unknownPrefixes.append(name)
            return refuse(
                attribute, of: entity, RecordTypeFields.reason(attribute.type),
                help: "make it transient, or give it another type")
        }
        if attribute.isDerived {
            findings.append(
                CloudKitFinding(
                    .derived,
                    "\(entity.name).\(attribute.name) is derived; whether the mirror writes a field for it is not known",
                    at: .model(SchemaLocation(attribute))
                ).of(type.name, name).about(entity.name, attribute.name))
        }
        let role = attribute.isDerived ? MirroredField.Role.derivedAttribute : .attribute
        add(MirroredField(name, kind, role, isEncrypted: attribute.allowsCloudEncryption), of: attribute, entity)
    }

    private mutating func add(_ relationship: RelationshipDescription, of entity: EntityDescription) {
        if !relationship.isToMany {
            return add(
                MirroredField(MirroredField.prefix + relationship.name, .string, .relationship), of: relationship,
                entity)
        }
        guard model.inverse(of: relationship) == nil else { return }
        type.unknownPrefixes.append(MirroredField.prefix + relationship.name)
        refuse(relationship, of: entity, "is a to-many relationship without an inverse", help: "add an inverse")
    }

    private mutating func add(
        _ field: MirroredField, of property: some PropertyDescription, _ entity: EntityDescription
    ) {
        var field = field
        field.entity = entity.name
        field.property = property.name
        field.place = SchemaLocation(property)
        field.isInherited = entity.name != type.entity
        checkName(property.name, "property", at: SchemaLocation(property), entity: entity.name, property: property.name)
        guard let earlier = fields[field.name] else { return fields[field.name] = field }
        // Two properties with the same name and the same field type share one field.
        guard earlier.property == nil || earlier.type != field.type else { return }
        contest(field, earlier)
    }

    private mutating func addCompanions(of hierarchy: [EntityDescription]) {
        for entity in hierarchy {
            for attribute in entity.attributes where !attribute.isTransient && attribute.type.hasCompanion {
                addCompanion(of: attribute, entity)
            }
        }
    }

    private mutating func addCompanion(of attribute: AttributeDescription, _ entity: EntityDescription) {
        let name = MirroredField.prefix + attribute.name + MirroredField.companionEnding
        let role = attribute.isDerived ? MirroredField.Role.derivedAttribute : .companion
        var field = MirroredField(name, .asset, role)
        field.entity = entity.name
        field.property = attribute.name
        field.place = SchemaLocation(attribute)
        field.isInherited = entity.name != type.entity
        guard let earlier = fields[name] else { return fields[name] = field }
        if earlier.role != .companion, earlier.role != role || earlier.property != attribute.name {
            contest(earlier, field)
        }
    }

    private mutating func contest(_ field: MirroredField, _ earlier: MirroredField) {
        // The property is named first, not a field of the mirror itself.
        if field.property == nil, earlier.property != nil { return contest(earlier, field) }
        guard type.contested.insert(field.name).inserted, let place = field.place else { return }
        let other = earlier.property.map { "\(earlier.entity ?? type.name).\($0)" } ?? "the mirror itself"
        findings.append(
            CloudKitFinding(
                .contested,
                "\(field.entity ?? "").\(field.property ?? "") and \(other) would share the field \(type.name).\(field.name)",
                help: "rename the property", at: .model(place)
            ).of(type.name, field.name).about(field.entity, field.property))
    }

    private mutating func refuse(
        _ property: some PropertyDescription, of entity: EntityDescription, _ reason: String, help: String
    ) {
        findings.append(
            CloudKitFinding(
                .notMirrored, "\(entity.name).\(property.name) \(reason)", help: help,
                at: .model(SchemaLocation(property))
            ).of(type.name, MirroredField.prefix + property.name).about(entity.name, property.name))
    }

    private static func reason(_ type: AttributeType) -> String {
        switch type {
        case .composite: "is a composite; its fields are not known"
        case .undefined: "has no type; a mirrored store with it does not load"
        case .objectID: "is an object ID; a mirrored store with it does not load"
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid,
            .uri,
            .transformable:
            "has no field"
        }
    }

    private mutating func checkName(
        _ name: String, _ kind: String, at place: SchemaLocation, entity: String, property: String? = nil
    ) {
        let isValid = name.utf8.allSatisfy { byte in
            (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
        }
        guard !isValid else { return }
        findings.append(
            CloudKitFinding(
                .invalidName, "the name of the \(kind) \(name) has characters that CloudKit does not accept",
                help: "use ASCII letters, digits and underscores", at: .model(place)
            ).of(type.name, property.map { MirroredField.prefix + $0 }).about(entity, property))
    }
}
