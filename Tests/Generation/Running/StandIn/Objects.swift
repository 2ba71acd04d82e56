import Foundation

public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription

    init(_ entity: NSEntityDescription) { self.entity = entity }
}

/// An object: values by key, with the defaults and inverses that Core Data maintains.
open class NSManagedObject: NSObject, NSFetchRequestResult {
    public let entity: NSEntityDescription
    public let objectID: NSManagedObjectID
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var isDeleted = false
    private var values: [String: Any] = [:]
    /// Calls of the methods that an accessor has to make, for tests of the accessors.
    public private(set) var accesses: [String] = []

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity)
        super.init()
        for (name, attribute) in entity.attributesByName {
            values[name] = attribute.defaultValue.map { kept($0, attribute) }
        }
        for (name, relationship) in entity.relationshipsByName where relationship.isToMany {
            values[name] = relationship.isOrdered ? OrderedProxy(self, name) : Set<NSManagedObject>()
        }
        context?.insert(self)
        awakeFromInsert()
    }

    open func awakeFromInsert() {}

    open func willAccessValue(forKey key: String?) { accesses.append("willAccess \(key ?? "")") }
    open func didAccessValue(forKey key: String?) { accesses.append("didAccess \(key ?? "")") }
    open func willChangeValue(forKey key: String) { accesses.append("willChange \(key)") }
    open func didChangeValue(forKey key: String) { accesses.append("didChange \(key)") }

    public func primitiveValue(forKey key: String) -> Any? {
        check(key)
        return values[key]
    }

    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        check(key)
        let value = value.flatMap(NSManagedObject.unwrapped)
        values[key] = entity.attributesByName[key].map { attribute in value.map { kept($0, attribute) } } ?? value
    }

    /// The value of a property; for a fetched property, the result of its request, whose `$FETCH_SOURCE` is the object.
    public func value(forKey key: String) -> Any? {
        guard let fetched = entity.propertiesByName[key] as? NSFetchedPropertyDescription else {
            return primitiveValue(forKey: key)
        }
        guard let request = fetched.fetchRequest, let context = managedObjectContext else { return [NSManagedObject]() }
        return try? context.results(of: request.copy(substituting: ["FETCH_SOURCE": self]))
    }

    /// The stored attributes, as a fetch returns them in dictionaries.
    var dictionary: NSDictionary {
        let stored = entity.attributesByName.filter { !$0.value.isTransient }.keys
        return NSDictionary(
            dictionary: Dictionary(uniqueKeysWithValues: stored.map { ($0, values[$0] ?? NSNull()) }))
    }

    /// A value as Core Data stores it: numbers are objects. For a value of another class than the attribute's, Core
    /// Data raises an exception ("Unacceptable type of value for attribute"); here the program ends.
    private func kept(_ value: Any, _ attribute: NSAttributeDescription) -> Any {
        let kept: Any? =
            switch attribute.attributeType {
            case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
                .floatAttributeType, .booleanAttributeType:
                value as? NSNumber
            case .decimalAttributeType:
                (value as? Decimal).map(NSDecimalNumber.init(decimal:)) ?? (value as? NSDecimalNumber)
            case .stringAttributeType: value as? String
            case .dateAttributeType: value as? Date
            case .binaryDataAttributeType: value as? Data
            case .UUIDAttributeType: value as? UUID
            case .URIAttributeType: value as? URL
            case .objectIDAttributeType: value as? NSManagedObjectID
            case .compositeAttributeType: (value as? [String: Any]).map(NSManagedObject.bridged)
            case .undefinedAttributeType, .transformableAttributeType: value
            }
        guard let kept else {
            fatalError(
                "unacceptable type of value for attribute \(attribute.name) of \(entity.name ?? ""): "
                    + "\(attribute.attributeType) is not \(type(of: value))")
        }
        return kept
    }

    /// Sets a value, and the other end of a relationship.
    public func setValue(_ value: Any?, forKey key: String) {
        let value = value.flatMap(NSManagedObject.unwrapped)
        guard let relationship = entity.relationshipsByName[key] else { return setPrimitiveValue(value, forKey: key) }
        let (before, after) = (objects(key), NSManagedObject.objects(in: value))
        if let ordered = values[key] as? OrderedProxy { ordered.replaceAll(after) } else { values[key] = value }
        for object in before where !after.contains(object) { object.unlink(relationship.inverseRelationship, self) }
        for object in after where !before.contains(object) { object.link(relationship.inverseRelationship, self) }
    }

    public func setValue(_ value: Any?, forKeyPath path: String) {
        let keys = path.split(separator: ".").map(String.init)
        let owner = keys.dropLast().reduce(self) { object, key in object?.value(forKey: key) as? NSManagedObject }
        owner?.setValue(value, forKey: keys[keys.count - 1])
    }

    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        guard let proxy = values[key] as? OrderedProxy else { fatalError("\(key) is not ordered") }
        return proxy
    }

    private func check(_ key: String) {
        precondition(
            entity.propertiesByName[key] != nil, "\(entity.name ?? "") is not key-value coding compliant for \(key)")
    }

    /// The objects of a relationship.
    func objects(_ key: String) -> [NSManagedObject] { NSManagedObject.objects(in: values[key]) }

    static func objects(in value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as Set<NSManagedObject>: Array(set)
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }

    func link(_ relationship: NSRelationshipDescription?, _ object: NSManagedObject) {
        guard let relationship else { return }
        if let ordered = values[relationship.name] as? OrderedProxy {
            if !ordered.contains(object) { ordered.addQuietly(object) }
        } else if relationship.isToMany {
            values[relationship.name] = Set(objects(relationship.name)).union([object])
        } else {
            for other in objects(relationship.name) where other !== object {
                other.unlink(relationship.inverseRelationship, self)
            }
            values[relationship.name] = object
        }
    }

    func unlink(_ relationship: NSRelationshipDescription?, _ object: NSManagedObject) {
        guard let relationship else { return }
        if let ordered = values[relationship.name] as? OrderedProxy {
            ordered.removeQuietly(object)
        } else if relationship.isToMany {
            values[relationship.name] = Set(objects(relationship.name)).subtracting([object])
        } else {
            values[relationship.name] = nil
        }
    }

    /// A dictionary as in Objective-C, where numbers in it are objects, too.
    private static func bridged(_ dictionary: [String: Any]) -> [String: Any] {
        dictionary.mapValues { value in
            if let inner = value as? [String: Any] { return bridged(inner) }
            return value as? NSNumber ?? value
        }
    }

    /// The wrapped value of an optional inside `Any`.
    private static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped.flatMap(unwrapped)
    }
}

private protocol OptionalValue { var wrapped: Any? { get } }

extension Optional: OptionalValue { fileprivate var wrapped: Any? { self } }

/// The accessors that `@NSManaged` adds to a property; the test inserts calls of these.
extension NSManagedObject {
    public func managedValue<Value>(_ key: String) -> Value {
        let value = value(forKey: key)
        if let scalar = Value.self as? any ScalarValue.Type,
            let result = scalar.init(scalarOf: value as? NSNumber ?? 0) as? Value
        {
            return result
        }
        guard let result = value as? Value else {
            fatalError("\(key) of \(entity.name ?? "") has no \(Value.self): \(value as Any)")
        }
        return result
    }

    public func setManagedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

    public func addManaged(_ value: Any, _ key: String) {
        setValue(Set(objects(key)).union(NSManagedObject.objects(in: value)), forKey: key)
    }

    public func removeManaged(_ value: Any, _ key: String) {
        setValue(Set(objects(key)).subtracting(NSManagedObject.objects(in: value)), forKey: key)
    }
}

/// A number or a Boolean whose accessor Core Data creates: without a value, it returns 0 or false.
protocol ScalarValue { init(scalarOf number: NSNumber) }

extension Int16: ScalarValue { init(scalarOf number: NSNumber) { self = number.int16Value } }
extension Int32: ScalarValue { init(scalarOf number: NSNumber) { self = number.int32Value } }
extension Int64: ScalarValue { init(scalarOf number: NSNumber) { self = number.int64Value } }
extension Double: ScalarValue { init(scalarOf number: NSNumber) { self = number.doubleValue } }
extension Float: ScalarValue { init(scalarOf number: NSNumber) { self = number.floatValue } }
extension Bool: ScalarValue { init(scalarOf number: NSNumber) { self = number.boolValue } }

/// The objects of an ordered relationship. The class of Foundation cannot be overridden.
public class NSOrderedSet {
    var objects: [NSManagedObject]

    public init() { objects = [] }
    /// An object that occurs twice counts once.
    public init(array: [Any]) {
        objects = []
        for case let object as NSManagedObject in array where !contains(object) { objects.append(object) }
    }

    public var array: [Any] { objects }
    public var count: Int { objects.count }
    public func contains(_ object: Any) -> Bool { objects.contains { $0 === object as AnyObject } }
}

public class NSMutableOrderedSet: NSOrderedSet {
    public func insert(_ object: Any, at index: Int) {}
    public func removeObject(at index: Int) {}

    public func replaceObject(at index: Int, with object: Any) {
        removeObject(at: index)
        insert(object, at: index)
    }

    public func add(_ object: Any) { insert(object, at: count) }

    public func remove(_ object: Any) {
        if let index = objects.firstIndex(where: { $0 === object as AnyObject }) { removeObject(at: index) }
    }
}

/// A mutable view that also changes the other end of the relationship.
final class OrderedProxy: NSMutableOrderedSet {
    private unowned let owner: NSManagedObject
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init()
    }

    override func insert(_ object: Any, at index: Int) {
        guard let object = object as? NSManagedObject, !contains(object) else { return }
        objects.insert(object, at: index)
        object.link(inverse, owner)
    }

    override func removeObject(at index: Int) { objects.remove(at: index).unlink(inverse, owner) }

    func addQuietly(_ object: NSManagedObject) { objects.append(object) }
    func removeQuietly(_ object: NSManagedObject) { objects.removeAll { $0 === object } }
    func replaceAll(_ new: [NSManagedObject]) { objects = new }

    private var inverse: NSRelationshipDescription? { owner.entity.relationshipsByName[key]?.inverseRelationship }
}
