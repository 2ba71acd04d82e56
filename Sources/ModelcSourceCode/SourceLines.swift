/// The lines of a generated source file, with LF line ends.
package struct SourceLines {
    package private(set) var text = ""

    package init() {}

    /// Adds lines with indentation. Blank lines get no indentation.
    package mutating func add(_ lines: String, indent: Int = 0) {
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
            if !line.isEmpty { text += String(repeating: "    ", count: indent) + line }
            text += "\n"
        }
    }

    package mutating func addBlank() { text += "\n" }

    /// Adds a comment, wrapped at spaces.
    ///
    /// - Parameters:
    ///   - mark: the beginning of each line: `//`, `///` or `--`.
    ///   - hanging: the extra indentation of all lines except the first.
    package mutating func addComment(_ comment: String, mark: String = "///", indent: Int = 0, hanging: Int = 0) {
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
