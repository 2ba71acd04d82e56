import ModelcBase
import ModelcDiagnostics

/// A problem in a project: its description, location, reason and next step. All commands report findings in this form,
/// whether they come from a lint rule, a plan, the check of a mapping model, or a message. Every report format is
/// created from it.
///
/// Paths are written as reports show them. A location has a position only if the text of its file is known.
package struct ProjectFinding: Hashable, Sendable {
    /// The id of the lint rule, of the plan's issue or of the message.
    package var id: DiagnosticID
    /// The category in reports: the category of a lint rule, or the name of the command.
    package var category: String
    package var severity: Severity
    /// One sentence, without a final period, that begins with its subject.
    package var message: String
    /// The part of the message that lists the versions concerned. Findings that differ only in this part count as
    /// equal.
    package var reach: String?
    /// The next step, without a final period.
    package var help: String?
    /// The path of the bundle with the finding.
    package var bundle: String
    /// The name of the version; nil for a finding about the bundle as a whole.
    package var version: String?
    /// The names of the versions whose stores have the problem. Empty if the finding is not about a migration.
    package var storeVersions: [String] = []
    /// The model element without bundle and version, such as `Book` or `Book.author`; empty for the model as a whole.
    package var modelPath: String
    /// The location; nil for a finding that is not in a file.
    package var location: SourceLocation?
    package var related: [RelatedLocation] = []
    /// The paths of the other model elements involved, such as `Book.author`, sorted.
    package var parties: [String] = []
    package var identity: Identity
    package var fix: ProposedFix?
    /// The suppression; nil if the finding is not suppressed.
    package var suppression: Suppression?
    package var baseline = BaselineState.new
    /// Whether the finding reports unreadable input. A separate message of the run also reports it.
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
    /// Edits that correct the cause of a finding.
    package struct ProposedFix: Hashable, Sendable {
        /// The risk of applying the fix.
        package let tier: FixTier
        /// The action of the fix, as an imperative, such as `change the delete rule to Cascade`.
        package let title: String
        /// The path of the file that the fix changes, as reports show it.
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
        /// The finding is not in the baseline, or there is no baseline.
        case new
        /// The finding is in the baseline, so it does not fail the command.
        case unchanged
    }

    /// Whether the finding counts towards the result. False if it is suppressed or in the baseline.
    package var isOpen: Bool { suppression == nil && baseline == .new }

    /// The path of the finding's file. `modelc` if there is no file, as in messages of compilers.
    package var path: String { location?.path ?? "modelc" }

    /// The first line of the finding, from 1; nil if it is not known.
    package var line: Int? { location?.position?.line }

    /// The names of the versions that the finding concerns.
    package var versions: [String] { storeVersions.isEmpty ? version.map { [$0] } ?? [] : storeVersions }

    /// The bundle's name without its extension, followed by `/` and the version if the finding has one:
    /// `Library/Library 2`.
    package var versionName: String { PathText.stem(of: bundle) + (version.map { "/" + $0 } ?? "") }
}

extension ProjectFinding {
    /// The values that identify a finding across runs, in addition to its id, bundle and model path.
    package struct Identity: Hashable, Sendable {
        /// The version's name. Nil if it is the current version, or if the finding is not specific to one version.
        package let olderVersion: String?
        /// Facts that distinguish the finding from others with the same id and the same model element, sorted.
        package let facts: [String]
        /// The number of this finding among the findings of the run with equal values, from 1.
        package fileprivate(set) var occurrence = 1

        package init(olderVersion: String? = nil, facts: [String] = []) {
            self.olderVersion = olderVersion
            self.facts = facts
        }
    }

    /// An identifier of the finding that stays the same when lines move or messages change: 32 hexadecimal digits. It
    /// depends only on the finding's subject.
    ///
    /// The digits are the first of SHA-256 over four parts separated by line feeds: the id, the bundle, the model path,
    /// and the facts separated by commas. The version is not a part, so the fingerprint stays the same when a model
    /// gets a new current version. For a finding in an older version, the model path begins with `Version/`. Of equal
    /// findings, all but the first have their number as a fifth part, because some tools accept each fingerprint only
    /// once.
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
    /// Returns the findings. Findings with the same identity get consecutive numbers, which make their fingerprints
    /// unique.
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

    /// The findings in the order of reports: by bundle, version, location and id. No two findings have the same
    /// position, so the output never depends on the order of the input.
    package var inReportOrder: [ProjectFinding] {
        map { ($0, $0.fingerprint) }.sorted { left, right in
            left.0.comesBefore(right.0) ?? (left.1 < right.1)
        }.map(\.0)
    }
}

extension ProjectFinding {
    /// Whether this finding comes before the other one in reports. Nil if the two can differ only in their
    /// fingerprints.
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
