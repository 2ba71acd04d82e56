/// A parameter of a generated function.
package struct GeneratedParameter: Hashable, Sendable {
    /// The name of the property that the parameter sets, or of the predicate variable that it replaces.
    package var name: String
    /// The parameter's name in Swift source.
    package var parameterName: String
    package var type: SwiftType
    /// Whether the parameter is a collection of values, as on the right side of `IN`.
    var isCollection: Bool
    /// The conversion that an initializer uses to store the value under the property's key, if only the superclass can
    /// set the property. Nil if the initializer sets the property.
    package var keyedConversion: ValueConversion?

    init(name: String, parameterName: String, type: SwiftType, isCollection: Bool = false) {
        self.name = name
        self.parameterName = parameterName
        self.type = type
        self.isCollection = isCollection
    }
}
