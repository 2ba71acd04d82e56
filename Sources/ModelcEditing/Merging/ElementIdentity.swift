import ModelcSchema

/// The method of matching elements of two files.
enum ElementIdentity {
    /// By an attribute.
    case named(String)
    /// There is at most one in its parent.
    case single
    /// By its whole content: a changed element is a different element.
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

    /// Whether an element without content has the same meaning as a missing one.
    static func isGroup(_ element: String) -> Bool {
        ["userInfo", "elements", "compoundIndexes", "uniquenessConstraints"].contains(element)
    }

    /// Whether the children of an element are one value, in which order matters.
    static func isOneValue(_ element: String) -> Bool { element == "fetchIndex" }
}
