import ModelcBase
import ModelcDiagnostics
import ModelcKit

/// Prints diagnostics as text on standard error.
enum DiagnosticOutput {
    /// Prints the messages of a run.
    static func print(_ outcome: some RunOutcome) { print(outcome.messages, sources: outcome.sources) }

    /// Prints messages collected before a run failed, if any.
    static func print(_ remarks: Remarks?) {
        if let remarks { print(remarks.diagnostics, sources: remarks.sources) }
    }

    /// - Parameters:
    ///   - diagnostics: the diagnostics, in the order to print.
    ///   - sources: the files that the diagnostics refer to, by path.
    ///   - showsNotes: whether notes are shown without `--verbose`.
    static func print(_ diagnostics: [Diagnostic], sources: [String: SourceText], showsNotes: Bool = false) {
        let settings = Console.settings
        let lowest: Severity = settings.isQuiet ? .error : settings.isVerbose || showsNotes ? .note : .warning
        let shown = diagnostics.filter { message in
            message.severity >= lowest || !settings.isQuiet && alwaysShown.contains(message.id)
        }
        guard !shown.isEmpty else { return }
        Console.printError(TextReporter(layout: Console.errorLayout, sources: sources).report(shown))
        if !settings.isQuiet { Console.printError(summary(of: shown) + "\n") }
    }

    /// Notes that answer the request: the baseline was written, or has entries that are no longer needed.
    private static let alwaysShown: Set<DiagnosticID> = [.writtenBaseline, .staleBaselineEntry]

    /// Formats the counts: `2 errors, 1 warning`.
    private static func summary(of diagnostics: [Diagnostic]) -> String {
        Severity.allCases.compactMap { severity in
            let count = diagnostics.filter { $0.severity == severity }.count
            return count == 0 ? nil : severity.counted(count)
        }.joined(separator: ", ")
    }
}

/// A line on standard error that shows the current step after one second. It is shown on a terminal only, because the content of
/// a log must not depend on the speed of the machine.
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
