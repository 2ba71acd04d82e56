import ModelcSourceCode

/// Lines of source under construction, with LF line ends.
struct SourceLines {
    private(set) var text = ""

    /// Adds lines, each behind blanks; what is blank stays empty.
    mutating func add(_ lines: String, indent: Int = 0) {
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
            if !line.isEmpty { text += String(repeating: "    ", count: indent) + line }
            text += "\n"
        }
    }

    mutating func addBlank() { text += "\n" }

    /// Adds a comment, broken at blanks into lines that are not too wide.
    ///
    /// - Parameters:
    ///   - mark: what each line begins with: `//`, `///` or `--`.
    ///   - hanging: how far all lines but the first stand in.
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

    /// In Objective-C a comment goes on after a backslash at its end.
    private static func ended(_ line: String) -> String { line.hasSuffix("\\") ? line + "." : line }

    private static let width = 116
}
