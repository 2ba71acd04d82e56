import ModelcDiagnostics
import ModelcSchema

/// The stores of the versions of a model.
package struct FixturesOutcome: ModelOutcome {
    /// The store of a version.
    package struct Fixture {
        package enum State: String {
            case created
            case updated
            case unchanged
            /// The version cannot be written.
            case refused
            /// There is no store of the version.
            case missing
            case outdated
            /// The store has the hashes of the version.
            case valid
        }

        package var version: String
        /// The path of the store as reports show it.
        package var path: String
        package var state: State
        /// The number of objects that were written; 0 in a check.
        package var objectCount = 0
    }

    /// The folder of the stores as reports show it.
    package var folder: String
    package var fixtures: [Fixture] = []
    /// The path of the test file; nil if none was requested.
    package var testFile: String?
    /// Whether the test file was written.
    package var hasWrittenTests = false
    package var messages: [Diagnostic]
    package var models: [VersionedModel]
    package var result: RunResult

    package var hasWritten: Bool {
        hasWrittenTests || fixtures.contains { $0.state == .created || $0.state == .updated }
    }
}
