import ModelcDiagnostics
import ModelcLint
import ModelcSchema

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
    /// The name of the new version to apply the fixes in; nil if none is given.
    var newVersion: String?
    /// Whether to apply the fixes in a new version with the next version name if `newVersion` is nil. If the current
    /// version has not shipped, it is changed instead.
    var namesNewVersion = false
    /// Whether to only show the changes.
    var showsDiff = false

    package init(
        task: Task, allowsUnsafe: Bool = false, newVersion: String? = nil, namesNewVersion: Bool = false,
        showsDiff: Bool = false
    ) {
        self.task = task
        self.allowsUnsafe = allowsUnsafe
        self.newVersion = newVersion
        self.namesNewVersion = namesNewVersion
        self.showsDiff = showsDiff
    }
}

extension FixRequest {
    /// Whether the fixes are applied in a new version.
    var isForNewVersion: Bool { newVersion != nil || namesNewVersion }

    /// Returns the name of the version to make from another one; nil to apply the fixes in place.
    func newVersion(after version: ModelVersion, in bundle: VersionedModel) -> String? {
        guard newVersion == nil, namesNewVersion else { return newVersion }
        return VersionNameSeries.next(after: version.name, among: bundle.versions.map(\.name))
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
