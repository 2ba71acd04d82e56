import ModelcSchema

/// Another place that explains a finding, with a message about it.
package struct RelatedFinding: Hashable, Sendable {
    /// The message about the place, without a final period.
    package var message: String
    package var place: SchemaLocation
    /// The part of the model at the place; nil for the model itself.
    package var selector: ElementSelector?

    init(_ message: String, at place: SchemaLocation, on selector: ElementSelector? = nil) {
        self.message = message
        self.place = place
        self.selector = selector
    }
}
