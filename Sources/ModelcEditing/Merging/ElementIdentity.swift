import ModelcSchema

/// How elements of two files are matched.
enum ElementIdentity {
    /// By the value of this attribute.
    case named(String)
    /// By the element's name: a parent contains it at most once.
    case single
    /// By the whole content: a changed element is treated as a different element.
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

    /// Whether the element is a container: if it is empty, it means the same as if it is missing.
    static func isGroup(_ element: String) -> Bool {
        ["userInfo", "elements", "compoundIndexes", "uniquenessConstraints"].contains(element)
    }

    /// Whether the children of an element are merged as one value, because their order matters.
    static func isOneValue(_ element: String) -> Bool { element == "fetchIndex" }
}
