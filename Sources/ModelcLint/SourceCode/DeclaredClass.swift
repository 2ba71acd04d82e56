/// A class in the project's source code, or an extension of a class.
package struct DeclaredClass: Hashable, Sendable {
    /// The name of the class in its own language.
    package var name: String
    /// The name of the class in Objective-C. For a Swift class, this is the name in `@objc(Name)`; nil if there is
    /// none.
    package var objectiveCName: String?
    package var superclassName: String?
    /// Whether the class is a SwiftData class (`@Model`).
    var isSwiftDataModel: Bool
    /// Whether this is an extension, category or implementation of a class that is declared elsewhere.
    package var isExtension = false
    /// Whether the class is written in Swift.
    var isSwift = false
    /// The access modifier of a Swift class, such as `public`; nil if it has none.
    package var access: String?
    /// The names of the methods in the declaration.
    var methods: [String]
    /// The names of the `@NSManaged` properties in the declaration.
    var managedProperties: [String] = []
    /// Whether each property is declared as a scalar, which is a number or Boolean that cannot be nil. The keys are the
    /// names of the properties.
    var scalarProperties: [String: Bool] = [:]
    /// The names and string literals in the body of `awakeFromInsert`.
    var insertionNames: Set<String> = []
    /// The path of the file, relative to the project.
    var path: String
    /// The number of tokens in the file before the class name.
    var nameIndex = 0

    init(
        name: String, path: String, objectiveCName: String? = nil, superclassName: String? = nil,
        isSwiftDataModel: Bool = false, methods: [String] = []
    ) {
        self.name = name
        self.objectiveCName = objectiveCName
        self.superclassName = superclassName
        self.isSwiftDataModel = isSwiftDataModel
        self.methods = methods
        self.path = path
    }
}
