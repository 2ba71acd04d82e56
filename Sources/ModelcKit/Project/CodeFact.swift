import ModelcLint
import ModelcPlans

/// The baseline entry of a finding with a code: a finding in a migration plan or in a mapping model.
struct CodeFact: Hashable {
    var code: MigrationFindingCode
    /// The path of the bundle or mapping model.
    var path: String
    var modelPath: String
    /// A text that distinguishes findings with the same code at the same element; nil if it is not needed.
    var detail: String?
}
