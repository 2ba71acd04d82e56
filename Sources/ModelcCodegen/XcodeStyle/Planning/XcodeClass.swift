/// A class with all that its files say.
struct XcodeClass {
    let selected: XcodeEntity
    /// Attributes, relationships and fetched properties, each in the order of the document.
    let properties: [XcodeProperty]
    /// The to-many relationships in the order of the document.
    let collections: [XcodeCollection]
    /// The classes of the model that relationships lead to, without this one, in byte order.
    let destinations: [String]

    var name: String { selected.className }
    var entityName: String { selected.entity.name }
    var superclass: String { selected.superclassName ?? "NSManagedObject" }

    /// The classes that a header of Objective-C has to declare.
    var forwardDeclarations: [String] {
        let names = Set(properties.compactMap(\.type.forwardDeclaration)).subtracting([name])
        return Array(names).sortedByName { $0 }
    }
}
