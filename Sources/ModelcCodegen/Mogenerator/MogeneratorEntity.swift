import ModelcBase
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// An entity in mogenerator's templates: the root object.
final class MogeneratorEntity: KeyedObject {
    static let fields = TemplateFields<MogeneratorEntity>(
        "Entity", "The entity of the file. Its keys are names of the template.",
        entityKeys + classKeys + propertyKeys + requestKeys + ownKeys)

    let model: MogeneratorModel
    let index: Int
    /// The entity, copied once because templates read many of its keys.
    let description: EntityDescription

    init(_ model: MogeneratorModel, at index: Int) {
        self.model = model
        self.index = index
        description = model.description(at: index)
    }

    var templateIdentity: Int { index }

    func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }

    var properties: MogeneratorModel.EntityProperties { model.entities[index] }
    var parent: MogeneratorEntity? { properties.parent.map { MogeneratorEntity(model, at: $0) } }
    var className: String { model.className(at: index) }
    var hasCustomClass: Bool { model.hasCustomClass(at: index) }
    var userInfo: [String: String] {
        MogeneratorModel.userInfo(description.userInfo, isSyncable: description.isSyncable)
    }
}

// The entity itself.
extension MogeneratorEntity {
    private typealias Field = TemplateField<MogeneratorEntity>

    private static let entityKeys: [Field] = [
        Field("name", .string, "The entity's name.") { .string($0.description.name) },
        Field("isAbstract", .bool, "Whether it is abstract.") { .bool($0.description.isAbstract) },
        Field("renamingIdentifier", .string, "The renaming identifier, or the name.") {
            .string($0.description.identifier)
        },
        Field("versionHashModifier", .optional(.string), "The text that changes the version hash.") {
            TemplateValue($0.description.versionHashModifier)
        },
        Field("userInfo", .userInfo, "The user info, with the entries that mogenerator adds.") {
            .texts($0.userInfo)
        },
        Field("hasUserInfoKeys", .bool, "Whether sanitizedUserInfo has an entry.") {
            .bool(!$0.sanitizedUserInfo.isEmpty)
        },
        Field("sanitizedUserInfo", .userInfo, "The user info whose keys are letters, digits and `_`.") {
            .texts($0.sanitizedUserInfo)
        },
        Field(
            "userInfoKeyValues", .list(MogeneratorEntry.self),
            "The sanitized user info without that of the parent, by key."
        ) {
            TemplateValue($0.entries(of: $0.sanitizedUserInfo, besides: $0.parent?.sanitizedUserInfo ?? [:]))
        },
        Field("userInfoByKeys", .dictionary(MogeneratorEntry.self), "The entries of the sanitized user info, by key.") {
            .objects($0.entries(of: $0.sanitizedUserInfo)) { $0.key }
        },
        Field("superentity", .optional(MogeneratorEntity.self), "The parent.") { TemplateValue($0.parent) },
        Field("subentities", .list(MogeneratorEntity.self), "The children.") { TemplateValue($0.children) },
        Field("managedObjectModel", .object(MogeneratorModelKeys.self), "The model.") {
            .object(MogeneratorModelKeys($0.model))
        },
        Field("isIgnored", .bool, "Whether the user info has `mogenerator.ignore`.") {
            .bool($0.description.userInfo["mogenerator.ignore"] != nil)
        },
    ]

    private var children: [MogeneratorEntity] {
        model.entities.indices.filter { model.entities[$0].parent == index }
            .map { MogeneratorEntity(model, at: $0) }.sortedByName(\.description.name)
    }

    private var sanitizedUserInfo: [String: String] {
        userInfo.filter { entry in
            !entry.key.isEmpty
                && entry.key.unicodeScalars.allSatisfy {
                    $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType == .decimal
                }
        }.mapValues { $0.replacingText("\"", with: "\\\"") }
    }

    private func entries(
        of userInfo: [String: String], besides others: [String: String] = [:]
    ) -> [MogeneratorEntry] {
        userInfo.filter { others[$0.key] != $0.value }.keys.inByteOrder().map {
            MogeneratorEntry($0, userInfo[$0] ?? "")
        }
    }
}

// The class of the entity and its superclass.
extension MogeneratorEntity {
    private static let classKeys: [Field] = [
        Field("managedObjectClassName", .string, "The class as the model has it.") { .string($0.className) },
        Field("sanitizedManagedObjectClassName", .string, "The class; without dots if it begins with one.") {
            .string(MogeneratorEntity.sanitized($0.className))
        },
        Field("hasCustomClass", .bool, "Whether the entity has a class of its own.") { .bool($0.hasCustomClass) },
        Field("hasSuperentity", .bool, "Whether it has a parent.") { .bool($0.properties.parent != nil) },
        Field("forcedCustomBaseClass", .optional(.string), "The superclass that user info or an option forces.") {
            TemplateValue($0.forcedBaseClass)
        },
        Field("customSuperentity", .string, "The superclass.") { .string($0.superclass) },
        Field("sanitizedCustomSuperentity", .string, "The superclass; without dots if it begins with one.") {
            .string(MogeneratorEntity.sanitized($0.superclass))
        },
        Field("hasCustomSuperentity", .bool, "Whether the superclass is not NSManagedObject.") {
            .bool($0.hasCustomSuperentity)
        },
        Field("hasCustomSuperclass", .bool, "Whether the superclass is a generated class.") {
            .bool($0.hasCustomSuperclass)
        },
        Field("hasCustomBaseCaseImport", .bool, "Whether there is an import of the base class.") {
            .bool($0.model.options.baseClassImport != nil)
        },
        Field("baseClassImport", .optional(.string), "The import of the base class, as the option has it.") {
            TemplateValue($0.model.options.baseClassImport)
        },
        Field("hasAdditionalHeaderFile", .bool, "Whether the user info has `additionalHeaderFileName`.") {
            .bool($0.description.userInfo["additionalHeaderFileName"] != nil)
        },
        Field("additionalHeaderFileName", .optional(.string), "That header.") {
            TemplateValue($0.description.userInfo["additionalHeaderFileName"])
        },
        Field("hasAdditionalImports", .bool, "Whether the user info has `additionalImports`.") {
            .bool($0.description.userInfo["additionalImports"] != nil)
        },
        Field("additionalImports", .list(.string), "Those modules.") { TemplateValue($0.additionalImports) },
    ]

    private static func sanitized(_ name: String) -> String {
        name.hasPrefix(".") ? name.replacingText(".", with: "") : name
    }

    private var forcedBaseClass: String? {
        description.userInfo["mogenerator.customBaseClass"] ?? model.options.forcedBaseClass
    }

    private var superclass: String {
        forcedBaseClass ?? properties.parent.map { model.className(at: $0) } ?? model.options.baseClass
            ?? "NSManagedObject"
    }

    private var hasCustomSuperentity: Bool {
        if forcedBaseClass != nil { return true }
        guard let parent = properties.parent else { return model.options.baseClass != nil }
        return model.options.release < .minor(28) || model.hasCustomClass(at: parent)
    }

    private var hasCustomSuperclass: Bool {
        guard let parent = properties.parent else { return false }
        return hasCustomClass && model.hasCustomClass(at: parent) && hasCustomSuperentity
    }

    private var additionalImports: [String] {
        guard let text = description.userInfo["additionalImports"] else { return [] }
        return text.parts(between: ",").map { SwiftText.trimmed($0) }
    }
}

// The properties.
extension MogeneratorEntity {
    private static let propertyKeys: [Field] = [
        Field("attributesByName", .dictionary(MogeneratorAttribute.self), "All attributes, by name.") {
            .objects($0.allAttributes) { $0.attribute.name }
        },
        Field("relationshipsByName", .dictionary(MogeneratorRelationship.self), "All relationships, by name.") {
            .objects($0.allRelationships) { $0.relationship.name }
        },
        Field(
            "fetchedPropertiesByName", .dictionary(MogeneratorFetchedProperty.self), "All fetched properties, by name."
        ) {
            .objects($0.lineage.flatMap(\.ownFetchedProperties)) { $0.property.name }
        },
        Field("properties", .list(.any), "All attributes, relationships and fetched properties.") {
            .list($0.allProperties.map(\.value))
        },
        Field("propertiesByName", .dictionary(.any), "All properties, by name.") {
            .dictionary(
                TemplateDictionary(
                    Dictionary($0.allProperties.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })))
        },
        Field("allAttributes", .list(MogeneratorAttribute.self), "The attributes, with those of the ancestors.") {
            TemplateValue($0.allAttributes)
        },
        Field("noninheritedAttributes", .list(MogeneratorAttribute.self), "The entity's own attributes, by name.") {
            TemplateValue($0.ownAttributes)
        },
        Field(
            "noninheritedAttributesSansType", .list(MogeneratorAttribute.self),
            "The entity's own attributes without one named `type`."
        ) { TemplateValue($0.ownAttributes.filter { $0.attribute.name != "type" }) },
        Field(
            "indexedNoninheritedAttributes", .list(MogeneratorAttribute.self),
            "The entity's own attributes with an index."
        ) { TemplateValue($0.ownAttributes.filter(\.attribute.isIndexed)) },
        Field(
            "allRelationships", .list(MogeneratorRelationship.self), "The relationships, with those of the ancestors."
        ) {
            TemplateValue($0.allRelationships)
        },
        Field(
            "noninheritedRelationships", .list(MogeneratorRelationship.self), "The entity's own relationships, by name."
        ) {
            TemplateValue($0.ownRelationships)
        },
        Field(
            "noninheritedRelationshipsInIDKeyPathTopologicalOrder", .list(MogeneratorRelationship.self),
            "The entity's own relationships; those whose destinations others depend on come first."
        ) { entity in
            let order = MogeneratorOrder(entity.model) { $0.userInfo["destinationEntityIDKeyPath"] != nil }
            return TemplateValue(order.sorted(entity.ownRelationships))
        },
        Field(
            "noninheritedFetchedProperties", .list(MogeneratorFetchedProperty.self),
            "The entity's own fetched properties."
        ) {
            TemplateValue($0.ownFetchedProperties)
        },
    ]

    private var lineage: [MogeneratorEntity] {
        model.ancestors(of: index).reversed().map { MogeneratorEntity(model, at: $0) } + [self]
    }

    var ownAttributes: [MogeneratorAttribute] {
        properties.attributes.indices.map { MogeneratorAttribute(model, entity: index, at: $0) }
    }

    var ownRelationships: [MogeneratorRelationship] {
        properties.relationships.indices.map { MogeneratorRelationship(model, entity: index, at: $0) }
    }

    private var ownFetchedProperties: [MogeneratorFetchedProperty] {
        properties.fetchedProperties.indices.map { MogeneratorFetchedProperty(model, entity: index, at: $0) }
    }

    private var allAttributes: [MogeneratorAttribute] {
        lineage.flatMap(\.ownAttributes).sortedByName(\.attribute.name)
    }

    private var allRelationships: [MogeneratorRelationship] {
        lineage.flatMap(\.ownRelationships).sortedByName(\.relationship.name)
    }

    private var allProperties: [(name: String, value: TemplateValue)] {
        let attributes = allAttributes.map { ($0.attribute.name, TemplateValue.object($0)) }
        let relationships = allRelationships.map { ($0.relationship.name, TemplateValue.object($0)) }
        let fetched = lineage.flatMap(\.ownFetchedProperties).map { ($0.property.name, TemplateValue.object($0)) }
        return (attributes + relationships + fetched).sortedByName(\.0).map { ($0.0, $0.1) }
    }
}

// The fetch requests.
extension MogeneratorEntity {
    private static let requestKeys: [Field] = [
        Field("fetchRequestTemplates", .dictionary(MogeneratorFetchRequest.self), "The fetch requests, by name.") {
            .objects($0.requests) { $0.request.name }
        },
        Field("prettyFetchRequests", .list(MogeneratorFetchRequest.self), "The fetch requests, by name.") {
            TemplateValue($0.requests)
        },
        Field(
            "checkNonTransientRelationshipCycles", .optional(.string),
            "Prints nothing. (mogenerator ends if relationships form a cycle.)"
        ) { _ in .nothing },
        Field("TemplateVar", .dictionary(.any), "The values that the run gives to templates.") { entity in
            .dictionary(TemplateDictionary(entity.model.options.templateVariables.mapValues(\.value)))
        },
    ]

    private var requests: [MogeneratorFetchRequest] {
        properties.requests.indices.map { MogeneratorFetchRequest(model, entity: index, at: $0) }
    }
}

// Keys that mogenerator does not have.
extension MogeneratorEntity {
    private static let ownKeys: [Field] = [
        .marker,
        Field("modelFileName", .string, "The name of the file or bundle that was read.") {
            .string(SwiftText.comment($0.model.sourceName))
        },
        Field("className", .string, "The class without its module.") { .string($0.plainClassName) },
        Field("escapedClassName", .string, "The class as Swift spells it.") {
            .string(SwiftIdentifier.escapedType($0.plainClassName))
        },
        Field("escapedSuperclassName", .string, "The superclass as Swift spells it.") {
            .string(SwiftIdentifier.escapedType(MogeneratorModel.plainName($0.superclass)))
        },
        Field(
            "userInfoConstants", .list(MogeneratorEntry.self),
            "The entries of the user info with keys that are identifiers."
        ) {
            TemplateValue($0.constants)
        },
        Field("superclassName", .string, "The superclass without its module.") {
            .string(MogeneratorModel.plainName($0.superclass))
        },
        Field("humanFileName", .string, "The name of the user's file.") { .string($0.humanFileName) },
        Field("fileStem", .string, "The name of the user's file without its extension.") {
            .string($0.model.fileStem(of: $0.className))
        },
        Field("superclassFileStem", .string, "The name of the superclass's file without its extension.") {
            .string($0.model.fileStem(of: $0.superclass))
        },
        Field("nameLiteral", .string, "The entity's name as a literal of the language.") {
            .string($0.literal($0.description.name))
        },
        Field("hasObjectiveCName", .bool, "Whether the class has no module, so that its Objective-C name is its own.") {
            .bool(!$0.className.contains("."))
        },
        Field("isGeneratedBelow", .bool, "Whether the superclass is the class of the parent entity.") {
            .bool($0.hasCustomSuperclass && $0.forcedBaseClass == nil)
        },
        Field("forwardClasses", .list(.string), "The classes that the header declares, sorted.") {
            TemplateValue($0.forwardClasses)
        },
        Field("forwardProtocols", .list(.string), "The protocols that the header declares, sorted.") {
            TemplateValue(Set($0.ownAttributes.flatMap(\.valueType.protocols)).inByteOrder())
        },
    ]

    private var constants: [MogeneratorEntry] {
        entries(of: userInfo).filter { entry in
            entry.key.utf8.allSatisfy { $0 < 0x80 } && SwiftIdentifier.isValid(entry.key)
                && !ObjectiveCIdentifier.isKeyword(entry.key)
        }
    }

    private var plainClassName: String { MogeneratorModel.plainName(className) }

    private var humanFileName: String {
        model.fileStem(of: className) + (model.options.language == .swift ? ".swift" : ".m")
    }

    private func literal(_ text: String) -> String {
        model.options.language == .swift ? SwiftText.literal(text) : ObjectiveCText.literal(text)
    }

    private var forwardClasses: [String] {
        let destinations = ownRelationships.map(\.elementClass).filter { $0 != "NSManagedObject" }
        let fetched = ownFetchedProperties.map(\.elementClass).filter { $0 != "NSManagedObject" }
        return Set(destinations + fetched + ownAttributes.flatMap(\.valueType.classes)).union([plainClassName])
            .inByteOrder()
    }
}

extension MogeneratorVariable {
    fileprivate var value: TemplateValue {
        switch self {
        case .bool(let value): .bool(value)
        case .number(let value): Int(exactly: value).map(TemplateValue.integer) ?? .double(value)
        case .text(let text): .string(text)
        }
    }
}
