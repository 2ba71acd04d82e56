import ModelcBase
import ModelcDiagnostics

/// By what a finding is known from run to run: no line, no message, no version. It stays when Xcode
/// reorders the file, when a message is reworded, and from one version to the next.
package struct FindingKey: Hashable, Sendable {
    package var rule: DiagnosticID
    /// The bundle's path, relative to the baseline's file, with `/`.
    package var bundle: String
    package var selector: String
    /// The selectors of the other parties, sorted, with commas.
    package var facts: String

    package init(rule: DiagnosticID, bundle: String, selector: String, facts: String) {
        self.rule = rule
        self.bundle = bundle
        self.selector = selector
        self.facts = facts
    }

    /// The key of a finding in a bundle.
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

    /// The columns with tabs; without facts there are three. What would break a line is written as a backslash pair.
    var line: String {
        let columns = facts.isEmpty ? [rule.rawValue, bundle, selector] : [rule.rawValue, bundle, selector, facts]
        return columns.map(FindingKey.escaped).joined(separator: "\t")
    }

    /// - Returns: nil where the line has another number of columns.
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
