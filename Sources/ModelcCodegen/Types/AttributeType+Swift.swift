import ModelcSchema

extension AttributeType {
    /// The type's spelling in Swift (code-generation §2.1); nil where the attribute itself names its type.
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

    /// How a value of the type is read from an untyped one.
    var conversion: ValueConversion {
        switch self {
        case .float: .float
        case .integer16, .integer32, .integer64, .double, .boolean, .decimal, .string, .date, .binary, .uuid, .uri,
            .objectID, .undefined, .transformable, .composite:
            .cast
        }
    }
}
