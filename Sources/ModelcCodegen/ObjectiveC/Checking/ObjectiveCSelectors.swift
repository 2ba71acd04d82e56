import ModelcSourceCode

/// The methods that properties declare.
enum ObjectiveCSelectors {
    static func selectors(of attribute: ObjectiveCAttribute) -> [String] {
        var names = [attribute.name]
        if let scalar = attribute.scalar { names.append(scalar.name) }
        var selectors = names.flatMap { accessors($0) }
        if attribute.hasPrimitiveAccessors {
            for name in names { selectors += accessors("primitive" + SwiftIdentifier.capitalized(name)) }
        }
        return selectors
    }

    static func selectors(of relationship: ObjectiveCRelationship) -> [String] {
        var selectors = accessors(relationship.name)
        if relationship.hasPrimitiveAccessors { selectors += accessors("primitive" + relationship.capitalizedName) }
        let name = relationship.capitalizedName
        if relationship.isToMany {
            selectors += [relationship.viewName]
            selectors += ["add\(name):", "remove\(name):", "add\(name)Object:", "remove\(name)Object:"]
        }
        if relationship.isOrdered {
            selectors += ["insertObject:in\(name)AtIndex:", "removeObjectFrom\(name)AtIndex:"]
            selectors += ["insert\(name):atIndexes:", "remove\(name)AtIndexes:"]
            selectors += ["replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)AtIndexes:with\(name):"]
        }
        return selectors
    }

    /// Getter and setter. A read-only property keeps its setter's name: a subclass may make it writable.
    private static func accessors(_ name: String) -> [String] {
        [name, ObjectiveCIdentifier.setter(of: name) + ":"]
    }
}
