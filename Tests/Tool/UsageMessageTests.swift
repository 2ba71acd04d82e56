import ModelcTestSupport
import Testing

@testable import modelc

/// What argument-parser says of wrong usage, in the words of the other messages.
@Suite struct UsageMessageTests {
    @Test(arguments: [
        ("lint --nope", "there is no option '--nope'"),
        ("lint --severty x=error", "there is no option '--severty'; did you mean '--severity'?"),
        (
            "lint --max-warnings -1",
            "--max-warnings needs a value; one that begins with '-' is written --max-warnings=VALUE"
        ),
        ("lint --max-warnings=-1", "--max-warnings is a number from 0"),
        ("lint --max-warnings x", "'x' is not a value of --max-warnings"),
        ("diff A --format yaml", "'yaml' is not a value of --format; the values are text, json, markdown"),
        ("plan --fail-on warnin", "'warnin' is not a value of --fail-on; did you mean 'warning'?"),
        ("plan --fail-on data-loss", "'data-loss' is not a value of --fail-on, but a risk: --fail-on-risk data-loss"),
        (
            "lint --fail-on data-loss",
            "'data-loss' is not a value of --fail-on; the values are error, warning, info, never"
        ),
        ("simulate delete", "the argument ENTITY is missing"), ("explain", "the argument ID is missing"),
        ("hash A B", "unexpected argument 'B'"), ("hash A B C", "unexpected arguments 'B', 'C'"),
    ])
    func theFactComesFirst(_ line: String, _ message: String) throws {
        let arguments = line.split(separator: " ").map(String.init)
        let error = try #require(throws: (any Error).self) { _ = try Modelc.parseAsRoot(arguments) }
        #expect(UsageMessage(Modelc.message(for: error), hasRisks: line.hasPrefix("plan ")).text == message)
    }

    /// Forms that are not known stay as they are.
    @Test func otherMessagesStay() {
        #expect(UsageMessage("Something else.", hasRisks: true).text == "Something else.")
    }
}
