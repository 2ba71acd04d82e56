import ModelcDiagnostics
import ModelcMigration
import ModelcSchema
import ModelcVersionHash

/// Refuses to compare versions, or to generate from them, where that would take hours, before anything is done.
enum ComparisonBudget {
    /// That what a version inherits is too much to compare it with another one; nil where it is not.
    ///
    /// - Parameters:
    ///   - path: the path of the version's file.
    ///   - refusal: what is not done for that.
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

extension DiagnosticID {
    package static let tooMuchInherited = DiagnosticID("too-much-inherited")
}
