import ModelcBase
import ModelcDiagnostics

/// One of Apple's compilers that modelc can replace. The raw value is the name of its program.
package enum AppleCompiler: String, Sendable {
    /// Compiles models.
    case momc
    /// Compiles mapping models.
    case mapc

    /// Creates the compiler for the path of a program; nil if the program is neither `momc` nor `mapc`.
    package init?(program path: String?) {
        guard let path, let compiler = AppleCompiler(rawValue: PathText.name(of: path)) else { return nil }
        self = compiler
    }
}
