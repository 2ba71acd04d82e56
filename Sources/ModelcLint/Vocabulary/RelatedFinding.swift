import ModelcSchema

/// Another location that explains a finding, and a message about it.
package struct RelatedFinding: Hashable, Sendable {
    /// The message about the location, without a final period.
    package var message: String
    package var place: SchemaLocation
    /// The part of the model at the location; nil for the model itself.
    package var selector: ElementSelector?

    init(_ message: String, at place: SchemaLocation, on selector: ElementSelector? = nil) {
        self.message = message
        self.place = place
        self.selector = selector
    }
}
