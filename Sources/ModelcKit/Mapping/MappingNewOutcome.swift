import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSourceCode
import ModelcVersionHash

/// The mapping model that was created.
package struct MappingNewOutcome: RunOutcome {
    /// The path of the mapping model's bundle.
    package var bundle: String
    /// The change to the file. In a dry run, this is the change that would be made.
    package var action: PlannedFile.Action
    package var isRehearsal: Bool
    package var composed: ComposedMapping
    /// The result of Core Data's inference between the two versions, without the mapping model.
    package var inference: InferenceResult
    /// The command that generates the migration policies of the mapping model; nil if the mapping model has no policy.
    package var policyCommand: String?
    /// Messages about the versions of the model.
    package var messages: [Diagnostic]
    package var sources: [String: SourceText]

    package var result: RunResult { .done }

    package var hasWritten: Bool { !isRehearsal && action.writes }
}
