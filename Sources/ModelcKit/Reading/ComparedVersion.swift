import ModelcLint
import ModelcSchema

/// One of the two compared versions, in the form shown to the user.
package struct ComparedVersion: Hashable, Sendable {
    /// The name of the version.
    package var name: String
    /// The path of the version's file, relative to the working folder or absolute, as the user gave it. For a version
    /// in a git revision, the form is `REVISION:path`.
    package var file: String
}
