import ModelcSourceCode

/// What a getter's name makes necessary: automatic reference counting reads ownership into names such as `newTitle`.
enum ObjectiveCGetter {
    /// What stands behind a property, with a blank before it; empty where its name is innocent.
    static func propertySuffix(_ name: String, isObject: Bool) -> String {
        guard isObject, let family = ObjectiveCIdentifier.family(of: name), family != .`init` else { return "" }
        return " " + family.opposingAttribute
    }

    /// The declaration of a getter of the `init` family, whose attribute properties cannot have; nil elsewhere.
    static func declaration(_ name: String, _ type: ObjectiveCType, isNullable: Bool) -> String? {
        guard type.isObject, ObjectiveCIdentifier.family(of: name) == .`init` else { return nil }
        let nullability = isNullable ? "nullable " : ""
        return "- (\(nullability)\(type.spelling))\(name) \(ObjectiveCMethodFamily.`init`.opposingAttribute);"
    }

    /// What stands behind a method without arguments that returns an object.
    static func methodSuffix(_ name: String) -> String {
        ObjectiveCIdentifier.family(of: name).map { " " + $0.opposingAttribute } ?? ""
    }

    /// The same for a class method, which is never of the `init` family.
    static func classMethodSuffix(_ name: String) -> String {
        ObjectiveCIdentifier.family(of: name) == .`init` ? "" : methodSuffix(name)
    }
}
