import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Rejects models whose name cannot be used in source code. Templates write the name in a comment, and a line feed in
/// the name would end the comment.
package enum ModelNameCheck {
    /// The problem with the name of a file or bundle; nil if the name can be used.
    ///
    /// - Parameter path: the path of the model, for the location of the diagnostic.
    package static func problem(inSourceName name: String, path: String) -> Diagnostic? {
        guard name.unicodeScalars.contains(where: isForbidden) else { return nil }
        return Diagnostic(
            .invalidModelName, .error,
            "the model's name has a control character, and generated code contains the name",
            at: SourceLocation(path: path), help: "rename the model")
    }

    /// The source name (such as `BookList.xcdatamodeld`) as generated files show it, after `from`.
    package static func shown(_ sourceName: String) -> String { SwiftText.comment(sourceName) }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
}
