/// The part of Core Data's interface that the script of `compile --verify-on-mac` uses.
enum CoreDataInterface {
    static let text = """
        // The part of Core Data's interface that the verification script asks for, with the types of Apple's documentation and
        // nothing behind it: only the compiler sees it.
        import Foundation

        public let NSSQLiteStoreType = "SQLite"

        open class NSPredicate: NSObject {
            public init(format predicateFormat: String, argumentArray arguments: [Any]?) {}
            open var predicateFormat: String { "" }
            open func evaluate(with object: Any?) -> Bool { true }
        }

        open class NSExpression: NSObject {
            public init(format expressionFormat: String, argumentArray arguments: [Any]) {}
        }

        public struct NSFetchRequestResultType: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
        }

        public protocol NSFetchRequestResult: NSObjectProtocol {}

        open class NSManagedObject: NSObject, NSFetchRequestResult {}

        open class NSFetchRequest<ResultType>: NSObject {
            public init(entityName: String) {}
            open var entityName: String? { nil }
            open var predicate: NSPredicate?
            open var fetchLimit = 0
            open var fetchBatchSize = 0
            open var includesSubentities = true
            open var includesPropertyValues = true
            open var includesPendingChanges = true
            open var resultType = NSFetchRequestResultType(rawValue: 0)
            open var returnsObjectsAsFaults = true
            open var returnsDistinctResults = false
        }

        open class NSPropertyDescription: NSObject {
            open var name = ""
            open var isOptional = true
            open var isTransient = false
            open var renamingIdentifier: String?
            open var versionHashModifier: String?
            open var userInfo: [AnyHashable: Any]?
            open var validationPredicates: [NSPredicate] { [] }
        }

        public enum NSAttributeType: UInt { case undefinedAttributeType = 0 }

        open class NSAttributeDescription: NSPropertyDescription {
            open var attributeType = NSAttributeType.undefinedAttributeType
            open var attributeValueClassName: String?
            open var defaultValue: Any?
            open var valueTransformerName: String?
            open var allowsExternalBinaryDataStorage = false
            open var preservesValueInHistoryOnDeletion = false
        }

        open class NSDerivedAttributeDescription: NSAttributeDescription {
            open var derivationExpression: NSExpression?
        }

        public enum NSDeleteRule: UInt { case noActionDeleteRule = 0 }

        open class NSRelationshipDescription: NSPropertyDescription {
            open unowned(unsafe) var destinationEntity: NSEntityDescription?
            open unowned(unsafe) var inverseRelationship: NSRelationshipDescription?
            open var deleteRule = NSDeleteRule.noActionDeleteRule
            open var minCount = 0
            open var maxCount = 0
            open var isOrdered = false
        }

        open class NSFetchedPropertyDescription: NSPropertyDescription {
            open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
        }

        public enum NSFetchIndexElementType: UInt { case binary = 0, rTree = 1 }

        open class NSFetchIndexElementDescription: NSObject {
            open var propertyName: String? { nil }
            open var collationType = NSFetchIndexElementType.binary
            open var isAscending = true
        }

        open class NSFetchIndexDescription: NSObject {
            open var name = ""
            open var elements: [NSFetchIndexElementDescription] = []
        }

        open class NSEntityDescription: NSObject {
            open var name: String?
            open var managedObjectClassName: String! = nil
            open var isAbstract = false
            open var superentity: NSEntityDescription? { nil }
            open var renamingIdentifier: String?
            open var versionHashModifier: String?
            open var userInfo: [AnyHashable: Any]?
            open var uniquenessConstraints: [[Any]] = []
            open var indexes: [NSFetchIndexDescription] = []
            open var propertiesByName: [String: NSPropertyDescription] { [:] }
        }

        open class NSManagedObjectModel: NSObject {
            public convenience init?(contentsOf url: URL) { return nil }
            open var entities: [NSEntityDescription] = []
            open var entitiesByName: [String: NSEntityDescription] { [:] }
            open var configurations: [String] { [] }
            open var versionIdentifiers: Set<AnyHashable> = []
            open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { [:] }
            open var entityVersionHashesByName: [String: Data] { [:] }
            @available(macOS 14.0, *) open var versionChecksum: String { "" }
            open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? { nil }
        }

        open class NSPersistentStore: NSObject {}

        open class NSPersistentStoreCoordinator: NSObject {
            public init(managedObjectModel model: NSManagedObjectModel) {}
            open func addPersistentStore(
                ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
                options: [AnyHashable: Any]? = nil
            ) throws -> NSPersistentStore { NSPersistentStore() }
            open func remove(_ store: NSPersistentStore) throws {}
        }

        public enum NSManagedObjectContextConcurrencyType: UInt { case mainQueueConcurrencyType = 2 }

        open class NSManagedObjectContext: NSObject {
            public init(concurrencyType type: NSManagedObjectContextConcurrencyType) {}
            open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
            open func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int { 0 }
        }

        public enum NSEntityMappingType: UInt { case undefinedEntityMappingType = 0 }

        open class NSPropertyMapping: NSObject {
            open var name: String?
            open var valueExpression: NSExpression?
        }

        open class NSEntityMapping: NSObject {
            open var name: String! = nil
            open var mappingType = NSEntityMappingType.undefinedEntityMappingType
            open var sourceEntityName: String?
            open var destinationEntityName: String?
            open var entityMigrationPolicyClassName: String?
            open var attributeMappings: [NSPropertyMapping]?
            open var relationshipMappings: [NSPropertyMapping]?
        }

        open class NSMappingModel: NSObject {
            public init?(contentsOf url: URL?) { return nil }
            open var entityMappings: [NSEntityMapping]! = nil
        }

        """
}
