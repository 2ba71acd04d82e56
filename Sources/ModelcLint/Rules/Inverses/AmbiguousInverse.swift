import ModelcSchema

/// Reports a relationship without an inverse, if several relationships could be its inverse.
enum AmbiguousInverse: LintRule {
    static let description = RuleDescription(
        "ambiguous-inverse", .inverses, .warning,
        summary: "A relationship without an inverse could be paired with several others",
        rationale: "The model does not name the inverse. Without an inverse, Core Data does not update the other side.",
        help: "write inverseName and inverseEntity on both relationships of a pair",
        bad: """
            <entity name="Courier">
                ▸<relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier"/>
                <relationship name="sender" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier"/>
            </entity>
            """,
        good: """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let pairs = subject.persistentPairs
        let candidates = InverseCandidates(pairs)
        for pair in pairs where pair.far == nil {
            let end = pair.near
            let back = candidates.candidates(for: end)
            guard back.count > 1 else { continue }
            let shown = back.first.map(\.path).joined(separator: ", ")
            let hidden = back.count > back.first.count ? " (\(back.count - back.first.count) more)" : ""
            report(
                Finding(
                    self, "\(end.path) could be paired with \(shown)\(hidden); choose one",
                    at: SchemaLocation(end.relationship), on: end.selector,
                    help: help(for: back),
                    facts: back.first.map(\.selector)))
        }
    }

    /// Returns the advice to write the inverse, with the XML attributes for the first candidate as an example.
    private static func help(for back: InverseCandidates.Choice) -> String {
        let example = back.first.first.map {
            ", such as inverseName=\"\($0.relationship.name)\" inverseEntity=\"\($0.owner)\", and the matching "
                + "attributes on \($0.path)"
        }
        return "write the inverse" + (example ?? "")
    }
}
