import ModelcSourceCode

/// A property of a generated class or structure.
package struct GeneratedProperty: Hashable, Sendable {
    /// The name in the model, which is the key of key-value coding.
    package var name: String
    /// The name in Swift source, in backticks where it is a keyword.
    package var escapedName: String
    /// The name inside accessor names: `Tags` in `addToTags`.
    package var capitalizedName: String
    /// The name as a case of the class's enumeration of keys.
    package var caseName: String
    package var type: SwiftType
    package var access: GeneratedAccess
    package var conversion: ValueConversion
    package var setter: GeneratedSetter
    /// Whether an object cannot be saved before this has been set: the model requires it and has no default.
    package var needsInitialValue = false
    /// What stands for a composite's member that is missing: its default, or 0 or false; nil where there has to be a value.
    package var fallback: String?
    /// The lines of the documentation comment, without slashes.
    package var documentation: [String] = []

    package init(
        name: String, type: SwiftType, access: GeneratedAccess = .managed, conversion: ValueConversion = .cast,
        setter: GeneratedSetter = .full
    ) {
        self.name = name
        escapedName = SwiftIdentifier.escaped(name)
        caseName = SwiftIdentifier.isForbiddenCase(name) ? name + "_" : escapedName
        capitalizedName = SwiftIdentifier.capitalized(name)
        self.type = type
        self.access = access
        self.conversion = conversion
        self.setter = setter
    }
}

/// How a generated property gets at its value.
package enum GeneratedAccess: Hashable, Sendable {
    /// `@NSManaged`: Core Data makes the accessors at run time.
    case managed
    /// Accessors of our own over the primitive value, for types that Objective-C cannot express (code-generation §3.4).
    case primitive
}

/// Who may set a generated property.
package enum GeneratedSetter: Hashable, Sendable {
    /// Whoever may read it.
    case full
    /// The module of a public class, the class itself of any other (`mogenerator.readonly`).
    case restricted
    /// Nobody but Core Data.
    case none
}

/// A relationship of a generated class.
package struct GeneratedRelationship: Hashable, Sendable {
    /// How many objects there are at the other end, and whether their order counts.
    package enum Cardinality: Hashable, Sendable {
        case toOne
        case toMany
        case ordered
    }

    /// The property that holds the object or the collection.
    package var property: GeneratedProperty
    /// The class of the objects.
    package var element: SwiftType
    package var cardinality: Cardinality

    package init(property: GeneratedProperty, element: SwiftType, cardinality: Cardinality) {
        self.property = property
        self.element = element
        self.cardinality = cardinality
    }
}

/// A type as generated code spells it.
package struct SwiftType: Hashable, Sendable {
    /// The spelling without the mark of an optional: `Int32`, `Set<Tag>`, `(any NSCoding)`.
    package var name: String
    package var isOptional: Bool
    /// Whether the optional unwraps itself where a value is needed; never without `isOptional`.
    package var isImplicitlyUnwrapped = false
    /// The module that has to be imported for it; nil for the standard library and for the files' own module.
    package var module: String?
    /// Whether Objective-C has it only as a number or a structure, which cannot be nil.
    package var isScalar: Bool
    /// Whether it is the scalar `Bool`.
    package var isBoolean: Bool
    package var isSendable: Bool
    package var isHashable: Bool
    package var isCodable: Bool
    /// Whether it is a type of the generated files that is not public among others that are.
    package var isInternal = false

    package init(
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

/// How a value of type `Any?`, as Core Data keeps it, becomes a value of a Swift type.
package enum ValueConversion: Hashable, Sendable {
    /// Not at all: the type is `Any?`.
    case none
    /// By a conditional cast.
    case cast
    /// Through `NSNumber`: a cast to `Float` fails on numbers that were stored with more digits.
    case float
    /// By a composite's structure from its dictionary.
    case composite
    /// From `NSDecimalNumber` to `Decimal`.
    case decimal
    /// From a date to the seconds since its reference date.
    case timeInterval
    /// From a raw value to a type of the user's.
    case rawValue(RawValuePolicy)
    /// From JSON to a type of the user's.
    case json(JSONStorage)
}

/// What a property of a `RawRepresentable` type gives for a raw value that is none of the type's (code-generation §3.5).
package enum RawValuePolicy: Hashable, Sendable {
    /// Nothing.
    case none
    /// The program ends.
    case fatal
    /// This case of the type.
    case fallback(String)
    /// The case of the raw value that the model has as the attribute's default, as a literal; a program ends that reads
    /// the property while the type has no such case.
    case standard(literal: String)
    /// That cannot be: every raw value has one. For an attribute without a value there is this literal, or nothing where
    /// the property is optional.
    case total(zero: String)
}

/// What keeps a value's JSON.
package enum JSONStorage: Hashable, Sendable {
    case data
    case string
}

extension ValueConversion {
    /// The name by which templates ask.
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

    /// The case of a fallback, or the literal that stands for no raw value or for the default one.
    var literal: String {
        switch self {
        case .rawValue(.fallback(let name)): name
        case .rawValue(.standard(let literal)): literal
        case .rawValue(.total(let zero)): zero
        case .rawValue(.none), .rawValue(.fatal), .none, .cast, .float, .composite, .decimal, .timeInterval, .json: ""
        }
    }
}
