import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSettings

/// Checks a project: lints the models of the configuration, and checks their generated files, lock files, mapping
/// models, migration plan and CloudKit schema. Each part runs the use case of its command. No generated file, lock file
/// or model is written.
package struct ProjectCheck: WatchedUseCase {
    package typealias Outcome = CheckOutcome

    let request: CheckRequest
    let workspace: Workspace

    package init(_ request: CheckRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace.withoutVersionChoice
    }

    /// - Parameter progress: called before each part is checked.
    /// - Throws: `RunFailure` or `UsageError` if the configuration cannot be used, if it is not clear which models to
    ///   check, or if the request names something that does not exist.
    package func run(progress: ((CheckPart) -> Void)?) throws -> CheckOutcome {
        let workspace = workspace.caching
        let loaded = try LoadedConfiguration(in: workspace)
        let selection = try CheckSelection(request, configured: loaded.configuration?.lint)
        try BaseReference.require(request.isBaseReleased, loaded.lint.merging(request.settings), workspace.wording)
        _ = try request.baseline.request(loaded.lint, workspace.wording)
        let targets = try CheckTargets(request.models, loaded, workspace)
        let run = CheckRun(request, selection, loaded, targets, in: workspace)
        var parts: [CheckedPart] = []
        let hasSchema = loaded.configuration?.cloudKit.schema != nil
        for part in CheckPart.allCases where part != .cloudkit || hasSchema {
            progress?(part)
            parts.append(try run.part(part, after: parts))
        }
        RepeatedFindings(parts).remove(from: &parts)
        run.limitWarnings(of: &parts)
        let baseline = try request.baseline.request(loaded.lint, workspace.wording)?.path
        return CheckOutcome(
            parts: parts, models: targets.models, messages: messages(of: parts) + unaccepted(parts, by: baseline),
            display: workspace.display, shown: run.shown)
    }

    /// Returns a warning if the baseline was written and findings that cannot be in a baseline still fail the check;
    /// otherwise an empty list.
    private func unaccepted(_ parts: [CheckedPart], by baseline: String?) -> [Diagnostic] {
        guard request.baseline.action.writes, parts.allSatisfy({ $0.state != .unreadable }) else { return [] }
        let findings = parts.flatMap { part in part.found.readable.filter { part.failing.contains($0.severity) } }
        let unaccepted = UnacceptedFindings(findings.map { ($0.id, $0.location) })
        return unaccepted.map { [$0.message(baseline: baseline.map(workspace.display.path))] } ?? []
    }

    /// Returns the failures to read something, followed by the other messages of the parts; each once, and without findings.
    private func messages(of parts: [CheckedPart]) -> [Diagnostic] {
        let findings = CheckedProblems(parts)
        // If a part of a file could not be read, lint also has a finding for it, and the failure is not repeated here.
        let failures = parts.flatMap(\.ledger.failures).filter { $0.stopsReading || !findings.contains($0) }
        let others = parts.flatMap(\.messages).filter { message in
            message.id != .notInBaseline && !findings.contains(message)
                && !parts.contains { $0.diagnostics.contains(message) }
        }
        // Several parts write into one baseline. Only the message of the last part is kept, because it describes the
        // final baseline; the check itself names all findings that the baseline does not accept.
        let written = others.last { $0.id == .writtenBaseline }
        var seen: Set<DiagnosticLocation> = []
        return (failures + others).filter { message in
            (message.id != .writtenBaseline || message == written) && seen.insert(DiagnosticLocation(message)).inserted
        }
    }
}
