import ModelcSchema

/// A place in a model with a feature whose compiled form is not proven.
package struct CompiledFeatureUse: Hashable, Sendable {
    package var feature: CompiledFeature
    /// `Book.price`, or the name of a fetch request.
    package var modelPath: String
    /// The relevant part of the element: the operator of a predicate, the text of a default; nil if the feature is
    /// sufficient.
    package var detail: String?
    package var place: SchemaLocation
}
