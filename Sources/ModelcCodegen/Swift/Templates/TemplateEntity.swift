import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

/// An entity and its generated classes as a template object.
final class TemplateEntity: KeyedObject {
    let context: TemplateContext
    private let index: Int
    let generated: GeneratedClass

    /// The lists of properties, cached because a template uses them several times. Nil for an entity that is only
    /// referenced from another one.
    private let lists: Lists?

    /// - Parameter keepsLists: whether to cache the lists of properties, because a template is rendered for this
    ///   entity.
    init(_ context: TemplateContext, _ index: Int, keepsLists: Bool = false) {
        self.context = context
        self.index = index
        generated = context.model.classes[index]
        lists = keepsLists ? Lists(generated, context) : nil
    }

    func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }

    package var templateIdentity: Int { index }

    var source: EntityDescription? { context.source.entity(named: generated.entityName) }

    private var conformances: [String] {
        var conformances: [String] = []
        if context.model.input.support != .none {
            if generated.insertsObjects { conformances.append("InsertableModelObject") }
            if !generated.inheritsTypedKeys { conformances.append("KeyedModelObject") }
        }
        if generated.isIdentifiable { conformances.append(context.words.names.swift("Identifiable")) }
        return conformances
    }

    private var parent: TemplateValue {
        guard let source else { return .nothing }
        for ancestor in context.source.ancestors(of: source) {
            if case .object(let entity) = context.entity(named: ancestor.name) { return .object(entity) }
        }
        return .nothing
    }

    private var children: TemplateValue {
        guard let source else { return .list([]) }
        let names = context.source.subentities(of: source).map(\.name).sortedByName { $0 }
        return .list(
            names.compactMap { name in
                if case .object(let entity) = context.entity(named: name) { return .object(entity) }
                return nil
            })
    }
}

extension TemplateEntity {
    static let fields = TemplateFields<TemplateEntity>(
        "Entity", "An entity with the classes that are generated for it.",
        [
            TemplateField("name", .string, "The name in the model, any text.") { .string($0.generated.entityName) },
            TemplateField("nameLiteral", .string, "The name as a string literal of Swift, with quotes.") {
                .string(SwiftText.literal($0.generated.entityName))
            },
            TemplateField("className", .string, "The human class without its module.") {
                .string($0.generated.className)
            },
            TemplateField("escapedClassName", .string, "The same, in backticks where it is a keyword.") {
                .string($0.generated.escapedClassName)
            },
            TemplateField("machineClassName", .string, "The machine class.") { .string($0.generated.machineClassName) },
            TemplateField("rawClassName", .optional(.string), "The class as the model spells it.") {
                TemplateValue($0.source?.representedClassName)
            },
            TemplateField("humanFileName", .string, "The name of the human file.") { .string($0.generated.humanPath) },
            TemplateField("access", .string, "`public ` or nothing: before members and types.") {
                .string(SwiftWords.access($0.generated.access))
            },
            TemplateField("openAccess", .string, "`open `, `public ` or nothing: before what can be overridden.") {
                .string(SwiftWords.overridable($0.generated.access, canBeOpen: $0.generated.canBeOpen))
            },
            TemplateField("hasObjectiveCName", .bool, "Whether the classes need `@objc(Name)`.") {
                .bool($0.generated.hasObjectiveCName)
            },
            TemplateField("isAbstract", .bool, "Whether no object of exactly this entity can exist.") {
                .bool($0.generated.isAbstract)
            },
            TemplateField("isRoot", .bool, "Whether no superclass is generated.") {
                .bool(!$0.generated.inheritsGeneratedClass)
            },
            TemplateField(
                "isKeyRoot", .bool, "Whether no superclass has typed keys: none is generated for this module."
            ) {
                .bool(!$0.generated.inheritsTypedKeys)
            },
            TemplateField("isFinal", .bool, "Whether no entity inherits from this one.") {
                .bool($0.generated.isFinal)
            },
            TemplateField("superclassName", .string, "The superclass of the machine class.") {
                .string($0.generated.superclass.name)
            },
            TemplateField("conformances", .list(.string), "The protocols of the machine class.") {
                TemplateValue($0.conformances)
            },
            TemplateField("documentation", .list(.string), "The lines of the documentation comment.") {
                TemplateValue($0.generated.documentation)
            },
            TemplateField("imports", .list(.object(TemplateImport.self)), "The imports of the machine file.") {
                $0.context.imports($0.generated.imports)
            },
            TemplateField(
                "attributes", .list(.object(TemplateAttribute.self)), "The attributes of this class, by name."
            ) { ($0.lists ?? Lists($0.generated, $0.context)).attributes },
            TemplateField("relationships", .list(.object(TemplateRelationship.self)), "The relationships, by name.") {
                ($0.lists ?? Lists($0.generated, $0.context)).relationships
            },
            TemplateField("hasKeys", .bool, "Whether the class declares anything that conditions can name.") {
                .bool(
                    $0.generated.attributes.contains { $0.keyType != nil }
                        || $0.generated.relationships.contains(where: \.isStored))
            },
            TemplateField("hasSingleKeys", .bool, "Whether a key of it cannot be in the table of keys.") {
                .bool($0.hasSingleKeys)
            },
            TemplateField(
                "hasComputedAttributes", .bool, "Whether any attribute is computed over the primitive value."
            ) { .bool($0.generated.attributes.contains { $0.access == .primitive }) },
            TemplateField("hasJSONAttributes", .bool, "Whether any of them is kept as JSON.") {
                .bool($0.generated.attributes.contains(where: \.isKeptAsJSON))
            },
            TemplateField("toMany", .list(.object(TemplateRelationship.self)), "The to-many relationships, by name.") {
                ($0.lists ?? Lists($0.generated, $0.context)).toMany
            },
            TemplateField("fetchedProperties", .list(.object(TemplateFetchedProperty.self)), "The fetched properties.")
            { ($0.lists ?? Lists($0.generated, $0.context)).fetchedProperties },
            TemplateField("userInfoConstants", .list(.object(TemplateConstant.self)), "The user info, if asked for.") {
                .list($0.generated.userInfoConstants.map { .object(TemplateConstant($0)) })
            },
            TemplateField("rawTypes", .list(.object(TemplateRawType.self)), "Enumerations of `modelc.enumCases`.") {
                .list($0.generated.rawTypes.map { .object(TemplateRawType($0)) })
            },
            TemplateField(
                "insertsObjects", .bool, "Whether the class declares the initializer that all below it inherit."
            ) { .bool($0.generated.insertsObjects) },
            TemplateField(
                "initializer", .optional(.object(TemplateInitializer.self)), "The one that takes what is required."
            ) { entity in
                entity.generated.initializer.map { .object(TemplateInitializer($0, entity.generated.access)) }
                    ?? .nothing
            },
            TemplateField("fetchRequests", .list(.object(TemplateFetchRequest.self)), "The fetch request templates.") {
                entity in
                .list(
                    entity.generated.fetchRequests.map {
                        .object(TemplateFetchRequest($0, entity.generated.access, in: entity.context))
                    })
            },
            TemplateField(
                "uniqueKeys", .list(.object(TemplateUniqueKey.self)),
                "The uniqueness constraints by which objects are found or created."
            ) { .list($0.generated.uniqueKeys.map { .object(TemplateUniqueKey($0)) }) },
            TemplateField(
                "snapshots", .list(.object(TemplateSnapshot.self)), "The structure of its values; one at most."
            ) { entity in
                .list(
                    entity.generated.snapshot.map {
                        [.object(TemplateSnapshot(entity.context, $0, of: entity.generated))]
                    } ?? [])
            },
            TemplateField("parent", .optional(.object(TemplateEntity.self)), "The nearest generated class above.") {
                $0.parent
            },
            TemplateField("children", .list(.object(TemplateEntity.self)), "The classes right below, by name.") {
                $0.children
            },
            TemplateField("userInfo", .dictionary(.string), "The user info.") {
                .dictionary(TemplateDictionary($0.source?.userInfo ?? UserInfo()))
            },
            TemplateField("moduleName", .optional(.string), "The module that the model names for the class.") {
                $0.stated { TemplateValue($0.className?.namedModule) }
            },
            TemplateField(
                "ancestors", .list(.object(TemplateEntity.self)), "The generated classes above, nearest first."
            ) { entity in .list(entity.chain.dropFirst().map { entity.context.entity(named: $0.entityName) }) },
            TemplateField(
                "allAttributes", .list(.object(TemplateAttribute.self)), "The attributes with inherited ones, by name."
            ) { $0.allAttributes },
            TemplateField("allRelationships", .list(.object(TemplateRelationship.self)), "The same of relationships.") {
                $0.allRelationships
            },
            TemplateField(
                "allFetchedProperties", .list(.object(TemplateFetchedProperty.self)), "The same of fetched properties."
            ) { $0.allFetchedProperties },
            TemplateField("indexes", .list(.object(TemplateFetchIndex.self)), "The fetch indexes, by name.") {
                $0.stated { .list($0.fetchIndexes.sortedByName(\.name).map { .object(TemplateFetchIndex($0)) }) }
            },
            TemplateField(
                "uniquenessConstraints", .list(.list(.string)), "Names of properties whose values together are unique."
            ) { $0.stated { .list($0.uniquenessConstraints.map { TemplateValue($0.members.map(\.name)) }) } },
            TemplateField("renamingIdentifier", .optional(.string), "The name in older versions.") {
                $0.stated { TemplateValue($0.renamingIdentifier) }
            },
            TemplateField("versionHashModifier", .optional(.string), "A string that changes the version hash.") {
                $0.stated { TemplateValue($0.versionHashModifier) }
            },
            TemplateField("codeGeneration", .string, "Xcode's Codegen setting: manual, class or category.") {
                $0.stated { .string($0.codeGenerationType?.rawValue ?? "manual") }
            },
            TemplateField("configurations", .list(.string), "The names of the configurations that it is in.") {
                $0.configurations
            },
            TemplateField(
                "rootEntity", .optional(.object(TemplateEntity.self)),
                "The topmost generated class above, or the entity itself."
            ) { $0.context.entity(named: $0.chain.last?.entityName) },
            TemplateField(
                "versionHash", .optional(.string),
                "The version hash in hexadecimal digits; nil if it is unknown."
            ) { TemplateValue($0.context.model.input.version.hash(ofEntity: $0.generated.entityName)) },
            TemplateField("toOne", .list(.object(TemplateRelationship.self)), "The to-one relationships, by name.") {
                $0.relationships { $0.cardinality == .toOne }
            },
            TemplateField("ordered", .list(.object(TemplateRelationship.self)), "The ordered to-many relationships.") {
                $0.relationships { $0.cardinality == .ordered }
            },
            TemplateField(
                "required", .list(.object(TemplateAttribute.self)),
                "The attributes of this class that the model requires, by name; likewise below."
            ) { $0.attributes(whereInModel: { !$0.isOptional }) },
            TemplateField(
                "requiredWithoutDefault", .list(.object(TemplateAttribute.self)),
                "Those that a new object needs a value of."
            ) { $0.attributes(where: \.needsInitialValue) },
            TemplateField(
                "initialized", .list(.object(TemplateAttribute.self)),
                "Those that get a value when an object is inserted (`modelc.onInsert`)."
            ) { $0.attributes(where: { $0.initialValue != nil }) },
            TemplateField("scalars", .list(.object(TemplateAttribute.self)), "Those that are numbers or truth values.")
            { $0.attributes(where: { $0.type.isScalar }) },
            TemplateField("derived", .list(.object(TemplateAttribute.self)), "Those that the store computes.") {
                $0.attributes(whereInModel: \.isDerived)
            },
            TemplateField("composite", .list(.object(TemplateAttribute.self)), "Those that are structures.") {
                $0.attributes(whereInModel: { $0.type == .composite })
            },
            TemplateField("rawTyped", .list(.object(TemplateAttribute.self)), "Those of a type that wraps a raw value.")
            { $0.attributes(where: { $0.conversion.name == "rawValue" }) },
        ])
}
