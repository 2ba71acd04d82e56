import ModelcDiagnostics

/// The errors from reading input and writing output in a run. Each command keeps one ledger and passes it on. The exit
/// code depends on this ledger.
///
/// Each file, folder, revision or setting that could not be read adds an error, because the result is then incomplete.
/// Warnings and notes are not added, because their input was read.
package struct RunLedger: Sendable {
    /// The errors, in order and without duplicates.
    package private(set) var failures: [Diagnostic] = []

    package init() {}

    /// Creates a ledger with the errors among the diagnostics.
    init(_ diagnostics: some Sequence<Diagnostic>) { enter(diagnostics) }

    /// Creates a ledger with the errors from reading a path. If `isUsable` is false and there is no error, an error for
    /// the path is added.
    init(_ diagnostics: some Sequence<Diagnostic>, ofReading path: String, isUsable: Bool) {
        enter(diagnostics, ofReading: path, isUsable: isUsable)
    }

    package var isEmpty: Bool { failures.isEmpty }

    /// Adds the errors among the diagnostics. Warnings and notes are skipped.
    mutating func enter(_ diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { enter(diagnostic) }
    }

    /// Adds the diagnostic if it is an error that is not yet in the ledger.
    mutating func enter(_ diagnostic: Diagnostic) {
        guard diagnostic.severity == .error, !failures.contains(diagnostic) else { return }
        failures.append(diagnostic)
    }

    package mutating func enter(_ other: RunLedger) { enter(other.failures) }

    /// Adds the errors from reading a path to this ledger.
    ///
    /// - Parameters:
    ///   - isUsable: whether the requested input was read. If not, and there is no error yet, an error for the path is
    ///     added, so that every failed run has a message.
    mutating func enter(_ diagnostics: some Sequence<Diagnostic>, ofReading path: String, isUsable: Bool) {
        enter(diagnostics)
        guard !isUsable, isEmpty else { return }
        enter(
            Diagnostic(
                .unusableInput, .error, "'\(path)' cannot be used: it is not what the command needs",
                at: SourceLocation(path: path), help: "'\(ToolCommandName.inspect)' shows what a model contains"))
    }

    /// Returns all messages: first the errors that `reported` does not contain, then `reported`.
    func messages(besides reported: [Diagnostic]) -> [Diagnostic] {
        let known = Set(reported)
        return failures.filter { !known.contains($0) } + reported
    }

    func result(hasFindings: Bool) -> RunResult { isEmpty ? (hasFindings ? .findings : .done) : .failed }
}
