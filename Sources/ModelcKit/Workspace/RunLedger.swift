import ModelcDiagnostics

/// The input that a run could not read, or the output that it could not write. Each command keeps one ledger and passes it on;
/// only the ledger determines the exit code.
///
/// Reading enters an error for each file, folder, revision or setting that is missing from the result. Warnings and notes
/// do not count, because their subject was read.
package struct RunLedger: Sendable {
    /// The errors, in order and without duplicates.
    package private(set) var failures: [Diagnostic] = []

    package init() {}

    /// Enters the errors among the diagnostics.
    init(_ diagnostics: some Sequence<Diagnostic>) { enter(diagnostics) }

    /// Enters the errors from reading a path.
    init(_ diagnostics: some Sequence<Diagnostic>, ofReading path: String, isUsable: Bool) {
        enter(diagnostics, ofReading: path, isUsable: isUsable)
    }

    package var isEmpty: Bool { failures.isEmpty }

    /// Enters the errors among the diagnostics; warnings and notes are skipped.
    mutating func enter(_ diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { enter(diagnostic) }
    }

    /// Enters the diagnostic if it is an error.
    mutating func enter(_ diagnostic: Diagnostic) {
        guard diagnostic.severity == .error, !failures.contains(diagnostic) else { return }
        failures.append(diagnostic)
    }

    package mutating func enter(_ other: RunLedger) { enter(other.failures) }

    /// Enters the errors from reading a path.
    ///
    /// - Parameters:
    ///   - isUsable: whether the requested input was read. If it was not and there is no error, an error for the path is
    ///     entered, so that every failed run has a message.
    mutating func enter(_ diagnostics: some Sequence<Diagnostic>, ofReading path: String, isUsable: Bool) {
        enter(diagnostics)
        guard !isUsable, isEmpty else { return }
        enter(
            Diagnostic(
                .unusableInput, .error, "'\(path)' cannot be used: it is not what the command needs",
                at: SourceLocation(path: path), help: "'\(ToolCommandName.inspect)' shows what a model contains"))
    }

    /// Returns all messages: failures that were not reported yet, then the given ones.
    func messages(besides reported: [Diagnostic]) -> [Diagnostic] {
        let known = Set(reported)
        return failures.filter { !known.contains($0) } + reported
    }

    /// The result of the run.
    func result(hasFindings: Bool) -> RunResult { isEmpty ? (hasFindings ? .findings : .done) : .failed }
}
