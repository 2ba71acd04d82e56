import ModelcDiagnostics
import ModelcKit
import ModelcSchema
import ModelcText

/// Prints diagnostics for people on standard error.
enum DiagnosticOutput {
    /// - Parameters:
    ///   - diagnostics: what is printed, in this order.
    ///   - model: the model that the diagnostics are about, for its source lines.
    ///   - showsNotes: whether notes are shown without `--verbose`.
    static func print(_ diagnostics: [Diagnostic], of model: VersionedModel?, showsNotes: Bool = false) {
        print(diagnostics, ofAll: model.map { [$0] } ?? [], showsNotes: showsNotes)
    }

    /// The same for several models.
    static func print(_ diagnostics: [Diagnostic], ofAll models: [VersionedModel], showsNotes: Bool = false) {
        print(diagnostics, sources: ModelSources.texts(of: models), showsNotes: showsNotes)
    }

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
