/// The part of a command's help below its one sentence.
enum HelpText {
    /// What commands say that only read models.
    static let compiledModels =
        "The command also takes compiled models: a .momd bundle, a .mom file, or an app with one model in it."

    /// Paragraphs, then examples, then what the exit code says.
    ///
    /// - Parameters:
    ///   - paragraphs: what to know before the examples; may be empty.
    ///   - examples: command lines as they are typed, without the tool's name.
    ///   - findings: what exit code 1 means; nil where the command never ends with it.
    static func discussion(_ paragraphs: String = "", examples: [String], findings: String? = nil) -> String {
        let lines = examples.map { "  modelc \($0)" }
        let codes =
            "Exit codes: 0 fine;" + (findings.map { " 1 \($0);" } ?? "") + " 2 something cannot be read or written; "
            + "64 wrong usage."
        return [paragraphs, "Examples:\n" + lines.joined(separator: "\n"), codes].filter { !$0.isEmpty }
            .joined(separator: "\n\n")
    }
}
