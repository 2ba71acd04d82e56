import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcLint
import ModelcSettings

/// The lint findings about model files. Other parts of the check find the same problems, but must not report them
/// twice.
struct CheckedProblems {
    private struct Key: Hashable {
        var id: DiagnosticID
        var path: String
        var line: Int?
    }

    private var keys: Set<Key> = []
    private var display = DisplayPath()

    init(_ parts: [CheckedPart]) {
        for case .lint(let outcome) in parts.map(\.content) {
            display = outcome.found.display
            for finding in outcome.found.findings {
                keys.insert(
                    Key(
                        id: finding.id, path: finding.location?.path ?? "", line: finding.location?.position?.line))
            }
        }
    }

    /// Whether lint already has a finding for the problem that the diagnostic reports.
    func contains(_ diagnostic: Diagnostic) -> Bool {
        guard let location = diagnostic.location else { return false }
        return keys.contains(
            Key(
                id: Linter.ruleID(ofFileProblem: diagnostic) ?? diagnostic.id, path: display.path(location.path),
                line: location.position?.line))
    }
}
