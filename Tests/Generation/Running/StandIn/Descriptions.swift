import Foundation
// A substitute with the behaviour in Core Data's documentation: objects are values by key, in memory. It is compiled as
// a module `CoreData` together with modelc's predicate parser, and generated classes run with it on Linux.
@_exported import Foundation

open class NSPropertyDescription {
    public weak var entity: NSEntityDescription?
    public var name = ""
    public var isOptional = true
    public var isTransient = false
    public var userInfo: [AnyHashable: Any]?
    public var versionHashModifier: String?
    public var renamingIdentifier: String?
    public var isIndexedBySpotlight = false
    public private(set) var validationPredicates: [NSPredicate] = []

    public init() {}

    public func setValidationPredicates(_ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?) {
        validationPredicates = predicates ?? []
    }
}

/// The raw values are those of Apple's documentation.
public enum NSAttributeType: UInt {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100
}

open class NSAttributeDescription: NSPropertyDescription {
    public var attributeType = NSAttributeType.undefinedAttributeType
    public var attributeValueClassName: String?
    public var defaultValue: Any?
    public var valueTransformerName: String?
    public var allowsExternalBinaryDataStorage = false
    public var preservesValueInHistoryOnDeletion = false
    public var allowsCloudEncryption = false
}

public final class NSDerivedAttributeDescription: NSAttributeDescription {
    public var derivationExpression: NSExpression?
}

public final class NSCompositeAttributeDescription: NSAttributeDescription {
    public var elements: [NSAttributeDescription] = []
}

/// The text of an expression: without a store, nothing is derived.
public final class NSExpression {
    public let format: String

    public init(format: String) { self.format = format }
}

public final class NSFetchedPropertyDescription: NSPropertyDescription {
    public var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

public final class NSFetchIndexElementDescription {
    public enum CollationType: UInt { case binary, rTree }
    public let property: NSPropertyDescription?
    public let collationType: CollationType
    public var isAscending = true

    public init(property: NSPropertyDescription, collationType: CollationType) {
        self.property = property
        self.collationType = collationType
    }
}

public final class NSFetchIndexDescription {
    public let name: String
    public let elements: [NSFetchIndexElementDescription]
    public var partialIndexPredicate: NSPredicate?

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}

public enum NSDeleteRule {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

public final class NSRelationshipDescription: NSPropertyDescription {
    public weak var destinationEntity: NSEntityDescription?
    public weak var inverseRelationship: NSRelationshipDescription?
    public var maxCount = 0
    public var minCount = 0
    public var deleteRule = NSDeleteRule.nullifyDeleteRule
    public var isToMany: Bool { maxCount != 1 }
    public var isOrdered = false
}

public final class NSEntityDescription {
    public var name: String?
    public var managedObjectClassName = "NSManagedObject"
    public var isAbstract = false
    public var userInfo: [AnyHashable: Any]?
    public var versionHashModifier: String?
    public var renamingIdentifier: String?
    public var uniquenessConstraints: [[Any]] = []
    public var indexes: [NSFetchIndexDescription] = []
    public var properties: [NSPropertyDescription] = [] {
        didSet {
            for property in properties { property.entity = self }
            forget()
        }
    }
    public private(set) weak var superentity: NSEntityDescription? { didSet { forget() } }
    public var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    private var known: NamedProperties?

    public init() {}

    /// Own properties and inherited ones.
    public var propertiesByName: [String: NSPropertyDescription] { named.all }
    public var attributesByName: [String: NSAttributeDescription] { named.attributes }
    public var relationshipsByName: [String: NSRelationshipDescription] { named.relationships }

    private var named: NamedProperties {
        if let known { return known }
        let own = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        let named = NamedProperties(own.merging(superentity?.propertiesByName ?? [:]) { own, _ in own })
        known = named
        return named
    }

    /// Inherited properties change with the parent entities.
    private func forget() {
        known = nil
        for entity in subentities { entity.forget() }
    }

    public func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) == true
    }

    public static func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.model.entitiesByName[name]
    }

    public static func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: name, in: context) else { fatalError("no entity \(name)") }
        precondition(!entity.isAbstract, "an abstract entity has no objects")
        let type = NSClassFromString(entity.managedObjectClassName) as? NSManagedObject.Type
        return (type ?? NSManagedObject.self).init(entity: entity, insertInto: context)
    }
}

/// The properties of an entity by name, because every access of a value needs one.
private struct NamedProperties {
    let all: [String: NSPropertyDescription]
    let attributes: [String: NSAttributeDescription]
    let relationships: [String: NSRelationshipDescription]

    init(_ all: [String: NSPropertyDescription]) {
        self.all = all
        attributes = all.compactMapValues { $0 as? NSAttributeDescription }
        relationships = all.compactMapValues { $0 as? NSRelationshipDescription }
    }
}

public final class NSManagedObjectModel {
    public var entities: [NSEntityDescription] = []
    public var versionIdentifiers: Set<AnyHashable> = []
    private var configurations: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    public init() {}

    public var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }

    public func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
        configurations[name] = entities
    }

    public func entities(forConfigurationName name: String?) -> [NSEntityDescription]? {
        name.map { configurations[$0] } ?? entities
    }

    public func setFetchRequestTemplate(_ request: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
        templates[name] = request
    }

    /// A copy of a template with values for its variables; nil if there is no such template.
    public func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]?.copy(substituting: variables)
    }
}
