/// Names that mean something to Swift, to Objective-C, to Apple's frameworks or to generated code.
enum NastyNames {
    static let all: [String] = (swiftWords + types + members + generated + cWords + malformed).reduce(into: []) {
        if !$0.contains($1) { $0.append($1) }
    }

    private static let swiftWords = [
        "Any", "Protocol", "Self", "Type", "_", "actor", "any", "as", "associatedtype", "async", "await", "borrowing",
        "break", "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit",
        "didSet", "discard", "do", "dynamic", "each", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init",
        "inout", "internal", "is", "isolated", "lazy", "let", "macro", "mutating", "nil", "nonisolated", "open",
        "operator", "optional", "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol",
        "public", "repeat", "required", "rethrows", "return", "self", "sending", "set", "some", "static", "struct",
        "subscript", "super", "switch", "then", "throw", "throws", "true", "try", "typealias", "unowned", "unsafe",
        "var", "weak", "where", "while", "willSet", "yield",
    ]

    private static let types = [
        "AnyClass", "AnyObject", "Array", "Bool", "Bundle", "CaseIterable", "Codable", "CodingKey", "CoreData", "Data",
        "Date", "Decimal", "Decodable", "Dictionary", "Double", "Encodable", "Error", "Float", "Foundation", "Hashable",
        "Identifiable", "Int", "Int16", "Int32", "Int64", "JSONDecoder", "JSONEncoder", "NSAttributeDescription",
        "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSEntityDescription", "NSFetchRequest",
        "NSFetchRequestResult", "NSManagedObject", "NSManagedObjectContext", "NSManagedObjectID",
        "NSManagedObjectModel", "NSNumber", "NSObject", "NSOrderedSet", "NSPredicate", "NSSet", "NSString", "Never",
        "Object", "Optional", "RawRepresentable", "Sendable", "Set", "String", "Swift", "TimeInterval", "URL", "UTF8",
        "UUID", "Void",
    ]

    private static let members = [
        "addObserver", "alloc", "autorelease", "awakeFromFetch", "awakeFromInsert", "changedValues",
        "changedValuesForCurrentEvent", "className", "committedValues", "conforms", "copy", "dealloc",
        "debugDescription", "deleted", "description", "didAccessValue", "didChangeValue", "didSave",
        "didTurnIntoFault", "entity", "fault", "faultingState", "fetchRequest", "hasChanges",
        "hasPersistentChangedValues", "hash", "hashValue", "initialize", "inserted", "isDeleted", "isEqual", "isFault",
        "isInserted", "isProxy", "isUpdated", "load", "managedObjectContext", "mutableCopy", "mutableOrderedSetValue",
        "mutableSetValue", "new", "nilValueForKey", "objectID", "observationInfo", "perform", "prepareForDeletion",
        "primitiveValue", "release", "retain", "retainCount", "setPrimitiveValue", "setValue", "superclass", "updated",
        "validateForDelete", "validateForInsert", "value", "version", "willAccessValue", "willChangeValue", "willSave",
        "willTurnIntoFault", "zone",
    ]

    private static let generated = [
        "AllCases", "Attribute", "CodingKeys", "FetchedProperty", "ManagedID", "ManagedIDMismatch", "ModelObject",
        "RawValue", "Relationship", "UserInfo", "addToTags", "allCases", "array", "context", "data", "dictionary",
        "encode", "entityName", "error", "fatalError", "id", "insertInto", "key", "makeFetchRequest", "managedID",
        "model", "newValue", "object", "oldValue", "rawValue", "request", "requiredValue", "tagsArray", "text",
        "unchecked", "variables", "with",
    ]

    private static let cWords = [
        "BOOL", "Boolean", "NO", "NULL", "SEL", "YES", "asm", "auto", "char", "const", "constexpr", "delete", "double",
        "explicit", "extern", "float", "friend", "goto", "int", "long", "main", "mutable", "namespace", "register",
        "short", "signed", "sizeof", "template", "this", "typedef", "typename", "union", "unsigned", "using",
        "virtual", "void", "volatile",
    ]

    private static let malformed = ["", "1st", "a b", "a-b", "a.b.c", "🎉", "größe", "名前", "_x", "__x", "\"", "\\"]
}
