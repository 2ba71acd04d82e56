import ModelcSchema
import ModelcSourceCode

/// The annotations that a getter needs because of its name: automatic reference counting (ARC) derives ownership from
/// names such as `newTitle`.
enum ObjectiveCGetter {
    /// The annotation after a property, with a leading space; empty if the name has no meaning for ownership.
    static func propertySuffix(_ name: String, isObject: Bool) -> String {
        guard isObject, let family = ObjectiveCIdentifier.family(of: name), family != .`init` else { return "" }
        return " " + family.opposingAttribute
    }

    /// Returns the declaration of a getter whose name belongs to the `init` family, such as `initTitle`. The compiler
    /// does not allow the annotation of the property for such a name. Nil for other names.
    static func declaration(_ name: String, _ type: ObjectiveCType, isNullable: Bool) -> String? {
        guard type.isObject, ObjectiveCIdentifier.family(of: name) == .`init` else { return nil }
        let nullability = isNullable ? "nullable " : ""
        return "- (\(nullability)\(type.spelling))\(name) \(ObjectiveCMethodFamily.`init`.opposingAttribute);"
    }

    /// The annotation after a method that has no arguments and returns an object.
    static func methodSuffix(_ name: String) -> String {
        ObjectiveCIdentifier.family(of: name).map { " " + $0.opposingAttribute } ?? ""
    }

    /// The annotation after a class method that has no arguments and returns an object. A class method is never of the
    /// `init` family.
    static func classMethodSuffix(_ name: String) -> String {
        ObjectiveCIdentifier.family(of: name) == .`init` ? "" : methodSuffix(name)
    }
}
