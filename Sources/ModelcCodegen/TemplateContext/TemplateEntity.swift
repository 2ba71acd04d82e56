import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

/// An entity with the classes that are generated for it.
final class TemplateEntity: KeyedObject {
    static let templateSchema = TemplateSchema(
        "Entity", "An entity with the classes that are generated for it.", keys: Key.self)

    let context: TemplateContext
    private let index: Int
    let generated: GeneratedClass

    /// The lists that a template asks for again and again; nil for an entity that another one leads to.
    private let lists: Lists?

    /// - Parameter keepsLists: whether the template is about this entity.
    init(_ context: TemplateContext, _ index: Int, keepsLists: Bool = false) {
        self.context = context
        self.index = index
        generated = context.model.classes[index]
        lists = keepsLists ? Lists(generated, context) : nil
    }

    package var templateIdentity: Int { index }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(generated.entityName)
        case .nameLiteral: .string(SwiftText.literal(generated.entityName))
        case .className: .string(generated.className)
        case .escapedClassName: .string(generated.escapedClassName)
        case .machineClassName: .string(generated.machineClassName)
        case .rawClassName: TemplateValue(source?.representedClassName)
        case .humanFileName: .string(generated.humanPath)
        case .access: .string(SwiftWords.access(generated.access))
        case .openAccess: .string(SwiftWords.overridable(generated.access, canBeOpen: generated.canBeOpen))
        case .hasObjectiveCName: .bool(generated.hasObjectiveCName)
        case .isAbstract: .bool(generated.isAbstract)
        case .isRoot: .bool(!generated.inheritsGeneratedClass)
        case .isFinal: .bool(generated.isFinal)
        case .superclassName: .string(generated.superclass.name)
        case .conformances: TemplateValue(conformances)
        case .documentation: TemplateValue(generated.documentation)
        case .imports: .list(generated.imports.map { .object(TemplateImport($0)) })
        case .attributes: (lists ?? Lists(generated, context)).attributes
        case .relationships: (lists ?? Lists(generated, context)).relationships
        case .toMany: (lists ?? Lists(generated, context)).toMany
        case .fetchedProperties: (lists ?? Lists(generated, context)).fetchedProperties
        case .userInfoConstants: .list(generated.userInfoConstants.map { .object(TemplateConstant($0)) })
        case .rawTypes: .list(generated.rawTypes.map { .object(TemplateRawType($0)) })
        case .insertsObjects: .bool(generated.insertsObjects)
        case .initializer:
            generated.initializer.map { .object(TemplateInitializer($0, generated.access)) } ?? .nothing
        case .fetchRequests:
            .list(generated.fetchRequests.map { .object(TemplateFetchRequest($0, generated.access, in: context)) })
        case .snapshots: .list(generated.snapshot.map { [.object(TemplateSnapshot(context, $0, of: generated))] } ?? [])
        case .parent: parent
        case .children: children
        case .userInfo: .dictionary(TemplateDictionary(source?.userInfo ?? UserInfo()))
        case .allAttributes: allAttributes
        case .allRelationships: allRelationships
        case .allFetchedProperties: allFetchedProperties
        case .ancestors: .list(chain.dropFirst().map { context.entity(named: $0.entityName) })
        case .moduleName, .indexes, .uniquenessConstraints, .renamingIdentifier, .versionHashModifier, .codeGeneration,
            .configurations:
            sourceValue(of: key)
        case .rootEntity: context.entity(named: chain.last?.entityName)
        case .versionHash: TemplateValue(context.model.options.version.hash(ofEntity: generated.entityName))
        case .toOne, .ordered: relationships { $0.cardinality == (key == .toOne ? .toOne : .ordered) }
        case .required: attributes { $1?.isOptional == false }
        case .requiredWithoutDefault: attributes { property, _ in property.needsInitialValue }
        case .scalars: attributes { property, _ in property.type.isScalar }
        case .derived: attributes { $1?.isDerived == true }
        case .composite: attributes { $1?.type == .composite }
        case .rawTyped: attributes { property, _ in property.conversion.name == "rawValue" }
        }
    }

    var source: EntityDescription? { context.source.entity(named: generated.entityName) }

    private var conformances: [String] {
        var conformances: [String] = []
        if !generated.inheritsGeneratedClass, context.model.options.extras.support != .none {
            conformances.append("ModelObject")
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
