import ModelcSchema

/// How elements of two files are matched.
enum ElementIdentity {
    /// Elements are matched by the value of this XML attribute.
    case named(String)
    /// Elements are matched by their XML name, because a parent contains at most one.
    case single
    /// Elements are matched by their whole content. A changed element counts as a different element.
    case content

    static func of(_ element: String, in parent: String) -> ElementIdentity {
        switch element {
        case "fetchRequest" where parent != "model": .single
        case "entity", "composite", "fetchRequest", "configuration", "attribute", "relationship", "fetchedProperty",
            "fetchIndex", "memberEntity", "element":
            .named("name")
        case "entry": .named("key")
        case "userInfo", "elements", "compoundIndexes", "uniquenessConstraints": .single
        default: .content
        }
    }

    static func isContent(_ element: String) -> Bool {
        if case .content = of(element, in: "") { return true }
        return false
    }

    /// Whether the element is only a container for other elements, so that an empty one means the same as a missing
    /// one.
    static func isGroup(_ element: String) -> Bool {
        ["userInfo", "elements", "compoundIndexes", "uniquenessConstraints"].contains(element)
    }

    /// Whether the children of an element are merged as one value, because their order matters.
    static func isOneValue(_ element: String) -> Bool { element == "fetchIndex" }
}
