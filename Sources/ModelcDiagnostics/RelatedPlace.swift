/// Another place that explains a diagnostic, with what is to be seen there.
package struct RelatedPlace: Hashable, Sendable {
    /// What is to be seen there, without a final stop.
    package var message: String
    package var location: SourceLocation

    package init(_ message: String, at location: SourceLocation) {
        self.message = message
        self.location = location
    }
}
