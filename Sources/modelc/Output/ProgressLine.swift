import ModelcBase
import ModelcDiagnostics
import ModelcKit

/// A line on standard error that shows the current step after one second. It is shown on a terminal only, because the
/// content of a log must not depend on the speed of the machine.
final class ProgressLine {
    /// A progress line; nil if standard error is not a terminal.
    static var ifWatched: ProgressLine? { Console.isErrorTerminal ? ProgressLine() : nil }

    /// The line of a command that waits for another run; nil if standard error is not a terminal.
    static var ofOtherRuns: WaitObserver? {
        guard Console.isErrorTerminal else { return nil }
        return { path in
            let text = path.map { "waiting for another run of modelc in '\(TerminalText.escaped($0))'" }
            Console.printError(erased + (text ?? ""))
        }
    }

    private static let patience = Duration.seconds(1)
    private static let erased = "\r\u{1B}[K"

    private let start = ContinuousClock.now
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
        pending?.cancel()
        let left = ProgressLine.patience - start.duration(to: .now)
        guard left > .zero else { return Console.printError(ProgressLine.erased + text) }
        pending = Task.detached {
            try await Task.sleep(for: left)
            Console.printError(ProgressLine.erased + text)
        }
    }

    /// Removes the line, before other output.
    func end() {
        pending?.cancel()
        if start.duration(to: .now) >= ProgressLine.patience { Console.printError(ProgressLine.erased) }
    }
}
