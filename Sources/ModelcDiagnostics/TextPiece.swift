import ModelcText

/// A piece of a line in a manner of its own.
package struct TextPiece: Hashable, Sendable {
    /// How a piece is shown where there are colours.
    package enum Manner: Hashable, Sendable {
        case plain
        case bold
        case faint
        case severity(Severity)
    }

    package var text: String
    package var manner: Manner
    /// Whether lines are not broken within it, as in a path.
    package var isWhole: Bool

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
    /// Pieces with a blank between each two of them, in lines that fit, broken at blanks only.
    ///
    /// - Parameters:
    ///   - indent: how many spaces come before the first line.
    ///   - hanging: how many spaces come before each further line.
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

    /// The words of a line, those of one piece together.
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
