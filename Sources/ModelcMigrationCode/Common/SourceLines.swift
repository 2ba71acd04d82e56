import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// The lines of a generated source file, with LF line ends.
struct SourceLines {
    private(set) var text = ""

    /// Adds lines with indentation. Blank lines get no indentation.
    mutating func add(_ lines: String, indent: Int = 0) {
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
            if !line.isEmpty { text += String(repeating: "    ", count: indent) + line }
            text += "\n"
        }
    }

    mutating func addBlank() { text += "\n" }

    /// Adds a comment, wrapped at spaces.
    ///
    /// - Parameters:
    ///   - mark: the beginning of each line: `//`, `///` or `--`.
    ///   - hanging: the extra indentation of all lines except the first.
    mutating func addComment(_ comment: String, mark: String = "///", indent: Int = 0, hanging: Int = 0) {
        let width = SourceLines.width - indent * 4 - mark.count - 1
        var line = ""
        var isFirst = true
        func prefix() -> String { isFirst ? "" : String(repeating: " ", count: hanging) }
        for word in SwiftText.comment(comment).split(separator: " ") {
            if !line.isEmpty, line.count + prefix().count + 1 + word.count > width {
                add("\(mark) \(prefix())\(SourceLines.ended(line))", indent: indent)
                (line, isFirst) = ("", false)
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        add(line.isEmpty ? mark : "\(mark) \(prefix())\(SourceLines.ended(line))", indent: indent)
    }

    /// Adds a period to a line that ends with a backslash. In Objective-C, the backslash would continue the comment on
    /// the next line.
    private static func ended(_ line: String) -> String { line.hasSuffix("\\") ? line + "." : line }

    private static let width = 116
}

extension SourceLines {
    /// Adds the list of changes that require a migration; only the first ones if there are many.
    mutating func addChanges(_ step: MigrationStep?, mark: String = "///", indent: Int) {
        let changes = (step?.difference.changes ?? []).filter(\.altersHash)
        let shown = changes.prefix(SourceLines.changeLimit)
        for change in shown { addComment("- " + change.comment, mark: mark, indent: indent, hanging: 2) }
        let rest = changes.count - shown.count
        if rest > 0 { addComment("- and \(rest) more", mark: mark, indent: indent, hanging: 2) }
    }

    private static let changeLimit = 30
}
