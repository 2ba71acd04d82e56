import ModelcLint
import ModelcSchema

/// One of the two versions of a comparison, as shown to the user.
package struct ComparedVersion: Hashable, Sendable {
    /// The name of the version.
    package var name: String
    /// The path of the version's file, as the user would type it; for a revision `REVISION:path`.
    package var file: String
}
