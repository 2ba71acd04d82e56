import ModelcSchema

/// A type as generated code spells it.
package struct SwiftType: Hashable, Sendable {
    /// The spelling without the mark of an optional: `Int32`, `Set<Tag>`, `(any NSCoding)`.
    package var name: String
    var isOptional: Bool
    /// Whether the optional is implicitly unwrapped; never without `isOptional`.
    var isImplicitlyUnwrapped = false
    /// The module to import for the type; nil for the standard library and for the files' own module.
    var module: String?
    /// Whether it is a number or a structure in Objective-C, which cannot be nil.
    var isScalar: Bool
    /// Whether it is the scalar `Bool`.
    var isBoolean: Bool
    var isSendable: Bool
    var isHashable: Bool
    var isCodable: Bool
    /// Whether it is a type of the generated files that is not public while others are.
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

    /// The whole spelling: `Int32?`.
    package var spelling: String {
        if !isOptional { return name }
        return name + (isImplicitlyUnwrapped ? "!" : "?")
    }
}

extension AttributeType {
    /// The type's spelling in Swift; nil if the attribute itself names its type.
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

    /// The conversion of an untyped value to the type.
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
    /// The class of objects whose entity has none of its own.
    static let managedObject = SwiftType("NSManagedObject", module: "CoreData", isSendable: false)
    static let managedObjectID = SwiftType("NSManagedObjectID", module: "CoreData")
    static let object = SwiftType("NSObject", module: "Foundation", isSendable: false)
    static let dictionaryObject = SwiftType("NSDictionary", module: "Foundation", isSendable: false)
    static let numberObject = SwiftType("NSNumber", module: "Foundation", isSendable: false)
    static let set = SwiftType("NSSet", module: "Foundation", isSendable: false)
    static let orderedSet = SwiftType("NSOrderedSet", module: "Foundation", isSendable: false)
    /// Treated as not Sendable: whether Apple's headers say so of this subclass of `NSNumber` is unverified.
    static let decimalNumber = SwiftType("NSDecimalNumber", module: "Foundation", isSendable: false)
    static let any = SwiftType("Any", isSendable: false, isHashable: false)

    /// The same type, optional or not.
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

    /// The same traits under a spelling that contains this one: `[Tag]`, `Set<Tag>`.
    func wrapped(_ opening: String, _ closing: String) -> SwiftType {
        var type = self
        type.name = opening + name + closing
        return type
    }
}

/// The scalar types of C, Objective-C and Swift that models name in `attributeValueScalarType`.
enum ScalarTypeNames {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        "BOOL", "Bool", "CGFloat", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "NSInteger",
        "NSTimeInterval", "NSUInteger", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "bool", "char",
        "double", "float", "int", "int16_t", "int32_t", "int64_t", "int8_t", "long", "long long", "short", "uint16_t",
        "uint32_t", "uint64_t", "uint8_t", "unsigned int", "unsigned long", "unsigned long long", "unsigned short",
    ]
}

/// Classes that models use for transformable values under their bare names, with the module to import for each.
enum FrameworkClasses {
    static func module(of className: String) -> String? { moduleByClass[className] }

    /// Whether a module exists only on some of Apple's platforms.
    static func isConditional(_ module: String) -> Bool { module == "UIKit" || module == "AppKit" }

    private static let moduleByClass = [
        "CKRecord": "CloudKit",
        "CKServerChangeToken": "CloudKit",
        "CLLocation": "CoreLocation",
        "CLPlacemark": "CoreLocation",
        "CLRegion": "CoreLocation",
        "MKMapItem": "MapKit",
        "MKPlacemark": "MapKit",
        "NSBezierPath": "AppKit",
        "NSColor": "AppKit",
        "NSFont": "AppKit",
        "NSImage": "AppKit",
        "UIBezierPath": "UIKit",
        "UIColor": "UIKit",
        "UIFont": "UIKit",
        "UIImage": "UIKit",
    ]
}

/// The conversion of a value of type `Any?`, as Core Data stores it, to a value of a Swift type.
package enum ValueConversion: Hashable, Sendable {
    /// No conversion: the type is `Any?`.
    case none
    /// A conditional cast.
    case cast
    /// A conversion with `NSNumber`: a cast to `Float` fails on numbers that were stored with more digits.
    case float
    /// The initializer of a composite's structure from its dictionary.
    case composite
    /// From `NSDecimalNumber` to `Decimal`.
    case decimal
    /// From a date to the seconds since its reference date.
    case timeInterval
    /// From a raw value to a custom type.
    case rawValue(RawValuePolicy)
    /// From JSON to a custom type.
    case json(JSONStorage)
}

/// The value of a property of a `RawRepresentable` type for a raw value that the type does not have.
package enum RawValuePolicy: Hashable, Sendable {
    /// The value is nil.
    case none
    /// The program stops.
    case fatal
    /// The value is this case of the type.
    case fallback(String)
    /// The case of the raw value that is the attribute's default in the model, as a literal. A program stops if it
    /// reads the property while the type has no such case.
    case standard(literal: String)
    /// Not possible: every raw value has a case. An attribute without a value reads as this literal, or as nil if the
    /// property is optional.
    case total(zero: String)
}

/// The storage of a value's JSON.
package enum JSONStorage: Hashable, Sendable {
    case data
    case string
}

extension ValueConversion {
    /// The name that templates use.
    var name: String {
        switch self {
        case .none: "none"
        case .cast: "cast"
        case .float: "float"
        case .composite: "composite"
        case .decimal: "decimal"
        case .timeInterval: "timeInterval"
        case .rawValue: "rawValue"
        case .json(.data): "json"
        case .json(.string): "jsonString"
        }
    }

    var rawPolicyName: String {
        switch self {
        case .rawValue(.none), .none, .cast, .float, .composite, .decimal, .timeInterval, .json: "none"
        case .rawValue(.fatal): "fatal"
        case .rawValue(.fallback): "fallback"
        case .rawValue(.standard): "default"
        case .rawValue(.total): "total"
        }
    }

    /// The case of a fallback, or the literal for a missing raw value or for the default one.
    var literal: String {
        switch self {
        case .rawValue(.fallback(let name)): name
        case .rawValue(.standard(let literal)): literal
        case .rawValue(.total(let zero)): zero
        case .rawValue(.none), .rawValue(.fatal), .none, .cast, .float, .composite, .decimal, .timeInterval, .json: ""
        }
    }
}
