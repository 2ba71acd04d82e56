/// The class hierarchies of compiled models and mapping models: each class with its superclasses up to `NSObject`, as
/// in every known file (FormatCompiledModel §1). The classes of arrays, sets and dictionaries are in `ArchiveGraph`.
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

    /// The class with the functions of the predicate language: the receiver of `now` and similar functions.
    static let predefinedFunctions = "_NSPredicateUtilities"

    private static func chain(_ names: String...) -> [String] { names + ["NSObject"] }
}
