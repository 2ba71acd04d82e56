extension GeneratedRelationship {
    /// What the relationship declares beside its property: views and mutators under their Swift names, and as
    /// Objective-C methods where Core Data makes them.
    var derivedMemberNames: [String] {
        let name = property.capitalizedName
        switch cardinality {
        case .toOne: return []
        case .toMany:
            return [
                "addTo" + name, "removeFrom" + name, "add" + name + "Object:", "remove" + name + "Object:",
                "add" + name + ":", "remove" + name + ":",
            ]
        case .ordered:
            return [
                property.name + "Array", "addTo" + name, "removeFrom" + name, "insertInto" + name, "replace" + name,
            ]
        }
    }
}
