import ModelcBase
import ModelcDiagnostics

/// Identifies a finding across runs: without line, message and version. It does not change when Xcode reorders the
/// file, when a message is reworded, or between versions.
package struct FindingKey: Hashable, Sendable {
    package var rule: DiagnosticID
    /// The bundle's path, relative to the baseline's file, with `/`.
    package var bundle: String
    package var selector: String
    /// The selectors of the other parties, sorted and separated by commas.
    package var facts: String

    package init(rule: DiagnosticID, bundle: String, selector: String, facts: String) {
        self.rule = rule
        self.bundle = bundle
        self.selector = selector
        self.facts = facts
    }

    /// Creates the key of a finding in a bundle.
    package init(_ finding: Finding, bundle: String) {
        self.init(
            rule: finding.id, bundle: bundle, selector: finding.selector.description,
            facts: finding.factsText)
    }
}

extension FindingKey: Comparable {
    /// Ordered by the bytes of their lines in a baseline.
    package static func < (left: FindingKey, right: FindingKey) -> Bool {
        left.line.isBefore(right.line)
    }

    /// The columns separated by tabs; three without facts. Characters that would break a line are written as a
    /// backslash pair.
    var line: String {
        let columns = facts.isEmpty ? [rule.rawValue, bundle, selector] : [rule.rawValue, bundle, selector, facts]
        return columns.map(FindingKey.escaped).joined(separator: "\t")
    }

    /// - Returns: nil if the line has another number of columns.
    init?(line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map {
            FindingKey.unescaped(String($0))
        }
        guard (3...4).contains(columns.count), !columns[0].isEmpty, !columns[1].isEmpty else { return nil }
        self.init(
            rule: DiagnosticID(columns[0]), bundle: columns[1], selector: columns[2],
            facts: columns.count == 4 ? columns[3] : "")
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func unescaped(_ text: String) -> String {
        var result = ""
        var isEscape = false
        for scalar in text.unicodeScalars {
            if isEscape {
                switch scalar {
                case "t": result += "\t"
                case "n": result += "\n"
                case "r": result += "\r"
                default: result.unicodeScalars.append(scalar)
                }
                isEscape = false
            } else if scalar == "\\" {
                isEscape = true
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
