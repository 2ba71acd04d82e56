import ModelcDiagnostics
import ModelcSourceCode

/// Refuses models whose name cannot stand in source code: templates print it, and a line feed in it would end a comment.
package enum ModelNameCheck {
    /// What is wrong with the name of a file or bundle; nil where it can be used.
    ///
    /// - Parameter path: the model, for the diagnostic's place.
    package static func fault(inSourceName name: String, path: String) -> Diagnostic? {
        guard name.unicodeScalars.contains(where: isForbidden) else { return nil }
        return Diagnostic(
            .invalidModelName, .error,
            "the model's name has a control character in it, and generated code repeats the name",
            at: SourceLocation(path: path), help: "rename the model")
    }

    /// The name as machine files say it behind `from`.
    package static func shown(_ sourceName: String) -> String { SwiftText.comment(sourceName) }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
}
