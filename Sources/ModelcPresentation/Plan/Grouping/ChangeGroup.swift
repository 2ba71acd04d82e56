import ModelcPlans
import ModelcSchema

/// A change, its target version, and the source versions of all steps to this target version that contain the change.
package struct ChangeGroup: Sendable {
    let change: SchemaChange
    /// The issue that the change caused; nil if there is none.
    let issue: MigrationReport.Issue?
    /// The name of the target version of the steps.
    package let target: String
    /// The names of the source versions, in the order of the steps.
    package let sources: [String]
}
