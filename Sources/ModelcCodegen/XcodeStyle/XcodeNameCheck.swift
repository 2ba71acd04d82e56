import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The Objective-C methods that a property declares.
enum XcodeSelectors {
    /// The selectors of the getter, the setter, and the accessors of a to-many relationship.
    static func all(of property: any PropertyDescription) -> [String] {
        let name = SwiftIdentifier.capitalized(property.name)
        let simple = [property.name, ObjectiveCIdentifier.setter(of: property.name) + ":"]
        guard let relationship = property as? RelationshipDescription, relationship.isToMany else { return simple }
        return simple + (relationship.isOrdered ? ordered(name) : []) + plain(name)
    }

    /// The selectors of the accessors of any to-many relationship, in Xcode's order.
    ///
    /// - Parameter name: the relationship's name with a capital first letter.
    static func plain(_ name: String) -> [String] {
        ["add\(name)Object:", "remove\(name)Object:", "add\(name):", "remove\(name):"]
    }

    /// The selectors of the additional accessors of an ordered relationship. Xcode writes them first.
    static func ordered(_ name: String) -> [String] {
        [
            "insertObject:in\(name)AtIndex:", "removeObjectFrom\(name)AtIndex:", "insert\(name):atIndexes:",
            "remove\(name)AtIndexes:", "replaceObjectIn\(name)AtIndex:withObject:",
            "replace\(name)AtIndexes:with\(name):",
        ]
    }
}
