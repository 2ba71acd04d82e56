import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc explain ID`: shows the documentation of an id or code that modelc prints, or of a Core Data error.
struct ExplainCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains an id that modelc prints, or an error of Core Data: why it matters, and what to do.",
        usage: """
            modelc explain ID... [options]
            modelc explain NUMBER|TEXT [options]
            modelc explain - [options]
            """,
        discussion: HelpText.discussion(
            """
            ID is in brackets after a finding or a message (missing-inverse), or it is a code of a plan (DL201, C4, I5). \
            NUMBER is an error number of Core Data, or its constant. TEXT is a line of a log, in quotation marks; '-' \
            reads the text from standard input.
            """,
            examples: [
                "explain missing-inverse",
                "explain DL201 --format markdown",
                "explain 134110",
                "explain NSMigrationMissingSourceModelError",
                "explain 'Error Domain=NSCocoaErrorDomain Code=134140'",
                "explain - < console.txt",
            ]))

    @Argument(
        help: ArgumentHelp(
            "An id, a code of a plan, an error number of Core Data, or a pasted text; '-' is standard input.",
            valueName: "id"),
        completion: .custom { _, _, _ in Explanation.names })
    var words: [String]

    @OptionGroup(title: "Result") var result: ResultArguments<ExplanationFormat>
    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { result.printsDocument }

    func run() throws {
        let text = try text()
        guard let pages = Explanations(of: text, .flags) else {
            throw ValidationError(Explanation.problem(with: text, .flags))
        }
        try result.write(pages.text(result.format, result.layout))
        let unknown = pages.unknown.map { Explanation.problem(with: $0, .flags) }
        for problem in unknown { Console.printError("error: \(problem)\n") }
        if !unknown.isEmpty { throw ExitCode.validationFailure }
    }

    private func text() throws -> String {
        guard words == [StandardInput.argument] else { return words.joined(separator: " ") }
        return String(decoding: try Console.standardInput(), as: UTF8.self)
    }
}
