import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// A finding with the bundle and the version that it is in, and what the baseline says of it.
struct FoundIssue {
    var judged: JudgedFinding
    /// The bundle's path, as reports have it.
    var bundle: String
    /// Nil for what belongs to the bundle as a whole.
    var version: ModelVersion?
    /// The bundle, for what belongs to it as a whole.
    var model: VersionedModel?
    var isInBaseline = false
    /// Whether the state that was named with `--against` has it, too: the change did not bring it.
    var isInBase = false

    /// Whether it counts: it is not suppressed, it is not in the baseline, and the change brings it.
    var isOpen: Bool { judged.suppression == nil && !isInBaseline && !isInBase }

    /// Whether a part of the model could not be read for it.
    var leavesUnread: Bool { isOpen && judged.leavesUnread }

    /// Whether a baseline may hold it.
    var isBaselined: Bool { judged.suppression == nil && !judged.rule.isStructural }
}

extension LintedBundle {
    /// All findings in the bundle, those that are suppressed among them.
    ///
    /// - Parameter path: the bundle's path, as reports have it.
    func issues(path: String) -> [FoundIssue] {
        let ofBundle = LintedBundle.issues(of: result, inBase) {
            FoundIssue(judged: $0, bundle: path, model: model)
        }
        return ofBundle
            + versions.flatMap { linted in
                LintedBundle.issues(of: linted.result, linted.inBase) {
                    FoundIssue(judged: $0, bundle: path, version: linted.version)
                }
            }
    }

    /// - Parameter known: what the state that is compared with has.
    private static func issues(
        of result: LintResult, _ known: Baseline, _ issue: (JudgedFinding) -> FoundIssue
    ) -> [FoundIssue] {
        zip(result.all, result.isKnown(in: known)).map { reported, isKnown in
            var found = issue(reported)
            found.isInBase = isKnown
            return found
        }
    }
}

extension LintSession {
    /// All findings, those that are suppressed among them, in the order of bundles, versions and files.
    var issues: [FoundIssue] {
        bundles.flatMap { $0.issues(path: display.path($0.model.path)) }
    }
}

extension LintResult {
    /// All findings, those that are suppressed last.
    var all: [JudgedFinding] { findings + suppressed }

    /// Whether the state that is compared with has each of them, too.
    func isKnown(in base: Baseline) -> [Bool] {
        let match = base.matches(all.map { FindingKey($0.finding, bundle: "") })
        return zip(all, match.isHidden).map { $0.finding.isInBase || $1 }
    }
}
