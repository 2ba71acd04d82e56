import ModelcSchema

/// The scalar types of C, Objective-C and Swift that the user info key `attributeValueScalarType` can name.
enum ScalarTypeNames {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        "BOOL", "Bool", "CGFloat", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "NSInteger",
        "NSTimeInterval", "NSUInteger", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "bool", "char",
        "double", "float", "int", "int16_t", "int32_t", "int64_t", "int8_t", "long", "long long", "short", "uint16_t",
        "uint32_t", "uint64_t", "uint8_t", "unsigned int", "unsigned long", "unsigned long long", "unsigned short",
    ]
}
