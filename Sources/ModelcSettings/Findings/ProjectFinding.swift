import ModelcBase
import ModelcDiagnostics

/// A problem in a project: what, where, why, and the next step. All commands that report findings use this form,
/// whatever their source (a lint rule, a plan, the check of a mapping model, or a message), and every report format
/// is made from them.
///
/// Paths are as reports show them. A location has a position only if the text of its file is known.
package struct ProjectFinding: Hashable, Sendable {
    /// The id of the rule, the code or the message.
    package var id: DiagnosticID
    /// The category in reports.
    package var category: String
    package var severity: Severity
    /// One sentence that begins with its subject and has no final period.
    package var message: String
    /// The part of the message that lists the versions concerned; equal findings may differ in it.
    package var reach: String?
    /// The next step, without a final period.
    package var help: String?
    /// The path of the bundle that contains it.
    package var bundle: String
    /// The name of the version; nil for a finding about the bundle as a whole.
    package var version: String?
    /// The versions whose stores have the problem; empty unless it is about a migration.
    package var storeVersions: [String] = []
    /// The model element, without bundle and version: `Book`, `Book.author`; empty for the model.
    package var modelPath: String
    /// The location; nil for a finding that is not in a file.
    package var location: SourceLocation?
    package var related: [RelatedLocation] = []
    /// The other model elements involved, sorted.
    package var parties: [String] = []
    package var identity: Identity
    package var fix: ProposedFix?
    /// The suppression; nil if the finding is not suppressed.
    package var suppression: Suppression?
    package var baseline = BaselineState.new
    /// Whether it reports unreadable input, which a message of the run also reports.
    package var isFailure = false

    package init(
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
    /// Edits that remove the cause of a finding.
    package struct ProposedFix: Hashable, Sendable {
        /// The risk of applying it.
        package let tier: FixTier
        /// The action of the fix, as an imperative: `change the delete rule to Cascade`.
        package let title: String
        /// The file that it changes, as reports show it.
        package let path: String
        /// The edits, which never overlap.
        package let edits: [TextEdit]

        package init(tier: FixTier, title: String, path: String, edits: [TextEdit]) {
            self.tier = tier
            self.title = title
            self.path = path
            self.edits = edits
        }
    }

    /// Whether a finding is in the baseline.
    package enum BaselineState: String, CaseIterable, Sendable {
        /// It is not in the baseline, or there is no baseline.
        case new
        /// It is in the baseline, and does not count.
        case unchanged
    }

    /// Whether the finding counts: it is neither suppressed nor in the baseline.
    package var isOpen: Bool { suppression == nil && baseline == .new }

    /// The path of its file; `modelc` if there is no file, as compilers do.
    package var path: String { location?.path ?? "modelc" }

    /// Its first line, from 1; nil if it is not known.
    package var line: Int? { location?.position?.line }

    /// The versions that the finding concerns.
    package var versions: [String] { storeVersions.isEmpty ? version.map { [$0] } ?? [] : storeVersions }

    /// The name of the bundle, or `bundle/version`.
    package var versionName: String { PathText.stem(of: bundle) + (version.map { "/" + $0 } ?? "") }
}

extension ProjectFinding {
    /// The values that identify a finding across runs, besides its id, its bundle and its model path.
    package struct Identity: Hashable, Sendable {
        /// The version, if it is not the current one and the finding is specific to that version.
        package let olderVersion: String?
        /// The facts that distinguish it from other findings with the same id at the same model element, sorted.
        package let facts: [String]
        /// The number of this finding among those of the run with the same identity, from 1.
        package fileprivate(set) var occurrence = 1

        package init(olderVersion: String? = nil, facts: [String] = []) {
            self.olderVersion = olderVersion
            self.facts = facts
        }
    }

    /// An identifier of the finding that does not change when lines move or words change: 32 hexadecimal digits,
    /// derived only from the finding's subject.
    ///
    /// The first digits of SHA-256 over id, bundle, model path and the facts separated by commas, with line feeds
    /// between the four. The version is left out, so that the fingerprint does not change when a model gets a new
    /// current version; a finding in an older version has `Version/` before its model path. All but the first of
    /// equal findings have their number as a fifth part, because some readers accept every fingerprint only once.
    package var fingerprint: String {
        let number = identity.occurrence == 1 ? [] : ["\(identity.occurrence)"]
        let text = (identityParts + number).joined(separator: "\n")
        return String(Hexadecimal.text(of: SHA256.digest(of: Array(text.utf8)).bytes).prefix(32))
    }

    fileprivate var identityParts: [String] {
        let subject = identity.olderVersion.map { "\($0)/\(modelPath)" } ?? modelPath
        return [id.rawValue, bundle, subject, identity.facts.joined(separator: ",")]
    }
}

extension [ProjectFinding] {
    /// Returns the findings with numbers for equal ones.
    package func numbered() -> [ProjectFinding] {
        var counts: [[String]: Int] = [:]
        return map { finding in
            let count = (counts[finding.identityParts] ?? 0) + 1
            counts[finding.identityParts] = count
            var copy = finding
            copy.identity.occurrence = count
            return copy
        }
    }

    /// The findings in the order of reports: bundle, version, place, id. The order is total, so output never depends
    /// on the order of input.
    package var inReportOrder: [ProjectFinding] {
        map { ($0, $0.fingerprint) }.sorted { left, right in
            left.0.comesBefore(right.0) ?? (left.1 < right.1)
        }.map(\.0)
    }
}

extension ProjectFinding {
    /// Whether it comes before another one in reports; nil if only their fingerprints may differ.
    fileprivate func comesBefore(_ other: ProjectFinding) -> Bool? {
        if bundle != other.bundle { return bundle < other.bundle }
        if version != other.version { return (version ?? "").isBeforeByNumber(other.version ?? "") }
        if path != other.path { return path.isBeforeByNumber(other.path) }
        let (offset, otherOffset) = (location?.position?.offset ?? -1, other.location?.position?.offset ?? -1)
        if offset != otherOffset { return offset < otherOffset }
        if id != other.id { return id < other.id }
        if modelPath != other.modelPath { return modelPath < other.modelPath }
        return message == other.message ? nil : message.isBeforeByNumber(other.message)
    }
}
