/// Another place that explains a finding.
package struct ReportedRelation: Hashable, Sendable {
    /// What is to be seen there, without a final stop.
    package var message: String
    /// The thing at that place, in the spelling of a finding's selector.
    package var selector: String
    package var location: ReportedPlace

    package init(message: String, selector: String, location: ReportedPlace) {
        self.message = message
        self.selector = selector
        self.location = location
    }
}
