/// A parameter of a generated function.
package struct GeneratedParameter: Hashable, Sendable {
    /// The property that it sets, or the predicate's variable that it stands for.
    package var name: String
    /// The parameter's name in Swift source.
    package var parameterName: String
    package var type: SwiftType
    /// Whether it stands for several values, as the right side of `IN` does.
    package var isCollection: Bool
    /// How an initializer stores the value under the property's key, where only the superclass may set the property; nil
    /// where the initializer sets the property.
    package var keyedConversion: ValueConversion?

    package init(name: String, parameterName: String, type: SwiftType, isCollection: Bool = false) {
        self.name = name
        self.parameterName = parameterName
        self.type = type
        self.isCollection = isCollection
    }
}
