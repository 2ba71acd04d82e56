import ModelcDiagnostics
import ModelcDigest
import ModelcText

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
