import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

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
    var severity: Severity?
    /// What would mend it.
    package var fix: Fix?
    /// The exact place in the file where it is known already, as of faults that were met while the file was read.
    package var location: SourceLocation?
    /// Whether the state that the versions are compared with has it, too.
    package var isInBase = false
    /// The relationship whose lack is found; `help` says the same in words.
    package var inverse: ProposedInverse?
    /// A name that leads nowhere; the linter looks for the one that was meant and puts it into `help`.
    var misspelling: Misspelling?

    /// A finding of a rule.
    ///
    /// - Parameters:
    ///   - help: the next step in this case, where the rule's description does not say it as well; nil if there is none, as
    ///     before a misspelt name is looked up.
    init<Rule: DescribedRule>(
        _ rule: Rule.Type, _ message: String, at place: SourcePlace, on selector: ElementSelector,
        help: String? = Rule.description.help, related: [RelatedFinding] = [], facts: [ElementSelector] = [],
        severity: Severity? = nil, fix: Fix? = nil, misspelling: Misspelling? = nil
    ) {
        self.init(
            rule.id, message, at: place, on: selector, help: help, related: related, facts: facts, severity: severity,
            fix: fix, misspelling: misspelling)
    }

    /// A finding under the id of a rule whose type is not known.
    init(
        _ id: DiagnosticID, _ message: String, at place: SourcePlace, on selector: ElementSelector,
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
        // A source without places, or a fix of nothing, offers none.
        self.fix = fix.flatMap { $0.edits.isEmpty ? nil : $0 }
        self.misspelling = misspelling
    }

    /// The place in the model as its author thinks of it: `Book`, `Book.author`; nil for the model itself.
    package var modelPath: String? { selector == .model ? nil : selector.description }

    /// The facts as baselines and fingerprints have them: sorted, with commas.
    var factsText: String { facts.map(\.description).sorted().joined(separator: ",") }

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

/// A name that leads nowhere, and the names among which the one that was meant may be.
struct Misspelling: Hashable, Sendable {
    /// A set of names; entities are spoken of by their places in the model.
    enum Vocabulary: Hashable, Sendable {
        case entities
        case composites
        /// The own and inherited properties of an entity.
        case properties(entity: Int)
        /// The own and inherited relationships of an entity.
        case relationships(entity: Int)
    }

    var name: String
    var vocabulary: Vocabulary
    /// What the help says before and after the name that was meant.
    var before = "did you mean '"
    var after = "'?"

    init(_ name: String, among vocabulary: Vocabulary) {
        self.name = name
        self.vocabulary = vocabulary
    }

    init(_ name: String, among vocabulary: Vocabulary, before: String, after: String) {
        self.init(name, among: vocabulary)
        self.before = before
        self.after = after
    }
}

/// What would mend a finding.
package struct Fix: Hashable, Sendable {
    package var tier: FixTier
    /// What the fix does, as an order: `change the delete rule to Cascade`.
    package var title: String
    package var edits: [ModelEdit]

    init(_ tier: FixTier, _ title: String, _ edits: ModelEdit...) {
        self.init(tier, title, edits)
    }

    init(_ tier: FixTier, _ title: String, _ edits: [ModelEdit]) {
        self.tier = tier
        self.title = title
        self.edits = edits
    }
}

/// A relationship that a model lacks: the inverse of one that has none. What adds it is the program's to say.
package struct ProposedInverse: Hashable, Sendable {
    /// The entity that gets the relationship.
    package var entity: String
    /// A name that the entity has no property of.
    package var name: String
    /// The entity of the relationship that has no inverse.
    package var destination: String
    /// The relationship that has no inverse.
    package var inverse: String
    /// What helps instead, without a final stop; nil if nothing does.
    package var alternative: String?
}
