import ModelcDiagnostics
import ModelcLint

/// The changes that `lint` is requested to make in models.
package struct FixRequest {
    package enum Task {
        /// Fix the findings.
        case fix
        /// Suppress the findings, by entries in the model.
        case suppress(reason: String?)
    }

    var task: Task
    /// Whether to apply unsafe fixes, which may change run-time behavior and generated code.
    var allowsUnsafe = false
    /// The name of the new version to apply the fixes in; nil to fix the existing version.
    var newVersion: String?
    /// Whether to only show the changes.
    var showsDiff = false

    package init(
        task: Task, allowsUnsafe: Bool = false, newVersion: String? = nil, showsDiff: Bool = false
    ) {
        self.task = task
        self.allowsUnsafe = allowsUnsafe
        self.newVersion = newVersion
        self.showsDiff = showsDiff
    }
}

extension DiagnosticID {
    static let fixRefused = DiagnosticID("fix-refused")
    static let fixFailed = DiagnosticID("fix-failed")
    static let fixesWithheld = DiagnosticID("fixes-withheld")
    static let fixSkipped = DiagnosticID("fix-skipped")
    static let newVersionNotNeeded = DiagnosticID("new-version-not-needed")
    static let stepNotRepeated = DiagnosticID("step-not-repeated")
    static let fixesContradict = DiagnosticID("fixes-contradict")
    static let unusableVersionName = DiagnosticID("unusable-version-name")
}
