import ModelcSchema

/// A relationship without inverse, with several relationships that could be it.
enum AmbiguousInverse: LintRule {
    static let description = RuleDescription(
        "ambiguous-inverse", .inverses, .warning,
        summary: "A relationship without an inverse could be paired with several others",
        rationale: "The model does not name the inverse. Without an inverse, Core Data does not update the other side.",
        help: "write inverseName and inverseEntity on both relationships of a pair",
        bad: [
            """
            <entity name="Courier">
                ▸<relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier"/>
                <relationship name="sender" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier"/>
            </entity>
            """
        ])

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
                    id, "\(end.path) could be paired with \(shown)\(hidden); choose one",
                    at: SourcePlace(end.relationship), on: end.selector,
                    help: help(for: back),
                    facts: back.first.map(\.selector)))
        }
    }

    /// What to write, with the first candidate as the example.
    private static func help(for back: InverseCandidates.Choice) -> String {
        let example = back.first.first.map {
            ", such as inverseName=\"\($0.relationship.name)\" inverseEntity=\"\($0.owner)\", and the matching "
                + "attributes on \($0.path)"
        }
        return "write the inverse" + (example ?? "")
    }
}

/// A relationship that is its own inverse.
enum SelfInverse: LintRule {
    static let description = RuleDescription(
        "self-inverse", .inverses, .note,
        summary: "A relationship is its own inverse",
        rationale: "It can only express a link that is true in both directions, such as friendship. The finding is a "
            + "warning if the relationship is to-one and required: every object then needs a partner.",
        help: "add a separate inverse if the two ends differ",
        bad: [
            """
            <entity name="Parcel">
                <relationship name="twin" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Parcel" ▸inverseName="twin" inverseEntity="Parcel"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Parcel">
                <relationship name="first" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Parcel" inverseName="next" inverseEntity="Parcel"/>
                <relationship name="next" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Parcel" inverseName="first" inverseEntity="Parcel"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.persistentPairs where pair.isSelfInverse {
            let end = pair.near
            report(
                Finding(
                    id, "\(end.path) is its own inverse; it can only describe symmetric links",
                    at: SourcePlace(end.relationship, attribute: "inverseName"), on: end.selector,
                    help: "add a separate inverse if the two ends differ",
                    severity: end.isRequired && !end.isToMany ? .warning : nil))
        }
    }
}
