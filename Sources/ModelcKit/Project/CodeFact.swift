import ModelcLint
import ModelcPlans

/// A finding with a code, of a plan or of a mapping model, as stored in a baseline.
struct CodeFact: Hashable {
    var code: MigrationFindingCode
    /// The path of the bundle or mapping model.
    var path: String
    var modelPath: String
    /// Distinguishes findings with the same code at the same element.
    var detail: String?
}
