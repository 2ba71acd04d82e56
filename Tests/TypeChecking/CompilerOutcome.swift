/// What a compiler said.
package struct CompilerOutcome: Hashable, Sendable {
    /// The exit code; that of a crashed compiler is the number of the signal.
    package let exitCode: Int32

    /// Everything the compiler printed, errors and warnings alike.
    package let output: String

    /// Whether the code is free of errors.
    package var succeeded: Bool { exitCode == 0 }

    /// Success without a word: generated code has to be free of warnings too.
    package static let silence = CompilerOutcome(exitCode: 0, output: "")
}
