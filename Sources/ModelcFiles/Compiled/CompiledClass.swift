/// The classes of compiled models and mapping models: each with its superclasses up to `NSObject`, as in every known
/// file (FormatCompiledModel §1). Arrays, sets and dictionaries are in `ArchiveGraph`.
enum CompiledClass {
    static let model = chain("NSManagedObjectModel")
    static let entity = chain("NSEntityDescription")
    static let attribute = chain("NSAttributeDescription", "NSPropertyDescription")
    static let derivedAttribute = chain(
        "NSDerivedAttributeDescription", "NSAttributeDescription", "NSPropertyDescription")
    static let relationship = chain("NSRelationshipDescription", "NSPropertyDescription")
    static let fetchedProperty = chain("NSFetchedPropertyDescription", "NSPropertyDescription")
    static let fetchRequest = chain("NSFetchRequest", "NSPersistentStoreRequest")
    static let fetchIndex = chain("NSFetchIndexDescription")
    static let fetchIndexElement = chain("NSFetchIndexElementDescription")
    static let date = chain("NSDate")
    static let decimal = chain("NSDecimalNumberPlaceholder", "NSDecimalNumber", "NSNumber", "NSValue")

    static let mappingModel = chain("NSMappingModel")
    static let entityMapping = chain("NSEntityMapping")
    static let propertyMapping = chain("NSPropertyMapping")

    static let comparison = chain("NSComparisonPredicate", "NSPredicate")
    static let compound = chain("NSCompoundPredicate", "NSPredicate")
    static let equality = chain("NSEqualityPredicateOperator", "NSPredicateOperator")
    static let ordering = chain("NSComparisonPredicateOperator", "NSPredicateOperator")
    static let membership = chain("NSInPredicateOperator", "NSPredicateOperator")
    static let constant = chain("NSConstantValueExpression", "NSExpression")
    static let variable = chain("NSVariableExpression", "NSExpression")
    static let evaluatedObject = chain("NSSelfExpression", "NSExpression")
    static let function = chain("NSFunctionExpression", "NSExpression")
    static let keyPath = chain("NSKeyPathExpression", "NSFunctionExpression", "NSExpression")
    static let keyPathSpecifier = chain("NSKeyPathSpecifierExpression", "NSExpression")
    static let fetchExpression = chain("NSFetchRequestExpression", "NSExpression")

    /// The class whose methods are the functions of the predicate language: the receiver of `now` and similar
    /// functions.
    static let predefinedFunctions = "_NSPredicateUtilities"

    private static func chain(_ names: String...) -> [String] { names + ["NSObject"] }
}

/// The values of `NSExpressionType` in compiled models: numbers that `NSExpression.ExpressionType` documents, and those
/// of key paths and fetch requests, which occur in files (FormatCompiledModel §6).
enum CompiledExpressionType: Int64 {
    case constant = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case keyPathSpecifier = 10
    case fetch = 50
}

/// The bits of `_P` in the properties of compiled models (FormatCompiledModel §3.1).
struct CompiledPropertyFlags: OptionSet {
    let rawValue: Int64

    /// Set in every known property; the meaning of the bits is not known.
    static let always = CompiledPropertyFlags(rawValue: 0x81)
    static let optional = CompiledPropertyFlags(rawValue: 0x02)
    static let readOnly = CompiledPropertyFlags(rawValue: 0x04)
    static let transient = CompiledPropertyFlags(rawValue: 0x08)
    /// Two bits that are cleared together if an attribute has validation predicates and their error codes.
    static let withoutValidation = CompiledPropertyFlags(rawValue: 0x30)
    static let withoutUserInfo = CompiledPropertyFlags(rawValue: 0x40)
    static let ordered = CompiledPropertyFlags(rawValue: 0x400)
}

/// The bits of `NSFetchRequestFlags` (FormatCompiledModel §4). Which of the two bits of `subentitiesAndFaults` is which is
/// not known: no known request has one without the other.
struct CompiledFetchFlags: OptionSet {
    let rawValue: Int64

    static let distinctResults = CompiledFetchFlags(rawValue: 1)
    static let subentitiesAndFaults = CompiledFetchFlags(rawValue: 2 + 8)
    static let propertyValues = CompiledFetchFlags(rawValue: 4)
    static let pendingChanges = CompiledFetchFlags(rawValue: 16)
}

/// The bits of `NSFlagsKey` in attributes (FormatCompiledModel §3.2).
struct CompiledAttributeFlags: OptionSet {
    let rawValue: Int64

    static let externalStorage = CompiledAttributeFlags(rawValue: 1)
    static let preservedOnDeletion = CompiledAttributeFlags(rawValue: 16)
}
