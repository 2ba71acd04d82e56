import ModelcSchema

/// A type as it is written in generated Swift.
package struct SwiftType: Hashable, Sendable {
    /// The type without `?` or `!`: `Int32`, `Set<Tag>`, `(any NSCoding)`.
    package var name: String
    var isOptional: Bool
    /// Whether the optional is implicitly unwrapped. Only true if `isOptional` is true.
    var isImplicitlyUnwrapped = false
    /// The module to import for the type; nil for the standard library and the module of the generated files.
    var module: String?
    /// Whether the type is a number or a structure in Objective-C, which cannot be nil.
    var isScalar: Bool
    /// Whether the type is the scalar `Bool`.
    var isBoolean: Bool
    var isSendable: Bool
    var isHashable: Bool
    var isCodable: Bool
    /// Whether the type is a generated type that is internal although the generated code is public.
    package var isInternal = false

    init(
        _ name: String, isOptional: Bool = false, module: String? = nil, isScalar: Bool = false,
        isBoolean: Bool = false, isSendable: Bool = true, isHashable: Bool = true, isCodable: Bool = false
    ) {
        self.name = name
        self.isOptional = isOptional
        self.module = module
        self.isScalar = isScalar
        self.isBoolean = isBoolean
        self.isSendable = isSendable
        self.isHashable = isHashable
        self.isCodable = isCodable
    }

    /// The complete type, such as `Int32?`.
    package var spelling: String {
        if !isOptional { return name }
        return name + (isImplicitlyUnwrapped ? "!" : "?")
    }
}

extension AttributeType {
    /// The Swift type of the attribute's values; nil if the attribute itself names a type.
    func swiftType(_ names: StandardNames) -> SwiftType? {
        switch self {
        case .integer16: SwiftType(names.swift("Int16"), isScalar: true, isCodable: true)
        case .integer32: SwiftType(names.swift("Int32"), isScalar: true, isCodable: true)
        case .integer64: SwiftType(names.swift("Int64"), isScalar: true, isCodable: true)
        case .double: SwiftType(names.swift("Double"), isScalar: true, isCodable: true)
        case .float: SwiftType(names.swift("Float"), isScalar: true, isCodable: true)
        case .boolean: SwiftType(names.swift("Bool"), isScalar: true, isBoolean: true, isCodable: true)
        case .decimal: .decimalNumber
        case .string: SwiftType(names.swift("String"), isCodable: true)
        case .date: SwiftType(names.foundation("Date"), module: "Foundation", isCodable: true)
        case .binary: SwiftType(names.foundation("Data"), module: "Foundation", isCodable: true)
        case .uuid: SwiftType(names.foundation("UUID"), module: "Foundation", isCodable: true)
        case .uri: SwiftType(names.foundation("URL"), module: "Foundation", isCodable: true)
        case .objectID: .managedObjectID
        case .undefined, .transformable, .composite: nil
        }
    }

    /// The conversion from `Any?` to this type.
    var conversion: ValueConversion {
        switch self {
        case .float: .float
        case .integer16, .integer32, .integer64, .double, .boolean, .decimal, .string, .date, .binary, .uuid, .uri,
            .objectID, .undefined, .transformable, .composite:
            .cast
        }
    }
}

extension SwiftType {
    /// The type of objects whose entity has no class of its own.
    static let managedObject = SwiftType("NSManagedObject", module: "CoreData", isSendable: false)
    static let managedObjectID = SwiftType("NSManagedObjectID", module: "CoreData")
    static let object = SwiftType("NSObject", module: "Foundation", isSendable: false)
    static let dictionaryObject = SwiftType("NSDictionary", module: "Foundation", isSendable: false)
    static let numberObject = SwiftType("NSNumber", module: "Foundation", isSendable: false)
    static let set = SwiftType("NSSet", module: "Foundation", isSendable: false)
    static let orderedSet = SwiftType("NSOrderedSet", module: "Foundation", isSendable: false)
    /// Treated as not `Sendable`: it is not verified whether Apple's headers declare this subclass of `NSNumber` as
    /// `Sendable`.
    static let decimalNumber = SwiftType("NSDecimalNumber", module: "Foundation", isSendable: false)
    static let any = SwiftType("Any", isSendable: false, isHashable: false)

    /// The same type, made optional (`Int?`) or not optional (`Int`).
    func optional(_ isOptional: Bool) -> SwiftType {
        var type = self
        type.isOptional = isOptional
        type.isImplicitlyUnwrapped = false
        return type
    }

    /// The same type as an implicitly unwrapped optional.
    var implicitlyUnwrapped: SwiftType {
        var type = optional(true)
        type.isImplicitlyUnwrapped = true
        return type
    }

    /// A type with this type's name between `opening` and `closing`, such as `[Tag]` or `Set<Tag>`. All other
    /// properties are the same.
    func wrapped(_ opening: String, _ closing: String) -> SwiftType {
        var type = self
        type.name = opening + name + closing
        return type
    }
}
