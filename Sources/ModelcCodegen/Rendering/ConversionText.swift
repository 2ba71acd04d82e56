/// Expressions that turn untyped values into typed ones and back.
struct ConversionText {
    let names: StandardNames

    /// An expression of the property's optional type for an expression of type `Any?`.
    func reading(_ property: GeneratedProperty, from value: String) -> String {
        switch property.conversion {
        case .none: value
        case .cast: value + " as? " + property.type.name
        case .float: "(" + value + " as? NSNumber)?.floatValue"
        case .composite: "(" + value + " as? " + dictionaryType + ").map(" + property.type.name + ".init(dictionary:))"
        }
    }

    /// An expression of a composite's structure that is there even where the value is not.
    func readingRequiredComposite(_ property: GeneratedProperty, from value: String) -> String {
        property.type.name + "(dictionary: " + value + " as? " + dictionaryType + " ?? [:])"
    }

    /// An expression of type `Any?` for an expression of the property's type.
    func writing(_ property: GeneratedProperty, _ value: String) -> String {
        guard property.conversion == .composite else { return value }
        return value + (property.type.isOptional ? "?.dictionary" : ".dictionary")
    }

    /// The type of a composite's dictionary.
    var dictionaryType: String { "[" + names.swift("String") + ": Any]" }
}
