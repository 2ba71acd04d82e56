import ModelcDiagnostics
import ModelcKit
import ModelcText

/// Prints diagnostics for people on standard error.
enum DiagnosticOutput {
    /// What a run has to say beside its result.
    static func print(_ outcome: some RunOutcome) { print(outcome.messages, sources: outcome.sources) }

    /// Messages from before a run failed; nil for nothing.
    static func print(_ remarks: Remarks?) {
        if let remarks { print(remarks.diagnostics, sources: remarks.sources) }
    }

    /// - Parameters:
    ///   - diagnostics: what is printed, in this order.
    ///   - sources: the files that the diagnostics point into, by path.
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

    /// Notes that answer what was asked for: that the baseline was written, and what in it has no use any more.
    private static let alwaysShown: Set<DiagnosticID> = [.writtenBaseline, .staleBaselineEntry]

    /// `2 errors, 1 warning`.
    private static func summary(of diagnostics: [Diagnostic]) -> String {
        Severity.allCases.compactMap { severity in
            let count = diagnostics.filter { $0.severity == severity }.count
            return count == 0 ? nil : severity.counted(count)
        }.joined(separator: ", ")
    }
}

/// A line on standard error that says what goes on once that takes longer than a second. On a terminal only: what a log keeps
/// must not depend on how fast the machine is.
final class ProgressLine {
    /// Nil if standard error is not a terminal.
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
    /// Shows the line when the time has come, while the command works.
    private var pending: Task<Void, any Error>?

    /// Runs what may take long, with a line that says where it is.
    ///
    /// - Parameters:
    ///   - useCase: what is run.
    ///   - text: what the line says of a step; safe to print.
    static func watching<Case: WatchedUseCase>(
        _ useCase: Case, _ text: @escaping (Case.Progress) -> String
    ) throws -> Case.Outcome {
        let line = ifWatched
        defer { line?.end() }
        return try useCase.run(progress: line.map { line in { line.show(text($0)) } })
    }

    /// The same for one that tells what it is at by its name.
    ///
    /// - Parameters:
    ///   - verb: what is done: `checking`.
    ///   - useCase: what is run.
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

    /// Takes the line away; before anything else is printed.
    func end() {
        pending?.cancel()
        if start.duration(to: .now) >= ProgressLine.patience { Console.printError(ProgressLine.erased) }
    }
}
