import ModelcBase

/// Texts in the commands that build services read from the log of a job.
///
/// Such a service ends a command at a line feed and a property at its separator; each has its own spelling for them.
/// Everything else that could steer a terminal is spelt out, because people read the same log.
struct CommandEscaping {
    private let escapes: [Unicode.Scalar: String]

    private let separators: [UInt8]

    /// - Parameter escapes: the spellings of what ends a command or a property; all such characters are ASCII.
    init(_ escapes: [Unicode.Scalar: String]) {
        self.escapes = escapes
        separators = escapes.keys.compactMap { UInt8(exactly: $0.value) }
    }

    func escaped(_ text: String) -> String {
        // All separators are ASCII, and most texts have none.
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
