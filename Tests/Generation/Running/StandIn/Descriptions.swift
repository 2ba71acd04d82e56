// A behavioural stand-in for Core Data, written after its documentation: objects are values by key, in memory. It is compiled
// as a module `CoreData` together with modelc's own parser of predicates, and generated classes run against it on Linux.
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

public enum NSAttributeType {
    case undefinedAttributeType, integer16AttributeType, integer32AttributeType, integer64AttributeType
    case decimalAttributeType, doubleAttributeType, floatAttributeType, stringAttributeType, booleanAttributeType
    case dateAttributeType, binaryDataAttributeType, UUIDAttributeType, URIAttributeType, transformableAttributeType
    case objectIDAttributeType, compositeAttributeType
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

public final class NSCompositeAttributeDescription: NSAttributeDescription {
    public var elements: [NSAttributeDescription] = []
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
    public var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }
    public private(set) weak var superentity: NSEntityDescription?
    public var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }

    public init() {}

    /// Own properties and inherited ones.
    public var propertiesByName: [String: NSPropertyDescription] {
        let own = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        return own.merging(superentity?.propertiesByName ?? [:]) { own, _ in own }
    }

    public var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    public var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
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

public final class NSManagedObjectModel {
    public var entities: [NSEntityDescription] = []

    public init() {}

    public var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }
}
