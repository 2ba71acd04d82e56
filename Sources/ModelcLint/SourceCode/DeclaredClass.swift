/// A class that the project's source code declares, or an extension of one.
package struct DeclaredClass: Hashable, Sendable {
    /// The class's name in its language.
    package var name: String
    /// The name in `@objc(Name)`, or the class's name in Objective-C.
    package var objectiveCName: String?
    package var superclassName: String?
    /// Whether it is a SwiftData class (`@Model`).
    var isSwiftDataModel: Bool
    /// Whether it is an extension, a category or an implementation of a class that is declared elsewhere.
    package var isExtension = false
    /// Whether it is written in Swift.
    var isSwift = false
    /// The names of the methods it declares.
    var methods: [String]
    /// The names of its `@NSManaged` properties.
    var managedProperties: [String] = []
    /// Its properties by name, with whether each is declared as a scalar: a number or a Boolean that cannot be nil.
    var scalarProperties: [String: Bool] = [:]
    /// The names and texts in its `awakeFromInsert`.
    var insertionNames: Set<String> = []
    /// The file, relative to the project.
    var path: String
    /// The number of tokens of the file before its name.
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
