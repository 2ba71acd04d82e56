import ModelcDiagnostics
import ModelcSchema

/// One place in a model that breaks a rule.
package struct Finding: Hashable, Sendable {
    /// The rule.
    package var id: DiagnosticID
    /// One sentence that begins with its subject and has no final stop.
    package var message: String
    package var place: SourcePlace
    /// The part of the model that the finding is about; baselines and suppressions know the finding by it.
    package var selector: ElementSelector
    /// The next step for the user.
    package var help: String?
    /// Other places that explain this one.
    package var related: [RelatedFinding]
    /// The other parts that take part: the inverse, the other index. They tell findings about one part from each other.
    package var facts: [ElementSelector]
    /// How bad this case is, where that is not what the rule's description says.
    package var severity: Severity?
    /// What would mend it.
    package var fix: Fix?
    /// The exact place in the file where it is known already, as of faults that were met while the file was read.
    package var location: SourceLocation?
    /// Whether the state that the versions are compared with has it, too.
    package var isInBase = false
    /// A name that leads nowhere; the linter looks for the one that was meant and puts it into `help`.
    var misspelling: Misspelling?

    init(
        _ id: DiagnosticID, _ message: String, at place: SourcePlace, on selector: ElementSelector,
        help: String? = nil, related: [RelatedFinding] = [], facts: [ElementSelector] = [],
        severity: Severity? = nil, fix: Fix? = nil, misspelling: Misspelling? = nil
    ) {
        self.id = id
        self.message = message
        self.place = place
        self.selector = selector
        self.help = help
        self.related = related
        self.facts = facts
        self.severity = severity
        // A source without places, or a fix of nothing, offers none.
        self.fix = fix.flatMap { $0.edits.isEmpty ? nil : $0 }
        self.misspelling = misspelling
    }

    /// The place in the model as its author thinks of it: `Book`, `Book.author`; nil for the model itself.
    package var modelPath: String? { selector == .model ? nil : selector.description }

    /// The facts as baselines and fingerprints have them: sorted, with commas.
    package var factsText: String { facts.map(\.description).sorted().joined(separator: ",") }

    /// The finding as a diagnostic.
    ///
    /// - Parameters:
    ///   - severity: what the configuration says; structural faults are always errors.
    ///   - locate: finds a place in the file; the caller has the file's text, in which attributes have places too.
    package func diagnostic(
        severity: Severity = .error, locate: (SourcePlace) -> SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            id, severity, message, at: location ?? locate(place), modelPath: modelPath, help: help,
            related: related.map { RelatedPlace($0.message, at: locate($0.place)) })
    }
}

extension Finding {
    /// The order of the file; places that the source does not have come last. It is total, so that it never depends on
    /// the order of the rules.
    static func standsBefore(_ left: Finding, _ right: Finding) -> Bool {
        if let leftPosition = left.place.position, let rightPosition = right.place.position {
            if leftPosition < rightPosition { return true }
            if rightPosition < leftPosition { return false }
        } else if (left.place.position == nil) != (right.place.position == nil) {
            return right.place.position == nil
        }
        return (left.id, left.modelPath ?? "", left.message)
            < (right.id, right.modelPath ?? "", right.message)
    }
}
