import ModelcPlans
import ModelcSchema
import ModelcText

extension MigrationFindingCode {
    /// The page of the code for a terminal. Ends in a line feed.
    package var pageText: String {
        let head = "\(rawValue)  \(title)  (\(level.diagnosticWord))"
        return
            ([head, "", "Why"] + MigrationFindingCode.lines(page.why) + ["", "What to do"]
            + MigrationFindingCode.lines(page.advice)).joined(separator: "\n") + "\n"
    }

    /// The table of all codes in Markdown, as the page MigrationFindings has it. Ends in a line feed.
    package static var table: String {
        let rows = allCases.sorted { $0.rawValue < $1.rawValue }.map { code in
            "| `\(code.rawValue)` | \(code.level.rawValue) | \(code.title) | \(code.page.why) | \(code.page.advice) |"
        }
        return (["| code | severity | finding | why it matters | what to do |", "|---|---|---|---|---|"] + rows)
            .joined(separator: "\n") + "\n"
    }

    /// How wide lines for a terminal are.
    private static let width = 78

    private static func lines(_ text: String) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + word.count + 1 <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append("  " + word)
            }
        }
        return lines
    }
}
