import ModelcDiagnostics
import ModelcSettings
import ModelcText

/// One thing that is wrong in a project: what, where, why, and the next step. Every command that reports has its findings in this
/// form, whatever found them: a rule of lint, a plan, the check of a mapping model, or a message.
///
/// Paths are as reports show them. A location has a position only where the text of its file is known.
package struct ProjectFinding: Hashable, Sendable {
    /// The rule, the code or the message.
    package var id: DiagnosticID
    /// What reports file it under.
    package var category: String
    package var severity: Severity
    /// One sentence that begins with its subject and has no final stop.
    package var message: String
    /// The part of the message that says for which versions it holds: equal findings may differ in it.
    package var reach: String?
    /// The next step, without a final stop.
    package var help: String?
    /// The path of the bundle that it is in.
    package var bundle: String
    /// The name of the version; nil for what belongs to the bundle as a whole.
    package var version: String?
    /// The thing that it is about, without bundle and version: `Book`, `Book.author`; empty for the model.
    package var modelPath: String
    /// Nil for what is in no file.
    package var location: SourceLocation?
    package var related: [RelatedPlace] = []
    /// The other parts of the model that take part, sorted.
    package var parties: [String] = []
    package var identity: Identity
    package var fix: ProposedFix?
    /// Why it does not count; nil for one that is not suppressed.
    package var suppression: Suppression?
    /// Whether the baseline holds it, so that it does not count.
    package var isInBaseline = false
    /// Whether it says what could not be read, so that a message of the run says the same.
    package var isFailure = false

    init(
        _ id: DiagnosticID, _ severity: Severity, _ message: String, category: String, help: String? = nil,
        bundle: String, version: String? = nil, modelPath: String, at location: SourceLocation?,
        identity: Identity = Identity()
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.category = category
        self.help = help
        self.bundle = bundle
        self.version = version
        self.modelPath = modelPath
        self.location = location
        self.identity = identity
    }
}

extension ProjectFinding {
    /// By what a finding is known from run to run, besides its id, its bundle and its model path: what its fingerprint is made of.
    package struct Identity: Hashable, Sendable {
        /// The version, where it is not the current one and the finding is one of that version alone.
        package var olderVersion: String?
        /// What distinguishes it from other findings of the id at the same part of the model.
        package var facts: [String] = []
        /// How many findings of the run with this identity there are up to this one: 1 for the first.
        package fileprivate(set) var occurrence = 1
    }

    /// Edits that remove the cause of a finding.
    package struct ProposedFix: Hashable, Sendable {
        package var tier: FixTier
        /// What the fix does, as an order: `change the delete rule to Cascade`.
        package var title: String
        /// The file that it changes, as reports show it.
        package var path: String
        package var edits: [TextEdit]
    }

    /// Whether the finding counts: it is not suppressed, and it is not in the baseline.
    package var isOpen: Bool { suppression == nil && !isInBaseline }

    /// Its place among others.
    fileprivate var order: FindingOrder {
        FindingOrder(
            bundle: bundle, version: version, path: location?.path ?? "", offset: location?.position?.offset, id: id,
            modelPath: modelPath, message: message, distinction: "\(identity.occurrence)")
    }
}

extension [ProjectFinding] {
    /// The findings with the numbers of equal ones.
    func numbered() -> [ProjectFinding] {
        var counts: [[String]: Int] = [:]
        return map { finding in
            let identity = finding.identity
            let subject = identity.olderVersion.map { "\($0)/\(finding.modelPath)" } ?? finding.modelPath
            let key = [finding.id.rawValue, finding.bundle, subject, identity.facts.joined(separator: ",")]
            counts[key, default: 0] += 1
            var copy = finding
            copy.identity.occurrence = counts[key] ?? 1
            return copy
        }
    }

    /// The findings in the order of reports.
    var inReportOrder: [ProjectFinding] {
        map { ($0, $0.order) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
}
