import ModelcSchema
import ModelcSourceCode

/// The annotations that a getter's name requires: automatic reference counting derives ownership from names such as
/// `newTitle`.
enum ObjectiveCGetter {
    /// The annotation after a property, with a leading space; empty if its name has no ownership meaning.
    static func propertySuffix(_ name: String, isObject: Bool) -> String {
        guard isObject, let family = ObjectiveCIdentifier.family(of: name), family != .`init` else { return "" }
        return " " + family.opposingAttribute
    }

    /// The declaration of a getter in the `init` family, which cannot have the attribute of properties; nil for other
    /// names.
    static func declaration(_ name: String, _ type: ObjectiveCType, isNullable: Bool) -> String? {
        guard type.isObject, ObjectiveCIdentifier.family(of: name) == .`init` else { return nil }
        let nullability = isNullable ? "nullable " : ""
        return "- (\(nullability)\(type.spelling))\(name) \(ObjectiveCMethodFamily.`init`.opposingAttribute);"
    }

    /// The annotation after a method without arguments that returns an object.
    static func methodSuffix(_ name: String) -> String {
        ObjectiveCIdentifier.family(of: name).map { " " + $0.opposingAttribute } ?? ""
    }

    /// The same for a class method, which is never of the `init` family.
    static func classMethodSuffix(_ name: String) -> String {
        ObjectiveCIdentifier.family(of: name) == .`init` ? "" : methodSuffix(name)
    }
}
