import ModelcText

/// A line on standard error that says what goes on once that takes longer than a second. On a terminal only: what a log keeps
/// must not depend on how fast the machine is.
final class ProgressLine {
    /// Nil if standard error is not a terminal.
    static var ifWatched: ProgressLine? { Console.isErrorTerminal ? ProgressLine() : nil }

    private static let patience = Duration.seconds(1)
    private static let erased = "\r\u{1B}[K"

    private let start = ContinuousClock.now
    /// Shows the line when the time has come, while the command works.
    private var pending: Task<Void, any Error>?

    /// Runs what may take long, with a line that says where it is.
    ///
    /// - Parameters:
    ///   - verb: what is done: `checking`.
    ///   - work: gets what is to be called with each thing that it is done with; nil where nobody watches.
    static func watching<Result>(
        _ verb: String, _ work: (((String) -> Void)?) throws -> Result
    ) rethrows -> Result {
        let line = ifWatched
        defer { line?.end() }
        return try work(line.map { line in { line.show("\(verb) \(TerminalText.escaped($0))") } })
    }

    /// - Parameter text: safe to print, without line feeds.
    func show(_ text: String) {
        pending?.cancel()
        let left = ProgressLine.patience - start.duration(to: .now)
        guard left > .zero else { return Console.printError(ProgressLine.erased + text) }
        pending = Task.detached {
            try await Task.sleep(for: left)
            Console.printError(ProgressLine.erased + text)
        }
    }

    /// Takes the line away; before anything else is printed.
    func end() {
        pending?.cancel()
        if start.duration(to: .now) >= ProgressLine.patience { Console.printError(ProgressLine.erased) }
    }
}
