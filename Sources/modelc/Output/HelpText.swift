/// The part of a command's help after its one-line description.
enum HelpText {
    /// The sentence in the help of commands that also accept compiled models.
    static let compiledModels = compiledModels(takenBy: "The command")

    /// Returns the kinds of compiled models that a command or an option takes.
    static func compiledModels(takenBy subject: String) -> String {
        "\(subject) also takes compiled models: a .momd bundle, a .mom file, an app with one model in it, or a store, "
            + "which contains a copy of its model."
    }

    /// Returns the paragraphs, the examples and the exit codes, in this order.
    ///
    /// - Parameters:
    ///   - paragraphs: the text before the examples; may be empty.
    ///   - examples: command lines as typed, without the tool's name.
    ///   - findings: the meaning of exit code 1; nil if the command never ends with it.
    static func discussion(_ paragraphs: String = "", examples: [String], findings: String? = nil) -> String {
        // This must be fast: until modelc finds the requested command, each start builds this text for every command.
        var text = paragraphs.isEmpty ? "Examples:" : paragraphs + "\n\nExamples:"
        for example in examples { text += "\n  modelc " + example }
        text += "\n\nExit codes: 0 fine;"
        if let findings { text += " 1 " + findings + ";" }
        return text + " 2 something cannot be read or written; 64 wrong usage."
    }
}
