/// The part of a command's help after its one-line description.
enum HelpText {
    /// The help text of commands that only read models.
    static let compiledModels =
        "The command also takes compiled models: a .momd bundle, a .mom file, or an app with one model in it."

    /// Returns the paragraphs, the examples and the exit codes, in this order.
    ///
    /// - Parameters:
    ///   - paragraphs: the text before the examples; may be empty.
    ///   - examples: command lines as typed, without the tool's name.
    ///   - findings: the meaning of exit code 1; nil if the command never ends with it.
    static func discussion(_ paragraphs: String = "", examples: [String], findings: String? = nil) -> String {
        // This must be fast: each start of modelc builds this text for every command until it finds the requested one.
        var text = paragraphs.isEmpty ? "Examples:" : paragraphs + "\n\nExamples:"
        for example in examples { text += "\n  modelc " + example }
        text += "\n\nExit codes: 0 fine;"
        if let findings { text += " 1 " + findings + ";" }
        return text + " 2 something cannot be read or written; 64 wrong usage."
    }
}
