import ModelcLint
import ModelcSchema

/// A finding with the bundle and the version that it is in, and what the baseline says of it.
struct FoundIssue {
    var reported: ModelcLint.ReportedFinding
    /// The bundle's path, as reports have it.
    var bundle: String
    /// Nil for what belongs to the bundle as a whole.
    var version: ModelVersion?
    /// The bundle, for what belongs to it as a whole.
    var model: VersionedModel?
    var isInBaseline = false

    /// Whether it counts: nobody suppressed it, and it is not in the baseline.
    var isOpen: Bool { reported.suppression == nil && !isInBaseline }

    /// Whether a baseline may hold it.
    var isBaselined: Bool { reported.suppression == nil && !reported.rule.isStructural }
}

extension LintSession {
    /// All findings, those that are suppressed among them, in the order of bundles, versions and files.
    var issues: [FoundIssue] {
        bundles.flatMap { bundle in
            let path = display.path(bundle.model.path)
            let ofBundle = bundle.result.all.map { FoundIssue(reported: $0, bundle: path, model: bundle.model) }
            return ofBundle
                + bundle.versions.flatMap { linted in
                    linted.result.all.map { FoundIssue(reported: $0, bundle: path, version: linted.version) }
                }
        }
    }
}

extension LintResult {
    fileprivate var all: [ModelcLint.ReportedFinding] { findings + suppressed }
}
