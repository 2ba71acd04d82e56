import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Rejects models whose name cannot be used in source code: templates print it, and a line feed in it would end a
/// comment.
package enum ModelNameCheck {
    /// The problem with the name of a file or bundle; nil if it can be used.
    ///
    /// - Parameter path: the model, for the diagnostic's place.
    package static func fault(inSourceName name: String, path: String) -> Diagnostic? {
        guard name.unicodeScalars.contains(where: isForbidden) else { return nil }
        return Diagnostic(
            .invalidModelName, .error,
            "the model's name has a control character, and generated code contains the name",
            at: SourceLocation(path: path), help: "rename the model")
    }

    /// The name as machine files print it after `from`.
    package static func shown(_ sourceName: String) -> String { SwiftText.comment(sourceName) }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
}
