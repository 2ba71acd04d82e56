import ModelcDiagnostics
import ModelcSchema

/// One place in a model that breaks a rule.
package struct Finding: Hashable, Sendable {
    /// The id of the rule.
    package var id: DiagnosticID
    /// One sentence that begins with its subject and has no final period.
    package var message: String
    package var place: SchemaLocation
    /// The part of the model that the finding is about; identifies the finding in baselines and suppressions.
    package var selector: ElementSelector
    /// The next step for the user.
    package var help: String?
    /// Other places that explain this one.
    package var related: [RelatedFinding]
    /// The other parts involved: the inverse, the other index. They distinguish findings about one part from each
    /// other.
    package var facts: [ElementSelector]
    /// The severity of this case, if it differs from the rule's description.
    var severity: Severity?
    /// The edits that remove the cause.
    package var fix: Fix?
    /// The exact place in the file if it is already known, as for errors that occurred while the file was read.
    package var location: SourceLocation?
    /// Whether the state that the versions are compared with also has it.
    package var isInBase = false
    /// The missing relationship; `help` describes the same in words.
    package var inverse: ProposedInverse?
    /// An unresolved name; the linter finds the intended one and adds it to `help`.
    var misspelling: Misspelling?

    /// Creates a finding of a rule.
    ///
    /// - Parameters:
    ///   - help: the next step in this case, if it differs from the rule's description; nil if there is none, as
    ///     before a misspelt name is looked up.
    init<Rule: DescribedRule>(
        _ rule: Rule.Type, _ message: String, at place: SchemaLocation, on selector: ElementSelector,
        help: String? = Rule.description.help, related: [RelatedFinding] = [], facts: [ElementSelector] = [],
        severity: Severity? = nil, fix: Fix? = nil, misspelling: Misspelling? = nil
    ) {
        self.init(
            rule.id, message, at: place, on: selector, help: help, related: related, facts: facts, severity: severity,
            fix: fix, misspelling: misspelling)
    }

    /// Creates a finding about a property that an entity declares, at the property's element or at one of its
    /// attributes.
    init<Rule: DescribedRule>(
        _ rule: Rule.Type, _ message: String, about property: some PropertyDescription, of entity: EntityDescription,
        attribute: String? = nil, help: String? = Rule.description.help, related: [RelatedFinding] = [],
        facts: [ElementSelector] = [], severity: Severity? = nil, fix: Fix? = nil, misspelling: Misspelling? = nil
    ) {
        self.init(
            rule.id, message, at: SchemaLocation(property, attribute: attribute),
            on: .property(entity: entity.name, property.name), help: help, related: related, facts: facts,
            severity: severity, fix: fix, misspelling: misspelling)
    }

    /// Creates a finding with the id of a rule whose type is not known.
    init(
        _ id: DiagnosticID, _ message: String, at place: SchemaLocation, on selector: ElementSelector,
        help: String?, related: [RelatedFinding] = [], facts: [ElementSelector] = [],
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
        // Without positions in the source, or without edits, there is no fix.
        self.fix = fix.flatMap { $0.edits.isEmpty ? nil : $0 }
        self.misspelling = misspelling
    }

    /// The model element in its author's terms: `Book`, `Book.author`; nil for the model itself.
    package var modelPath: String? { selector == .model ? nil : selector.description }

    /// The facts as in baselines and fingerprints: sorted, separated by commas.
    var factsText: String { facts.map(\.description).sorted().joined(separator: ",") }

    /// Returns the finding as a diagnostic.
    ///
    /// - Parameters:
    ///   - severity: the configured severity; structural errors are always errors.
    ///   - locate: returns the location of a place in the file; the caller has the file's text, in which attributes
    ///     have positions too.
    package func diagnostic(
        severity: Severity = .error, locate: (SchemaLocation) -> SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            id, severity, message, at: location ?? locate(place), modelPath: modelPath, help: help,
            related: related.map { RelatedLocation($0.message, at: locate($0.place)) })
    }
}

extension Finding {
    /// Compares by position in the file; places without a position come last. The order is total, so it never depends
    /// on the order of the rules.
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
