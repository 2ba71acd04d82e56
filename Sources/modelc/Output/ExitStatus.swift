import ArgumentParser

/// The tool's exit codes; wrong usage is 64, argument-parser's own.
enum ExitStatus {
    /// The model has faults, or files differ from what they should be.
    static let findings = ExitCode(1)
    /// Input or configuration that cannot be read, or output that cannot be written.
    static let unusable = ExitCode(2)
}
