import ModelcSchema

/// Another place that explains a finding, with what is to be seen there.
package struct RelatedFinding: Hashable, Sendable {
    /// What is to be seen there, without a final stop.
    package var message: String
    package var place: SourcePlace
    /// The part of the model that stands there; nil for the model itself.
    package var selector: ElementSelector?

    init(_ message: String, at place: SourcePlace, on selector: ElementSelector? = nil) {
        self.message = message
        self.place = place
        self.selector = selector
    }
}
