/// Tells reports that modelc wrote from other files: only such a file is replaced by a new report without being asked.
///
/// Formats are those of other programs and leave no room for a marker, so that each is known by how it begins.
package enum ReportRecognition {
    /// How many bytes of a file are looked at.
    package static let length = 16_384

    /// Whether a file that begins with these bytes is a report of any format, or empty.
    package static func isReport(_ head: some Sequence<UInt8>) -> Bool {
        let text = String(decoding: Array(head.prefix(length)), as: UTF8.self)
        let start = text.drop(while: \.isWhitespace)
        guard let first = start.first else { return true }
        switch first {
        case "{": return isObject(start)
        case "[": return isList(start)
        case "<": return isMarkup(start)
        case "#": return isMarkdown(start)
        case "-" where start.hasPrefix("---\ntitle: "): return start.contains("\n---\nclassDiagram\n")
        case "/" where start.hasPrefix("// Diagram of "): return start.contains("\ndigraph model {\n")
        case "D" where start.hasPrefix("Delete one "): return start.contains("\nDeleted  ")
        default: return isLine(start.prefix { !$0.isNewline })
        }
    }

    /// SARIF, reviewdog's format, the documents of commands; lines of JSON objects.
    private static func isObject(_ text: Substring) -> Bool {
        ["{\"kind\": \"finding\"", "{\"kind\": \"summary\"", "{\"kind\": \"problem\""].contains { text.hasPrefix($0) }
            || text.contains("\"name\": \"modelc\"")
    }

    /// GitLab's format. A list of nothing is all that there is of one without findings.
    private static func isList(_ text: Substring) -> Bool {
        text.filter { !$0.isWhitespace } == "[]"
            || text.contains("\"check_name\": ") && text.contains("\"fingerprint\": ")
    }

    /// JUnit, Checkstyle, drawings, the pages of plans and diagrams.
    private static func isMarkup(_ text: Substring) -> Bool {
        text.contains("<testsuites name=\"modelc ") || text.contains("<checkstyle version=\"8.0\">")
            || text.contains("class=\"modelc-diagram\"")
            || text.hasPrefix("<!DOCTYPE html>\n")
                && ["<title>Migration of ", "<title>Diagram of "].contains { text.contains($0) }
    }

    private static func isMarkdown(_ text: Substring) -> Bool {
        ["### modelc ", "### Migration to ", "##vso[task.logissue type="].contains { text.hasPrefix($0) }
    }

    /// Text, the lines of Xcode, of Apple's compiler, and of CI services.
    private static func isLine(_ line: Substring) -> Bool {
        let beginnings = [
            "no findings in ", "modelc lint: no findings", "modelc mapping check: ", "check passed", "check failed: ",
            "check could not be finished: ",
        ]
        if beginnings.contains(where: line.hasPrefix) {
            return true
        }
        if line.firstMatch(of: #/^::(error|warning|notice) title=modelc /#) != nil { return true }
        if line.firstMatch(of: #/^.+: (error|warning|note): .+ \[[A-Za-z0-9/-]+\]$/#) != nil { return true }
        return line.firstMatch(of: #/^.+\.xcdatamodeld?: migration to /#) != nil
    }
}
