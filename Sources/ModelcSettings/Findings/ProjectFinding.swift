import ModelcBase
import ModelcDiagnostics

/// One thing that is wrong in a project: what, where, why, and the next step. Every command that reports has its findings in this
/// form, whatever found them (a rule of lint, a plan, the check of a mapping model, or a message), and every format of reports is
/// made from them.
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
    package var baseline = BaselineState.new
    /// Whether it says what could not be read, so that a message of the run says the same.
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
        /// What applying it risks.
        package let tier: FixTier
        /// What the fix does, as an order: `change the delete rule to Cascade`.
        package let title: String
        /// The file that it changes, as reports show it.
        package let path: String
        /// They never overlap.
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
        /// It is not, or there is no baseline.
        case new
        /// It is, and does not count.
        case unchanged
    }

    /// Whether the finding counts: it is not suppressed, and it is not in the baseline.
    package var isOpen: Bool { suppression == nil && baseline == .new }

    /// The path of its file: `modelc` for what is in no file, as compilers do.
    package var path: String { location?.path ?? "modelc" }

    /// The line that it begins on, from 1; nil where it is not known.
    package var line: Int? { location?.position?.line }

    /// The name of the bundle, or `bundle/version`.
    package var versionName: String { PathText.stem(of: bundle) + (version.map { "/" + $0 } ?? "") }
}

extension ProjectFinding {
    /// By what a finding is known from run to run, besides its id, its bundle and its model path.
    package struct Identity: Hashable, Sendable {
        /// The version, where it is not the current one and the finding is one of that version alone.
        package let olderVersion: String?
        /// What distinguishes it from other findings of the id at the same part of the model, sorted.
        package let facts: [String]
        /// How many findings of the run with this identity there are up to this one: 1 for the first.
        package fileprivate(set) var occurrence = 1

        package init(olderVersion: String? = nil, facts: [String] = []) {
            self.olderVersion = olderVersion
            self.facts = facts
        }
    }

    /// The name of the finding that outlives moved lines and new words: 32 hexadecimal digits, made of what it is about, and of
    /// nothing else.
    ///
    /// The first digits of SHA-256 over id, bundle, model path and the facts with commas between them, with line feeds between
    /// the four. The version is left out, so that a finding keeps its name when a model gets a new current version; a finding in
    /// an older version has `Version/` before its model path. All but the first of equal findings have their number as a fifth
    /// part, since some readers take every fingerprint once.
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
    /// The findings with the numbers of equal ones.
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

    /// The findings in the order of reports: bundle, version, place, id. It is total, so that output never depends on the order of
    /// input.
    package var inReportOrder: [ProjectFinding] {
        map { ($0, $0.fingerprint) }.sorted { left, right in
            left.0.comesBefore(right.0) ?? (left.1 < right.1)
        }.map(\.0)
    }
}

extension ProjectFinding {
    /// Whether it comes before another one in reports; nil for two that only their fingerprints may tell apart.
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

/// A model that was looked at. Paths are as reports show them.
package struct ReadBundle: Sendable {
    /// The path of the bundle, as findings give it.
    package let path: String
    /// The versions that were looked at, with their files.
    package let versions: [(name: String, path: String)]
    /// The current version, whether or not it was looked at; nil if there is none.
    package let current: String?

    package init(path: String, versions: [(name: String, path: String)] = [], current: String? = nil) {
        self.path = path
        self.versions = versions
        self.current = current
    }
}
