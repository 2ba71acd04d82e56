import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionHash

/// Refuses, in advance, to compare versions or to generate from them if that would take hours.
enum ComparisonBudget {
    /// Returns an error if a version inherits too many properties to be compared with another; nil if it does not.
    ///
    /// - Parameters:
    ///   - path: the path of the version's file.
    ///   - refusal: what is refused, as the end of the message.
    static func refusal(
        of version: String, at path: String, _ model: ManagedObjectModel, _ refusal: String = "cannot be compared"
    ) -> Diagnostic? {
        guard InheritanceBudget.isExceeded(by: model) else { return nil }
        return Diagnostic(
            .tooMuchInherited, .error,
            "'\(version)' \(refusal): its entities inherit more than \(InheritanceBudget.limit) properties in total",
            at: SourceLocation(path: path),
            help: "make the inheritance less deep: properties and ancestors are counted for each entity below them")
    }
}
