import ModelcSchema

/// An element of a model that uses a feature whose compiled form is not proven.
package struct CompiledFeatureUse: Hashable, Sendable {
    package var feature: CompiledFeature
    /// The path of the element, such as `Book.price`, or the name of a fetch request.
    package var modelPath: String
    /// The detail that matters, such as the operator of a predicate or the text of a default; nil if the feature
    /// needs no detail.
    package var detail: String?
    package var place: SchemaLocation
}
