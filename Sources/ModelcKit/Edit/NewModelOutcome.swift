import ModelcEditing
import ModelcLint
import ModelcSchema
import ModelcSettings

/// The created model, or the model that a dry run would create.
package struct NewModelOutcome: SilentOutcome {
    /// The bundle's path as reports show it.
    package var path: String
    /// The paths of the files in the bundle, as reports show them.
    package var files: [String]
    package var entities: [String]
    /// The bundle's path for use in `edit` commands; nil if it is the only model of the project and need not be named.
    package var name: String?
    /// An example of an attribute that could be added next, as in `Category.title`; nil if the model has no entity.
    package var nextAttribute: String?
    package var isRehearsal: Bool

    package var hasWritten: Bool { !isRehearsal }
}
