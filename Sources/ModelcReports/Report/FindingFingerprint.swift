import ModelcDiagnostics
import ModelcDigest

/// The name of a finding that outlives moved lines and new words: made of what it is about, and of nothing else.
///
/// The first 32 hexadecimal digits of SHA-256 over `rule`, `bundle`, `selector` and the facts with commas between them,
/// with line feeds between the four. The version is left out, so that a finding keeps its name when a model gets a new
/// current version; a finding in an older version has `Version/` before its selector.
package struct FindingFingerprint {
    private var uses: [String: Int] = [:]

    init() {}

    /// The next fingerprint of one report: a finding that equals an earlier one gets its number as a fifth part, since
    /// some readers take every fingerprint once.
    ///
    /// - Parameters:
    ///   - bundle: the bundle's path, as in the baseline.
    ///   - olderVersion: the version's name, unless it is the current one.
    ///   - facts: the selectors of the other parties, sorted.
    mutating func next(
        rule: DiagnosticID, bundle: String, olderVersion: String?, selector: String, facts: [String]
    ) -> String {
        let key = FindingFingerprint.key(rule, bundle, olderVersion, selector, facts)
        let count = uses[key, default: 0] + 1
        uses[key] = count
        return FindingFingerprint.text(of: key, occurrence: count)
    }

    /// The fingerprint of a finding that equals so many earlier ones of its report.
    ///
    /// - Parameter occurrence: 1 for the first of equal findings.
    package static func text(
        rule: DiagnosticID, bundle: String, olderVersion: String?, selector: String, facts: [String], occurrence: Int
    ) -> String {
        text(of: key(rule, bundle, olderVersion, selector, facts), occurrence: occurrence)
    }

    private static func key(
        _ rule: DiagnosticID, _ bundle: String, _ olderVersion: String?, _ selector: String, _ facts: [String]
    ) -> String {
        let subject = olderVersion.map { "\($0)/\(selector)" } ?? selector
        return [rule.rawValue, bundle, subject, facts.joined(separator: ",")].joined(separator: "\n")
    }

    private static func text(of key: String, occurrence: Int) -> String {
        let text = occurrence == 1 ? key : "\(key)\n\(occurrence)"
        return String(Hexadecimal.text(of: SHA256.digest(of: Array(text.utf8)).bytes).prefix(32))
    }
}
