/// Text in GitHub Flavored Markdown. Markup, links and tags in the text have no effect.
package enum MarkdownText {
    /// Escapes a text so that Markdown shows it unchanged; safe in a table cell.
    package static func text(_ text: String) -> String {
        var result = ""
        for scalar in TerminalText.escaped(text).unicodeScalars {
            switch scalar {
            case "\\", "|", "`", "*", "_", "[", "]", "~", "#": result += "\\"
            case "<":
                result += "&lt;"
                continue
            case "&":
                result += "&amp;"
                continue
            default: break
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// Escapes sentences as `text` does, and replaces line ends by spaces.
    package static func prose(_ text: String) -> String { self.text(withoutLineEnds(text)) }

    /// A code span. Line ends become spaces, and the fence is longer than any run of backticks within.
    package static func code(_ text: String) -> String {
        let text = TerminalText.escaped(withoutLineEnds(text))
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let hasFence = [text.utf8.first, text.utf8.last].contains(UInt8(ascii: "`"))
        let blank = hasFence || text.isEmpty ? " " : ""
        return fence + blank + text + blank + fence
    }

    /// A code span for a table cell: `|` is escaped, because it would end the cell.
    package static func cell(_ text: String) -> String { code(text).replacingText("|", with: "\\|") }

    /// A name as a code span if its characters allow that, otherwise as escaped text.
    ///
    /// GitHub splits a table row at `|` before it recognizes code spans, and a backslash inside code does not reliably
    /// prevent this.
    package static func name(_ text: String) -> String {
        let isPlain = !text.unicodeScalars.contains { $0 == "`" || $0 == "|" || $0 == "\\" }
        let safe = TerminalText.escaped(text)
        return isPlain && safe == text && !text.isEmpty ? "`\(text)`" : self.text(text)
    }

    /// A link to a file.
    ///
    /// - Parameter base: the address that the path is relative to, with a final slash; empty for a link from the root
    ///   of the checkout.
    package static func link(_ markdown: String, path: String, base: String = "", line: Int?) -> String {
        "[\(markdown)](\(path.hasPrefix("/") ? "" : base)\(PercentEncoding.path(path))\(line.map { "#L\($0)" } ?? ""))"
    }

    /// Escapes a text for use between HTML tags.
    package static func html(_ text: String) -> String {
        text.replacingText("&", with: "&amp;").replacingText("<", with: "&lt;").replacingText("\n", with: " ")
    }

    private static func withoutLineEnds(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}
