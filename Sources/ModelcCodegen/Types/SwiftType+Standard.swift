extension SwiftType {
    /// The class of objects whose entity has none of its own.
    static let managedObject = SwiftType("NSManagedObject", module: "CoreData", isSendable: false)
    static let managedObjectID = SwiftType("NSManagedObjectID", module: "CoreData")
    static let object = SwiftType("NSObject", module: "Foundation", isSendable: false)
    static let dictionaryObject = SwiftType("NSDictionary", module: "Foundation", isSendable: false)
    static let numberObject = SwiftType("NSNumber", module: "Foundation", isSendable: false)
    static let set = SwiftType("NSSet", module: "Foundation", isSendable: false)
    static let orderedSet = SwiftType("NSOrderedSet", module: "Foundation", isSendable: false)
    /// Counted as not Sendable: whether Apple's headers say so of this subclass of `NSNumber` is unverified.
    static let decimalNumber = SwiftType("NSDecimalNumber", module: "Foundation", isSendable: false)
    static let any = SwiftType("Any", isSendable: false, isHashable: false)

    /// The same type, optional or not.
    func optional(_ isOptional: Bool) -> SwiftType {
        var type = self
        type.isOptional = isOptional
        type.isImplicitlyUnwrapped = false
        return type
    }

    /// The same type as an optional that unwraps itself.
    var implicitlyUnwrapped: SwiftType {
        var type = optional(true)
        type.isImplicitlyUnwrapped = true
        return type
    }

    /// The same traits under a spelling that contains this one: `[Tag]`, `Set<Tag>`.
    func wrapped(_ opening: String, _ closing: String) -> SwiftType {
        var type = self
        type.name = opening + name + closing
        return type
    }
}
