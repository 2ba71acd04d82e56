import ModelcDiagnostics

/// The result of a run; the raw values are the exit codes.
package enum RunResult: Int, Sendable {
    case done = 0
    /// The input has problems, or files differ from their expected state.
    case findings = 1
    /// Input cannot be read, or output cannot be written.
    case failed = 2
}
