import ModelcText

/// Texts in GitHub flavoured Markdown. Whatever they say, no mark-up, link or tag in them takes effect.
package enum MarkdownText {
    /// The text as it is to be read, safe in the cell of a table.
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

    /// Sentences: as `text`, with blanks for line ends.
    package static func prose(_ text: String) -> String { self.text(withoutLineEnds(text)) }

    /// A span of code. Line ends become blanks, and the fence is longer than any run of backticks within.
    package static func code(_ text: String) -> String {
        let text = TerminalText.escaped(withoutLineEnds(text))
        var longest = 0
        var run = 0
        for character in text {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let blank = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
        return fence + blank + text + blank + fence
    }

    /// A span of code in a table, where a bar would end the cell.
    package static func cell(_ text: String) -> String { code(text).replacing("|", with: "\\|") }

    /// A name in the type of code where its characters allow that, and as text where they do not.
    ///
    /// A table is cut at `|` before code is looked for, and inside of code no backslash takes it back reliably.
    package static func name(_ text: String) -> String {
        let isPlain = !text.unicodeScalars.contains { $0 == "`" || $0 == "|" || $0 == "\\" }
        let safe = TerminalText.escaped(text)
        return isPlain && safe == text && !text.isEmpty ? "`\(text)`" : self.text(text)
    }

    /// A link to a file.
    ///
    /// - Parameter base: the address that the path counts from, with a final slash; empty for a link from the root of the checkout.
    package static func link(_ markdown: String, path: String, base: String = "", line: Int?) -> String {
        "[\(markdown)](\(path.hasPrefix("/") ? "" : base)\(PercentEncoding.path(path))\(line.map { "#L\($0)" } ?? ""))"
    }

    /// Text between tags of HTML.
    package static func html(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\n", with: " ")
    }

    private static func withoutLineEnds(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}
