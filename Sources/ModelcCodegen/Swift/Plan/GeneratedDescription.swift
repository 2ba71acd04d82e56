/// An object that describes a part of a model in Core Data's API, as the code that builds it: a class, and the values
/// assigned to the properties of a new instance.
package struct GeneratedDescription: Hashable, Sendable {
    /// A validation of values: a predicate with the message for invalid values.
    package struct Validation: Hashable, Sendable {
        /// The predicate as a Swift expression.
        var predicate: String
        /// A string literal.
        var warning: String
    }

    /// Both ends of a relationship by name, as string literals.
    package struct Link: Hashable, Sendable {
        var destination: String
        var inverse: String?
        /// The entity that declares the inverse: the destination, or an ancestor of it.
        var inverseEntity: String
    }

    /// The name in the model, as a string literal.
    var name: String
    /// The class in Core Data: `NSAttributeDescription`.
    var className: String
    /// Properties of the API with Swift expressions, in the order in which they are assigned.
    var assignments: [GeneratedConstant] = []
    var validations: [Validation] = []
    /// The function that makes the members of a composite attribute.
    var elementsFunction: String?
    var link: Link?
    /// The request of a fetched property.
    var request: GeneratedRequestDescription?
}
