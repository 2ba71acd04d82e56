import ModelcBase
import ModelcDiagnostics

/// Identifies a finding in different runs. It does not contain the line, the message or the version. So it stays the
/// same if Xcode reorders the file, if a message is reworded, or in another version.
package struct FindingKey: Hashable, Sendable {
    package var rule: DiagnosticID
    /// The path of the bundle, relative to the folder of the baseline file, with `/` as separator.
    package var bundle: String
    package var selector: String
    /// The selectors of the other model elements in the finding, sorted and separated by commas.
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
    /// Compares the lines of two findings in byte order, as in the baseline file.
    package static func < (left: FindingKey, right: FindingKey) -> Bool {
        left.line.isBefore(right.line)
    }

    /// The line in the baseline file: three or four columns separated by tabs. The fourth column is `facts`, if it is
    /// not empty. Backslashes, tabs and line ends are escaped, for example as `\t`.
    var line: String {
        let columns = facts.isEmpty ? [rule.rawValue, bundle, selector] : [rule.rawValue, bundle, selector, facts]
        return columns.map(FindingKey.escaped).joined(separator: "\t")
    }

    /// - Returns: nil if the line does not have three or four columns, or if the rule or bundle is empty.
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
