/// Code that creates a Core Data description object, such as an `NSAttributeDescription`: the class, and the values
/// that are assigned to the properties of a new instance.
package struct GeneratedDescription: Hashable, Sendable {
    /// A validation rule: a predicate, and the message for values that do not satisfy it.
    package struct Validation: Hashable, Sendable {
        /// The predicate as a Swift expression.
        var predicate: String
        /// The message, as a string literal.
        var warning: String
    }

    /// The names of a relationship and of its inverse, as string literals.
    package struct Link: Hashable, Sendable {
        var destination: String
        var inverse: String?
        /// The entity that declares the inverse: the destination or one of its ancestors.
        var inverseEntity: String
    }

    /// The name in the model, as a string literal.
    var name: String
    /// The Core Data class to create, such as `NSAttributeDescription`.
    var className: String
    /// The assignments to properties of the new object, with Swift expressions, in the order of the code.
    var assignments: [GeneratedConstant] = []
    var validations: [Validation] = []
    /// The name of the function that creates the members of a composite attribute; nil for other properties.
    var elementsFunction: String?
    var link: Link?
    /// The fetch request of a fetched property; nil for other properties.
    var request: GeneratedRequestDescription?
}
