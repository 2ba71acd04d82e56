import ModelcBase

/// Escapes texts in the commands that build services read from the log of a job.
///
/// A line feed ends a command, and a separator ends a property. Each service has its own escape sequences for these
/// characters. All other control characters are made visible, because people read the same log in a terminal.
struct CommandEscaping {
    private let escapes: [Unicode.Scalar: String]

    private let separators: [UInt8]

    /// - Parameter escapes: the replacements for characters that end a command or a property. All these characters are
    ///   ASCII.
    init(_ escapes: [Unicode.Scalar: String]) {
        self.escapes = escapes
        separators = escapes.keys.compactMap { UInt8(exactly: $0.value) }
    }

    func escaped(_ text: String) -> String {
        // A fast path: all separators are ASCII, and most texts contain none.
        guard text.utf8.contains(where: { separators.contains($0) }) else { return TerminalText.escaped(text) }
        var result = ""
        var run = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard let escape = escapes[scalar] else {
                run.append(scalar)
                continue
            }
            result += TerminalText.escaped(String(run)) + escape
            run = String.UnicodeScalarView()
        }
        return result + TerminalText.escaped(String(run))
    }
}
