import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionHash

/// Refuses a comparison or code generation in advance if it would take hours.
enum ComparisonBudget {
    /// Returns an error if the entities of a version inherit too many properties to compare the version; otherwise nil.
    ///
    /// - Parameters:
    ///   - path: the path of the version's file.
    ///   - refusal: the end of the error message, such as `cannot be compared`.
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
