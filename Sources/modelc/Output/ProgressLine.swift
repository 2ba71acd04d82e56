import ModelcBase
import ModelcDiagnostics
import ModelcKit

/// A line on standard error that shows the current step after one second. It is shown on a terminal only, because the
/// content of a log must not depend on the speed of the machine. It never takes more than one row, of which alone a terminal
/// can erase the text.
final class ProgressLine {
    /// A progress line; nil if standard error is not a terminal.
    static var ifWatched: ProgressLine? { isWatched ? ProgressLine() : nil }

    private static var isWatched: Bool { Console.isErrorTerminal && !Console.settings.isQuiet }

    /// The line of a command that waits for another run; nil if standard error is not a terminal.
    static var ofOtherRuns: WaitObserver? {
        guard isWatched else { return nil }
        return { path in
            let text = path.map { "waiting for another run of modelc in '\(TerminalText.escaped($0))'" }
            print(text ?? "")
        }
    }

    private static let patience = Duration.seconds(1)
    private static let erased = "\r\u{1B}[K"

    /// Replaces the line.
    private static func print(_ text: String) {
        // In the last column, some terminals begin the next row.
        let width = Console.errorLayout.width.map { max($0 - 1, 1) }
        Console.printError(erased + (width.map { TerminalWidth.cut(text, to: $0) } ?? text))
    }

    private let start = ContinuousClock.now
    /// The text that the line is to show; nil once the line has ended. A delayed step is printed under its lock, and so never
    /// after the end.
    private let latest = Protected<String?>("")
    /// The task that shows the line after the delay, while the command runs.
    private var pending: Task<Void, any Error>?

    /// Runs a use case with a progress line.
    ///
    /// - Parameters:
    ///   - useCase: the use case to run.
    ///   - text: the text for a step; safe to print.
    static func watching<Case: WatchedUseCase>(
        _ useCase: Case, _ text: @escaping (Case.Progress) -> String
    ) throws -> Case.Outcome {
        let line = ifWatched
        defer { line?.end() }
        return try useCase.run(progress: line.map { line in { line.show(text($0)) } })
    }

    /// Runs a use case that reports each step as a name, with a progress line.
    ///
    /// - Parameters:
    ///   - verb: the action: `checking`.
    ///   - useCase: the use case to run.
    static func watching<Case: WatchedUseCase>(
        _ verb: String, _ useCase: Case
    ) throws -> Case.Outcome where Case.Progress == String {
        try watching(useCase) { "\(verb) \(TerminalText.escaped($0))" }
    }

    /// - Parameter text: safe to print, without line feeds.
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

    /// Removes the line, before other output.
    func end() {
        pending?.cancel()
        latest.with { $0 = nil }
        if start.duration(to: .now) >= ProgressLine.patience { ProgressLine.print("") }
    }
}
