import ModelcSchema

/// Another place that explains a finding, with what is to be seen there.
package struct RelatedFinding: Hashable, Sendable {
    /// What is to be seen there, without a final stop.
    package var message: String
    package var place: SourcePlace

    init(_ message: String, at place: SourcePlace) {
        self.message = message
        self.place = place
    }
}
