import ModelcTemplating

extension TemplateAttribute {
    enum Key: Int, TemplateKey {
        case name, escapedName, capitalizedName, caseName, isRenamedCase, documentation, isSpaced, access, modifiers
        case swiftType, swiftBaseType, isOptional, isScalar, isBoolean, isManaged, hasSetter, isRequired
        case conversion, rawPolicy, rawValue, fallback
        case type, isTransient, isDerived, defaultText, minimumText, maximumText, regularExpression
        case derivationExpression, userInfo, entityName, renamingIdentifier, versionHashModifier, usesScalarValue
        case customClassName, valueTransformerName, isSpotlightIndexed, allowsExternalStorage, allowsCloudEncryption
        case preservesValueOnDeletion

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name in the model, which is the key of key-value coding.")
            case .escapedName: .init("escapedName", .string, "The name in Swift, in backticks where it is a keyword.")
            case .capitalizedName: .init("capitalizedName", .string, "The name with its first character in upper case.")
            case .caseName: .init("caseName", .string, "The name as a case of the enumeration of keys.")
            case .isRenamedCase: .init("isRenamedCase", .bool, "Whether that case needs the name as its raw value.")
            case .documentation: .init("documentation", .list(.string), "The lines of the documentation comment.")
            case .isSpaced: .init("isSpaced", .bool, "Whether a blank line stands before the declaration.")
            case .access: .init("access", .string, "`public ` or nothing.")
            case .modifiers: .init("modifiers", .string, "All modifiers before `var`, with a blank behind each.")
            case .swiftType: .init("swiftType", .string, "The type with the mark of an optional.")
            case .swiftBaseType: .init("swiftBaseType", .string, "The type without the mark of an optional.")
            case .isOptional: .init("isOptional", .bool, "Whether the type is optional in Swift.")
            case .isScalar: .init("isScalar", .bool, "Whether the type is a number or a truth value of Swift.")
            case .isBoolean: .init("isBoolean", .bool, "Whether the type is `Bool`.")
            case .isManaged: .init("isManaged", .bool, "Whether Core Data makes the accessors (`@NSManaged`).")
            case .hasSetter: .init("hasSetter", .bool, "Whether anybody but Core Data may set it.")
            case .isRequired:
                .init("isRequired", .bool, "Whether a new object needs a value: required, without default.")
            case .conversion:
                .init(
                    "conversion", .string,
                    "How a stored value becomes one of the type: none, cast, float, composite, decimal, timeInterval, "
                        + "rawValue, json (kept as data) or jsonString.")
            case .rawPolicy:
                .init(
                    "rawPolicy", .string,
                    "What an unknown raw value gives: none, fatal, fallback, or total where there is no unknown one.")
            case .rawValue:
                .init("rawValue", .string, "The case of a fallback, or the literal for a missing raw value.")
            case .fallback:
                .init(
                    "fallback", .string,
                    "What stands for a required member of a composite that is missing; empty where it has to be there.")
            case .type: .init("type", .optional(.string), "The model's name of the type: `Integer 16`.")
            case .isTransient:
                .init("isTransient", .any, "Whether it is not in the store; nil for a composite's member.")
            case .isDerived: .init("isDerived", .any, "Whether the store computes it; nil for a composite's member.")
            case .defaultText: .init("defaultText", .optional(.string), "The default as written in the model.")
            case .minimumText: .init("minimumText", .optional(.string), "The least value or length as written.")
            case .maximumText: .init("maximumText", .optional(.string), "The largest value or length as written.")
            case .regularExpression: .init("regularExpression", .optional(.string), "What a text has to match.")
            case .derivationExpression: .init("derivationExpression", .optional(.string), "What it is derived from.")
            case .userInfo: .init("userInfo", .optional(.dictionary(.string)), "The user info.")
            case .entityName:
                .init("entityName", .optional(.string), "The entity whose class has it; nil for a composite's member.")
            case .renamingIdentifier: .init("renamingIdentifier", .optional(.string), "The name in older versions.")
            case .versionHashModifier:
                .init("versionHashModifier", .optional(.string), "A text that makes its version another one.")
            case .usesScalarValue:
                .init("usesScalarValue", .any, "Whether the model asks for a scalar; nil where it does not say.")
            case .customClassName: .init("customClassName", .optional(.string), "The class of the value as written.")
            case .valueTransformerName: .init("valueTransformerName", .optional(.string), "The value transformer.")
            case .isSpotlightIndexed: .init("isSpotlightIndexed", .any, "Whether Spotlight indexes it.")
            case .allowsExternalStorage: .init("allowsExternalStorage", .any, "Whether a file may hold the value.")
            case .allowsCloudEncryption: .init("allowsCloudEncryption", .any, "Whether CloudKit encrypts the value.")
            case .preservesValueOnDeletion:
                .init("preservesValueOnDeletion", .any, "Whether history keeps the value of a deleted object.")
            }
        }
    }
}
