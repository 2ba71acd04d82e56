import ModelcDiagnostics
import ModelcSchema

/// A violation of a rule at one location in a model.
package struct Finding: Hashable, Sendable {
    /// The id of the rule.
    package var id: DiagnosticID
    /// One sentence that begins with its subject and has no final period.
    package var message: String
    package var place: SchemaLocation
    /// The part of the model that the finding is about. Baselines and suppressions identify the finding by it.
    package var selector: ElementSelector
    /// The next step for the user.
    package var help: String?
    /// Other locations that explain the finding.
    package var related: [RelatedFinding]
    /// Other parts of the model that are involved, such as the inverse or the second index. Two findings about the same
    /// part may differ only in these other parts.
    package var facts: [ElementSelector]
    /// The severity of this finding; nil if it is the one in the rule's description.
    var severity: Severity?
    /// The edits that fix the finding; nil if there is no automatic fix.
    package var fix: Fix?
    /// The exact location in the file, if it is already known, such as for errors while reading the file.
    package var location: SourceLocation?
    /// Whether the released git revision or copy, with which the versions are compared, has the same finding.
    package var isInBase = false
    /// The missing inverse relationship that the user can add. `help` describes it in words.
    package var inverse: ProposedInverse?
    /// The unresolved name, if the finding is about one. The linter looks for similar names and adds the best one to
    /// `help`.
    var misspelling: Misspelling?

    /// Creates a finding of a rule.
    ///
    /// - Parameters:
    ///   - help: the next step for the user. The default is the rule's `help`. Nil if there is no advice yet, for
    ///     example if the linter adds the most similar name later.
    init<Rule: DescribedRule>(
        _ rule: Rule.Type, _ message: String, at place: SchemaLocation, on selector: ElementSelector,
        help: String? = Rule.description.help, related: [RelatedFinding] = [], facts: [ElementSelector] = [],
        severity: Severity? = nil, fix: Fix? = nil, misspelling: Misspelling? = nil
    ) {
        self.init(
            rule.id, message, at: place, on: selector, help: help, related: related, facts: facts, severity: severity,
            fix: fix, misspelling: misspelling)
    }

    /// Creates a finding about a property that an entity declares. Its location is the property's XML element or one of
    /// the attributes of the element.
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

    /// Creates a finding with the id of a rule, if the type of the rule is not known at compile time.
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

    /// The path of the model element, such as `Book` or `Book.author`; nil for the model itself.
    package var modelPath: String? { selector == .model ? nil : selector.description }

    /// The text of `facts` for baselines and fingerprints: the selectors, sorted and separated by commas.
    var factsText: String { facts.map(\.description).sorted().joined(separator: ",") }

    /// Returns the finding as a diagnostic.
    ///
    /// - Parameters:
    ///   - severity: the configured severity; structural errors are always errors.
    ///   - locate: returns the line and column of a location. The caller has the text of the file, and therefore finds
    ///     the positions of attributes too.
    package func diagnostic(
        severity: Severity = .error, locate: (SchemaLocation) -> SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            id, severity, message, at: location ?? locate(place), modelPath: modelPath, help: help,
            related: related.map { RelatedLocation($0.message, at: locate($0.place)) })
    }
}

extension Finding {
    /// Orders findings by their position in the file; findings without a position come last. The order is total, so it
    /// does not depend on the order in which rules run.
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

extension Finding {
    /// The advice to rename an element. A command that edits can replace it with the complete command.
    package static func renaming(_ name: String) -> String {
        "rename it, and set elementID='\(name)' to keep its data"
    }
}
