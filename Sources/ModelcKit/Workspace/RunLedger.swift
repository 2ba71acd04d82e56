import ModelcDiagnostics

/// What a run could not read of the input that was named, or could not write. Each command keeps one and passes it on; the exit
/// code follows from it, here and nowhere else.
///
/// Reading enters an error for each file, folder, revision or setting that it has to do without. Warnings and notes do not
/// count: what they are about was read.
package struct RunLedger: Sendable {
    /// In the order in which they were met, each once.
    package private(set) var failures: [Diagnostic] = []

    package init() {}

    /// The errors of what was said.
    init(_ diagnostics: some Sequence<Diagnostic>) { enter(diagnostics) }

    package var isEmpty: Bool { failures.isEmpty }

    /// Enters the errors of what was said; warnings and notes are passed over.
    mutating func enter(_ diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { enter(diagnostic) }
    }

    /// Enters an error.
    mutating func enter(_ diagnostic: Diagnostic) {
        guard diagnostic.severity == .error, !failures.contains(diagnostic) else { return }
        failures.append(diagnostic)
    }

    package mutating func enter(_ other: RunLedger) { enter(other.failures) }

    /// Enters what reading a path gave.
    ///
    /// - Parameters:
    ///   - isUsable: whether what was requested was read. Where it was not, and reading does not say why, the path is entered:
    ///     no run fails without a message.
    mutating func enter(_ diagnostics: some Sequence<Diagnostic>, ofReading path: String, isUsable: Bool) {
        enter(diagnostics)
        guard !isUsable, isEmpty else { return }
        enter(
            Diagnostic(
                .unusableInput, .error, "'\(path)' cannot be used: it is not what the command needs",
                at: SourceLocation(path: path), help: "'\(ToolCommandName.inspect)' shows what a model contains"))
    }

    /// All messages: failures that were not reported yet, then the rest.
    func messages(besides told: [Diagnostic]) -> [Diagnostic] {
        let known = Set(told)
        return failures.filter { !known.contains($0) } + told
    }

    /// How the run ends.
    func result(hasFindings: Bool) -> RunResult { isEmpty ? (hasFindings ? .findings : .done) : .failed }
}

/// How a run ends; the numbers are the exit codes.
package enum RunResult: Int, Sendable {
    case done = 0
    /// The input has faults, or files are not what they should be.
    case findings = 1
    /// Input that cannot be read, or output that cannot be written.
    case failed = 2
}
