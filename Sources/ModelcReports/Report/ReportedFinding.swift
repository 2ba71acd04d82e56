import ModelcDiagnostics
import ModelcDigest
import ModelcSettings
import ModelcText

/// One place that breaks a rule, with everything that formats show of it.
package struct ReportedFinding: Hashable, Sendable {
    package var rule: DiagnosticID
    package var category: String
    package var severity: Severity
    /// One sentence that begins with its subject and has no final stop.
    package var message: String
    /// The part of the message that says for which versions it holds: equal findings may differ in it.
    package var reach: String?
    /// The next step, without a final stop.
    package var help: String?
    /// The path of the bundle.
    package var bundle: String
    /// The name of the version without extension; nil for what belongs to the bundle as a whole.
    package var version: String?
    /// The thing that the finding is about, without bundle and version: `Book`, `Book.author`; empty for the model.
    package var selector: String
    package var location: ReportedPlace
    var related: [ReportedRelation]
    /// The selectors of the other parties, sorted.
    var facts: [String]
    /// 32 hexadecimal digits that stay the same when lines move: `FindingFingerprint`.
    package var fingerprint: String
    package var fix: ReportedFix?
    var suppression: Suppression?
    var baseline: BaselineState

    package init(
        rule: DiagnosticID, category: String, severity: Severity, message: String, help: String? = nil,
        bundle: String, version: String?, selector: String, location: ReportedPlace,
        related: [ReportedRelation] = [], facts: [String] = [], fingerprint: String, fix: ReportedFix? = nil,
        suppression: Suppression? = nil, baseline: BaselineState = .new
    ) {
        self.rule = rule
        self.category = category
        self.severity = severity
        self.message = message
        self.help = help
        self.bundle = bundle
        self.version = version
        self.selector = selector
        self.location = location
        self.related = related
        self.facts = facts
        self.fingerprint = fingerprint
        self.fix = fix
        self.suppression = suppression
        self.baseline = baseline
    }
}

extension ReportedFinding {
    /// Whether the finding counts: it is not suppressed, and it is not in the baseline.
    package var isOpen: Bool { suppression == nil && baseline == .new }

    /// The message, behind the thing that it is about where it does not name it itself.
    var messageWithSelector: String {
        selector.isEmpty || namesSelector ? message : "\(selector): \(message)"
    }

    /// Whether the thing that it is about is in the message, part by part.
    private var namesSelector: Bool {
        // Messages quote a name that is not an identifier.
        let plain = message.replacing("'", with: "")
        return spokenSelector.allSatisfy { ReportedFinding.names($0.replacing("'", with: ""), in: plain) }
    }

    /// What messages write for the thing: `Book` and `index byTitle` for `Book.fetchIndex:byTitle`.
    private var spokenSelector: [String] {
        guard let colon = selector.firstIndex(of: ":") else { return [selector] }
        let start = selector[..<colon].lastIndex(of: ".")
        let kind = selector[(start.map(selector.index(after:)) ?? selector.startIndex)..<colon]
        // A name may have a colon of its own.
        guard !kind.isEmpty, kind.allSatisfy(\.isLetter) else { return [selector] }
        // A constraint has no name of its own: messages say what it is made of.
        if kind == "unique", let start { return [String(selector[..<start])] }
        // The last word of a kind in camel case.
        let word = kind[(kind.lastIndex(where: \.isUppercase) ?? kind.startIndex)...].lowercased()
        let name = "\(word) \(selector[selector.index(after: colon)...])"
        return start.map { [String(selector[..<$0]), name] } ?? [name]
    }

    /// Whether a text is in a message as words.
    private static func names(_ text: String, in message: String) -> Bool {
        message.ranges(of: text).contains { range in
            !isOfName(message[..<range.lowerBound].last) && !isOfName(message[range.upperBound...].first)
        }
    }

    private static func isOfName(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }

    /// The name of the bundle, or `bundle/version`.
    var versionName: String { PathText.stem(of: bundle) + (version.map { "/" + $0 } ?? "") }

    /// A finding that does not count as formats without words for that show it: it says why, and is only a note, so
    /// that no build fails by it.
    func markedIfClosed() -> ReportedFinding {
        var copy = self
        if let suppression {
            copy.message += " (suppressed\(suppression.reason.map { ": " + $0 } ?? ""))"
        } else if baseline == .unchanged {
            copy.message += " (in the baseline)"
        } else {
            return self
        }
        copy.severity = .note
        return copy
    }

    /// Its place in reports.
    var order: FindingOrder {
        FindingOrder(
            bundle: bundle, version: version, path: location.path, offset: location.region?.byteOffset, id: rule,
            modelPath: selector, message: message, distinction: fingerprint)
    }
}

/// Whether a finding is in the baseline.
package enum BaselineState: String, CaseIterable, Sendable {
    /// It is not, or there is no baseline.
    case new
    /// It is, and does not count.
    case unchanged
}

/// The name of a finding that outlives moved lines and new words: made of what it is about, and of nothing else.
///
/// The first 32 hexadecimal digits of SHA-256 over `rule`, `bundle`, `selector` and the facts with commas between them,
/// with line feeds between the four. The version is left out, so that a finding keeps its name when a model gets a new
/// current version; a finding in an older version has `Version/` before its selector.
package enum FindingFingerprint {
    /// - Parameters:
    ///   - bundle: the bundle's path, as in the baseline.
    ///   - olderVersion: the version's name, unless it is the current one.
    ///   - facts: the selectors of the other parties, sorted.
    ///   - occurrence: 1 for the first of equal findings of a report; the others get their number as a fifth part, since some
    ///     readers take every fingerprint once.
    package static func text(
        rule: DiagnosticID, bundle: String, olderVersion: String?, selector: String, facts: [String], occurrence: Int
    ) -> String {
        let subject = olderVersion.map { "\($0)/\(selector)" } ?? selector
        let parts = [rule.rawValue, bundle, subject, facts.joined(separator: ",")]
        let text = (parts + (occurrence == 1 ? [] : ["\(occurrence)"])).joined(separator: "\n")
        return String(Hexadecimal.text(of: SHA256.digest(of: Array(text.utf8)).bytes).prefix(32))
    }
}

/// Findings of one rule that say the same of several things: one finding with a count and the places.
typealias EqualFindings = EqualMessages<ReportedFinding>

extension EqualFindings {
    /// The findings, errors first, then in their order; equal ones as one.
    static func groups(of findings: [ReportedFinding]) -> [EqualFindings] {
        groups(of: findings) { finding in
            let message = finding.reach.map { finding.message.replacing($0, with: "") } ?? finding.message
            var text = MessageText(
                finding.rule, finding.severity, message, help: finding.help ?? finding.fix?.title ?? "")
            text.subjects = [
                finding.selector, finding.location.path, finding.bundle, finding.version ?? "", finding.versionName,
            ]
            // Without a source line to show, two in full say no more than one with both places.
            if finding.location.region == nil { text.leastCount = 2 }
            return text
        }
    }
}

/// Edits that remove the cause of a finding.
package struct ReportedFix: Hashable, Sendable {
    /// What applying the fix risks.
    var tier: FixTier
    /// What the fix does, as an order: `change the delete rule to Cascade`.
    var title: String
    /// The edits, which never overlap.
    var edits: [ReportedEdit]

    package init(tier: FixTier, title: String, edits: [ReportedEdit]) {
        self.tier = tier
        self.title = title
        self.edits = edits
    }
}

/// The replacement of a range of bytes in a file.
package struct ReportedEdit: Hashable, Sendable {
    var path: String
    /// The first byte to replace, from 0.
    var byteOffset: Int
    /// The number of bytes to replace; 0 inserts.
    var byteLength: Int
    var text: String

    package init(path: String, byteOffset: Int, byteLength: Int, text: String) {
        self.path = path
        self.byteOffset = byteOffset
        self.byteLength = byteLength
        self.text = text
    }
}

/// Several edits of one file as a single one, which also replaces what is between them by itself.
struct JoinedEdit: Hashable {
    /// The bytes that are replaced.
    let range: Range<Int>
    let text: String

    /// Nil for no edits, edits that overlap, and edits outside the file.
    init?(of edits: [ReportedEdit], in bytes: [UInt8]) {
        let edits = edits.sorted { $0.byteOffset < $1.byteOffset }
        guard let first = edits.first, first.byteOffset >= 0 else { return nil }
        var result: [UInt8] = []
        var end = first.byteOffset
        for edit in edits {
            guard edit.byteOffset >= end, edit.byteLength >= 0, edit.byteOffset <= bytes.count,
                edit.byteLength <= bytes.count - edit.byteOffset
            else { return nil }
            result += bytes[end..<edit.byteOffset] + Array(edit.text.utf8)
            end = edit.byteOffset + edit.byteLength
        }
        range = first.byteOffset..<end
        text = String(decoding: result, as: UTF8.self)
    }
}
