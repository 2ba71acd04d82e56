/// The request to freeze a version of SwiftData classes.
package struct FreezeRequest {
    /// The path of the source; nil for the project's only model.
    package var path: String?
    /// The release, such as `1.2.0`; nil to check all frozen versions.
    package var release: String?
    /// The name of the new `VersionedSchema`; nil to derive it from the release, as in `SchemaV1_2_0`.
    package var name: String?
    /// The version of the source to copy; nil for the classes that the app works with.
    package var modelVersion: String?
    /// The folder of the frozen versions.
    package var output: String
    /// Whether to write nothing and report differences as findings.
    package var isCheck = false
    package var isRehearsal = false
    /// The path of the lock file; nil for the one beside the model.
    package var lockFile: String?

    package init(output: String) { self.output = output }
}
