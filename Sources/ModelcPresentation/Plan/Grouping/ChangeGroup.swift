import ModelcPlans
import ModelcSchema

/// A change, and the source versions of all steps to one version that contain it.
package struct ChangeGroup: Sendable {
    let change: SchemaChange
    /// The issue that the change caused; nil if there is none.
    let issue: MigrationReport.Issue?
    /// The target version of the steps.
    package let target: String
    /// The source versions of the steps, in the order of the steps.
    package let sources: [String]
}
