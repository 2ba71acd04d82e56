/// Why code could not be checked at all; faults of the checked code are in a `CompilerOutcome` instead.
package enum TypeCheckingError: Error, CustomStringConvertible, Sendable {
    /// The platform or the toolchain does not allow checking.
    case unavailable(reason: String)
    /// The stub modules did not compile.
    case stubsDoNotCompile(module: String, output: String)

    /// A sentence for the log of a test.
    package var description: String {
        switch self {
        case .unavailable(let reason):
            return reason
        case .stubsDoNotCompile(let module, let output):
            return "the stub module \(module) does not compile:\n\(output)"
        }
    }
}
