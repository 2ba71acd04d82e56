import ModelcBase
import ModelcDiagnostics
import ModelcKit

/// Prints diagnostics as text on standard error.
enum DiagnosticOutput {
    /// Prints the messages of a run.
    static func print(_ outcome: some RunOutcome) { print(outcome.messages, sources: outcome.sources) }

    /// Prints messages that were collected before a run failed.
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
            if message.id == .noBaseline { return settings.isVerbose && !settings.isQuiet }
            return message.severity >= lowest || !settings.isQuiet && alwaysShown.contains(message.id)
        }
        guard !shown.isEmpty else { return }
        Console.printError(TextReporter(layout: Console.errorLayout, sources: sources).report(shown))
        if !settings.isQuiet { Console.printError(summary(of: shown) + "\n") }
    }

    /// The ids of notes that are shown without `--verbose`, because the user needs them: the baseline was written, or
    /// has entries that are no longer needed.
    private static let alwaysShown: Set<DiagnosticID> = [.writtenBaseline, .staleBaselineEntry]

    /// Formats the numbers of errors and warnings, such as `2 errors, 1 warning`.
    private static func summary(of diagnostics: [Diagnostic]) -> String {
        Severity.allCases.compactMap { severity in
            let count = diagnostics.filter { $0.severity == severity }.count
            return count == 0 ? nil : severity.counted(count)
        }.joined(separator: ", ")
    }
}
