import ModelcBase

/// The layout of text for people: colours, and the line width.
package struct TextLayout: Hashable, Sendable {
    package var style: TextStyle
    /// The maximum number of terminal columns of a line; nil for no limit.
    package var width: Int?

    /// Whether the text is written to a file. A reader of the file does not see the messages on standard error.
    package private(set) var isFile = false

    /// - Parameter width: the width of the terminal in columns. Values below 40 count as 40, so that names are not
    ///   broken.
    package init(style: TextStyle = .plain, width: Int? = nil) {
        self.style = style
        self.width = width.map { max($0, TextLayout.leastWidth) }
    }

    /// No colours and no line limit: for files and pipes.
    package static let plain = TextLayout()
    /// The layout for a file. A reader of the file does not see the messages on standard error.
    package static let file: TextLayout = {
        var layout = plain
        layout.isFile = true
        return layout
    }()

    private static let leastWidth = 40

    /// Wraps a paragraph at spaces. A word that is longer than a line is not broken.
    ///
    /// - Parameters:
    ///   - text: safe to print, without line feeds and colours.
    ///   - indent: the number of spaces before the first line.
    ///   - hanging: the number of spaces before each further line.
    package func lines(_ text: String, indent: Int = 0, hanging: Int) -> [String] {
        let first = String(repeating: " ", count: indent)
        guard let width, indent + TerminalWidth.of(text) > width else { return [first + text] }
        let further = String(repeating: " ", count: hanging)
        var lines: [String] = []
        var line = first
        // Empty words are extra spaces, as between two columns.
        for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            let longer = index == 0 ? line + word : line + " " + word
            if index == 0 || TerminalWidth.of(longer) <= width {
                line = longer
            } else if !word.isEmpty {
                lines.append(TextLayout.withoutTrailingBlanks(line))
                line = further + word
            }
        }
        return lines + [TextLayout.withoutTrailingBlanks(line)]
    }

    private static func withoutTrailingBlanks(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }

    /// Wraps a paragraph whose first words are in the colour of a severity, or bold.
    ///
    /// - Parameters:
    ///   - lead: the first words, safe to print; they stay on the first line.
    ///   - severity: the severity that determines the colour of the lead; nil for bold type.
    package func lines(
        lead: String, _ severity: Severity?, _ text: String, indent: Int = 0, hanging: Int
    ) -> [String] {
        let blanks = String(repeating: " ", count: indent)
        // Non-breaking spaces prevent line breaks within the lead.
        let whole = lead.replacingText(" ", with: "\u{A0}") + (text.isEmpty ? "" : " " + text)
        var lines = lines(whole, indent: indent, hanging: hanging)
        let rest = lines[0].dropFirst(indent + lead.count)
        lines[0] = blanks + (severity.map { style.colored(lead, by: $0) } ?? style.bold(lead)) + rest
        return lines
    }
}

/// The colours that are used in text for a terminal, or none.
package struct TextStyle: Hashable, Sendable {
    var usesColor: Bool

    package init(usesColor: Bool) { self.usesColor = usesColor }

    /// No colours.
    package static let plain = TextStyle(usesColor: false)

    package func bold(_ text: String) -> String { wrap(text, "1") }
    package func faint(_ text: String) -> String { wrap(text, "2") }
    func added(_ text: String) -> String { wrap(text, "32") }
    func removed(_ text: String) -> String { wrap(text, "31") }

    package func colored(_ text: String, by severity: Severity) -> String {
        switch severity {
        case .error: wrap(text, "1;31")
        case .warning: wrap(text, "1;33")
        case .note: wrap(text, "1;36")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

/// A part of a line that has one style.
package struct TextPiece: Hashable, Sendable {
    /// The style of a piece, which has an effect only if colours are used.
    package enum Manner: Hashable, Sendable {
        case plain
        case bold
        case faint
        case severity(Severity)
    }

    var text: String
    var manner: Manner
    /// Whether the piece must stay on one line, such as a path.
    var isWhole: Bool

    /// - Parameter text: safe to print, without line feeds and colours.
    package init(_ text: String, _ manner: Manner = .plain, isWhole: Bool = false) {
        self.text = text
        self.manner = manner
        self.isWhole = isWhole
    }

    fileprivate var words: [String] {
        isWhole ? [text] : text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }
}

extension TextLayout {
    /// Wraps pieces into lines. The pieces are separated by spaces, and lines are broken only at spaces.
    ///
    /// - Parameters:
    ///   - indent: the number of spaces before the first line.
    ///   - hanging: the number of spaces before each further line.
    package func lines(_ pieces: [TextPiece], indent: Int = 0, hanging: Int) -> [String] {
        var lines: [[(word: String, piece: Int)]] = [[]]
        var used = indent
        for (index, piece) in pieces.enumerated() {
            for word in piece.words {
                let length = TerminalWidth.of(word)
                if let width, lines[lines.count - 1].isEmpty == false, used + 1 + length > width {
                    lines.append([])
                    used = hanging
                }
                used += length + (lines[lines.count - 1].isEmpty ? 0 : 1)
                lines[lines.count - 1].append((word, index))
            }
        }
        return lines.enumerated().map { number, words in
            String(repeating: " ", count: number == 0 ? indent : hanging) + painted(words, pieces)
        }
    }

    /// Returns one line, made of words with the indices of their pieces. Adjacent words of the same piece are coloured
    /// together.
    private func painted(_ words: [(word: String, piece: Int)], _ pieces: [TextPiece]) -> String {
        var runs: [(text: String, piece: Int)] = []
        for (word, piece) in words {
            if let last = runs.last, last.piece == piece {
                runs[runs.count - 1].text += " " + word
            } else {
                runs.append((word, piece))
            }
        }
        return runs.map { style.painted($0.text, pieces[$0.piece].manner) }.joined(separator: " ")
    }
}

extension TextStyle {
    fileprivate func painted(_ text: String, _ manner: TextPiece.Manner) -> String {
        switch manner {
        case .plain: text
        case .bold: bold(text)
        case .faint: faint(text)
        case .severity(let severity): colored(text, by: severity)
        }
    }
}

/// Colours of whole texts.
extension TextStyle {
    /// Colours an outline: lines without indentation are headings.
    package func outline(_ text: String) -> String {
        paint(text) { line in line.isEmpty || line.hasPrefix(" ") ? line : bold(line) }
    }

    /// Colours a unified diff. Control characters in the diff are made visible, except carriage returns at line ends.
    package func diff(_ text: String) -> String {
        paint(DiffText.escaped(text)) { line in
            if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return bold(line) }
            if line.hasPrefix("@@") { return faint(line) }
            if line.hasPrefix("+") { return added(line) }
            return line.hasPrefix("-") ? removed(line) : line
        }
    }

    /// Colours YAML: comments are less prominent than settings.
    package func yaml(_ text: String) -> String {
        paint(text) { line in
            if line.hasPrefix("#") { return faint(line) }
            guard let comment = line.ranges(of: " # ").last else { return line }
            return line[..<comment.lowerBound] + " " + faint(String(line[comment.lowerBound...].dropFirst()))
        }
    }

    private func paint(_ text: String, _ line: (String) -> String) -> String {
        guard usesColor else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
            .joined(separator: "\n")
    }
}

/// Prepares the lines of a diff for a terminal. The compared texts are untrusted.
private enum DiffText {
    static func escaped(_ text: String) -> String {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            escaped(line: String(Substring(line)))
        }.joined(separator: "\n")
    }

    private static func escaped(line: String) -> String {
        let hasReturn = line.utf8.last == UInt8(ascii: "\r")
        let text = hasReturn ? String(Substring(line.utf8.dropLast())) : line
        let parts = text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        return parts.map { TerminalText.escaped(String(Substring($0))) }.joined(separator: "\t")
            + (hasReturn ? "\r" : "")
    }
}
