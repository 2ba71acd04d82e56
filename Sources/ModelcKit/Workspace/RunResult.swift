import ModelcDiagnostics

/// The result of a run. The raw values are the exit codes.
package enum RunResult: Int, Sendable {
    case done = 0
    /// The input has problems, or files differ from their expected content.
    case findings = 1
    /// Input could not be read, or output could not be written.
    case failed = 2
}
