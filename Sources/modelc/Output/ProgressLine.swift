import ModelcBase
import ModelcDiagnostics
import ModelcKit

/// A line on standard error that shows the current step of a command that takes longer than one second. It is shown
/// only on a terminal, because the content of a log must not depend on the speed of the machine. It never takes more
/// than one row, because a terminal can only erase a single row.
final class ProgressLine {
    /// A new progress line; nil if standard error is not a terminal.
    static var ifWatched: ProgressLine? { isWatched ? ProgressLine() : nil }

    private static var isWatched: Bool { Console.isErrorTerminal && !Console.settings.isQuiet }

    /// Shows a progress line while the command waits for another run of modelc. Nil if standard error is not a
    /// terminal.
    static var ofOtherRuns: WaitObserver? {
        guard isWatched else { return nil }
        return { path in
            let text = path.map { "waiting for another run of modelc in '\(TerminalText.escaped($0))'" }
            print(text ?? "")
        }
    }

    private static let patience = Duration.seconds(1)
    private static let erased = "\r\u{1B}[K"

    /// Replaces the text of the line.
    private static func print(_ text: String) {
        // Leaves out the last column, because some terminals then begin the next row.
        let width = Console.errorLayout.width.map { max($0 - 1, 1) }
        Console.printError(erased + (width.map { TerminalWidth.cut(text, to: $0) } ?? text))
    }

    private let start = ContinuousClock.now
    /// The text to show; nil after the line has ended. A delayed text is printed while this value is locked, so it is
    /// never printed after the end.
    private let latest = Protected<String?>("")
    /// The task that shows the line after the delay while the command continues.
    private var pending: Task<Void, any Error>?

    /// Runs a use case and shows its steps in a progress line.
    ///
    /// - Parameters:
    ///   - useCase: the use case to run.
    ///   - text: returns the text for a step, which must be safe to print.
    static func watching<Case: WatchedUseCase>(
        _ useCase: Case, _ text: @escaping (Case.Progress) -> String
    ) throws -> Case.Outcome {
        let line = ifWatched
        defer { line?.end() }
        return try useCase.run(progress: line.map { line in { line.show(text($0)) } })
    }

    /// Runs a use case and shows its steps in a progress line. The use case reports each step as a name.
    ///
    /// - Parameters:
    ///   - verb: the action, such as `checking`.
    ///   - useCase: the use case to run.
    static func watching<Case: WatchedUseCase>(
        _ verb: String, _ useCase: Case
    ) throws -> Case.Outcome where Case.Progress == String {
        try watching(useCase) { "\(verb) \(TerminalText.escaped($0))" }
    }

    /// - Parameter text: a text that is safe to print and has no line feeds.
    func show(_ text: String) {
        latest.with { $0 = text }
        let left = ProgressLine.patience - start.duration(to: .now)
        guard left > .zero else { return ProgressLine.print(text) }
        guard pending == nil else { return }
        pending = Task.detached { [latest] in
            try await Task.sleep(for: left)
            latest.with { if let text = $0 { ProgressLine.print(text) } }
        }
    }

    /// Removes the line so that other output can be printed.
    func end() {
        pending?.cancel()
        latest.with { $0 = nil }
        if start.duration(to: .now) >= ProgressLine.patience { ProgressLine.print("") }
    }
}
