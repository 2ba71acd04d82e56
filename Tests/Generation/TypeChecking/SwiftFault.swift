import ModelcTypeChecking
import Testing

/// A fault that generated Swift could have, the modes in which it is one, and what the compiler says about it.
struct SwiftFault: CustomTestStringConvertible, Sendable {
    let name: String
    let modes: [TypeChecker.Mode]
    let source: String
    let message: String

    var testDescription: String { name }

    /// A fault among the members of a managed object class.
    static func member(
        _ name: String,
        modes: [TypeChecker.Mode] = TypeChecker.Mode.allCases,
        _ declaration: String,
        message: String
    ) -> SwiftFault {
        let source = "nonisolated open class Page: Note {\n    \(declaration)\n}\n"
        return SwiftFault(name: name, modes: modes, source: source, message: message)
    }
}
