/// A class that the project's source code declares, or an extension of one.
package struct DeclaredClass: Hashable, Sendable {
    /// The class's name in its language.
    package var name: String
    /// The name in `@objc(Name)`, or the class's name in Objective-C.
    package var objectiveCName: String?
    package var superclassName: String?
    /// Whether it is a class of SwiftData (`@Model`).
    package var isSwiftDataModel: Bool
    /// Whether it is an extension or a category, or an implementation, and the class is declared elsewhere.
    package var isExtension = false
    /// Whether it is written in Swift.
    package var isSwift = false
    /// The names of the methods it declares.
    package var methods: [String]
    /// The names of its properties with `@NSManaged`.
    package var managedProperties: [String] = []
    /// Its properties by name, and whether each is declared as a scalar: a number or a Boolean that cannot be nil.
    package var scalarProperties: [String: Bool] = [:]
    /// The names and texts in its `awakeFromInsert`.
    package var insertionNames: Set<String> = []
    /// The file, relative to the project.
    package var path: String

    package init(
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
