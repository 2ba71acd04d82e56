/// A parameter of a generated function.
package struct GeneratedParameter: Hashable, Sendable {
    /// The property that it sets, or the predicate's variable.
    package var name: String
    /// The parameter's name in Swift source.
    package var parameterName: String
    package var type: SwiftType
    /// Whether it holds several values, as the right side of `IN` does.
    var isCollection: Bool
    /// How an initializer stores the value under the property's key, if only the superclass may set the property; nil
    /// if the initializer sets the property.
    package var keyedConversion: ValueConversion?

    init(name: String, parameterName: String, type: SwiftType, isCollection: Bool = false) {
        self.name = name
        self.parameterName = parameterName
        self.type = type
        self.isCollection = isCollection
    }
}
