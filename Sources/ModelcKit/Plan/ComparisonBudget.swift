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
            "'\(version)' \(refusal): its entities inherit more than \(InheritanceBudget.limit) properties together",
            at: SourceLocation(path: path),
            help: "make the inheritance less deep: properties and ancestors are counted for each entity below them")
    }

    /// Why no plan is made of some versions; empty where one is.
    static func refusals(of versions: PlannedVersions) -> [Diagnostic] {
        let deep = versions.all.compactMap { refusal(of: $0.name, at: $0.file, $0.model) }
        guard deep.isEmpty, PlanBudget.isExceeded(by: versions.all.map(\.model)) else { return deep }
        return [
            Diagnostic(
                .planTooLarge, .error,
                "no plan is made: each two of the \(versions.all.count) versions are compared, which are more than "
                    + "\(PlanBudget.limit) comparisons of entities and properties",
                at: SourceLocation(path: versions.bundle.path),
                help:
                    "compare two versions with 'modelc diff --from A --to B', or move versions that no store is of any "
                    + "more out of the bundle")
        ]
    }
}

extension DiagnosticID {
    package static let tooMuchInherited = DiagnosticID("too-much-inherited")
    package static let planTooLarge = DiagnosticID("plan-too-large")
}
