import ModelcText

/// Texts in GitHub flavoured Markdown, safe in the cell of a table.
enum MarkdownEscaping {
    /// The text as it is to be read: no mark-up, link or tag in it takes effect.
    static func text(_ text: String) -> String {
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

    /// A name in the type of code, where its characters allow that.
    ///
    /// A table is cut at `|` before code is looked for, and inside of code no backslash takes it back reliably.
    static func code(_ text: String) -> String {
        let isPlain = !text.unicodeScalars.contains { $0 == "`" || $0 == "|" || $0 == "\\" }
        let safe = TerminalText.escaped(text)
        return isPlain && safe == text && !text.isEmpty ? "`\(text)`" : self.text(text)
    }

    /// A link to a file, from the root of the checkout.
    static func link(_ markdown: String, path: String, line: Int?) -> String {
        "[\(markdown)](\(PercentEncoding.path(path))\(line.map { "#L\($0)" } ?? ""))"
    }
}
