extension ObjectiveCType {
    static let any = ObjectiveCType("id", isPointer: false)
    static let anyClass = ObjectiveCType("Class", isPointer: false)
    static let object = ObjectiveCType("NSObject")
    static let string = ObjectiveCType("NSString")
    static let number = ObjectiveCType("NSNumber")
    static let date = ObjectiveCType("NSDate")
    static let dictionary = ObjectiveCType("NSDictionary<NSString *, id>")
    static let managedObject = ObjectiveCType("NSManagedObject")
    static let managedObjectID = ObjectiveCType("NSManagedObjectID")

    static func scalar(_ name: String) -> ObjectiveCType { ObjectiveCType(name, isPointer: false, isObject: false) }

    /// A class that the files do not know, unless it is one of Foundation or Core Data.
    static func named(_ name: String) -> ObjectiveCType {
        ObjectiveCType(name, classes: FoundationClasses.contains(name) ? [] : [name])
    }

    /// `id<NSCoding>`.
    static func conforming(to protocols: [String]) -> ObjectiveCType {
        let spelling = protocols.isEmpty ? "id" : "id<" + protocols.joined(separator: ", ") + ">"
        let foreign = protocols.filter { !FoundationClasses.protocols.contains($0) }
        return ObjectiveCType(spelling, isPointer: false, protocols: foreign)
    }

    /// A list of values of the type, as predicates take it.
    var list: ObjectiveCType {
        ObjectiveCType("NSArray<\(spelling)>", classes: classes, protocols: protocols)
    }
}
