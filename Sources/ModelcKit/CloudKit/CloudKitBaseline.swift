import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcMirroring

/// Applies the baseline of a check to findings about a CloudKit schema, such as a deployed field with a wrong type, which
/// nothing can correct. An entry names the code, the model, the property, and the record type and field.
struct CloudKitBaseline {
    private let file: BaselineFile
    private let workspace: Workspace
    private let isStrict: Bool
    /// The lowest severity of the findings to write.
    private let shown: Severity

    /// Returns nil if there is no baseline.
    init?(_ request: BaselineRequest?, shown: Severity, in workspace: Workspace) {
        guard let request else { return nil }
        file = BaselineFile(request, in: workspace)
        isStrict = request.action.isStrict
        self.shown = shown
        self.workspace = workspace
    }

    /// A finding of one of the outcomes, and its entry.
    private struct Candidate {
        var outcome: Int
        var finding: CloudKitFinding
        var key: FindingKey
    }

    /// Removes the findings that the baseline has from the outcomes. Writes or prunes the baseline if requested.
    ///
    /// - Parameter judges: whether the run checks for findings with a code.
    /// - Returns: the number of removed findings, the messages, and whether entries without a finding fail the check.
    /// - Throws: `RunFailure` if the file cannot be read or written.
    func apply(
        to outcomes: inout [CloudKitCheckOutcome], judging judges: @escaping (CloudKitFindingCode) -> Bool
    ) throws -> (hidden: Int, messages: [Diagnostic], isFailed: Bool) {
        let found = outcomes.indices.flatMap { candidates(outcomes[$0], $0) }
        let severe = found.filter { $0.finding.severity >= shown }
        let bundles = Set(outcomes.compactMap { $0.findings.model.map { bundle($0.path) } })
        let result = try file.apply(
            BaselineCandidates(
                found: found.map(\.key), written: severe.map(\.key), hasOpen: !severe.isEmpty,
                isComplete: outcomes.allSatisfy(\.ledger.isEmpty),
                includes: { key in
                    bundles.contains(key.bundle)
                        && CloudKitFindingCode(rawValue: key.rule.rawValue).map(judges) ?? false
                },
                match: { $0.matches(found.map(\.key)) }))
        let hidden = zip(found, result.isHidden).filter(\.1).map(\.0)
        for index in outcomes.indices {
            let removed = Set(hidden.filter { $0.outcome == index }.map(\.finding))
            outcomes[index].findings.findings.removeAll(where: removed.contains)
        }
        return (hidden.count, result.messages, isStrict && !result.stale.isEmpty)
    }

    private func candidates(_ outcome: CloudKitCheckOutcome, _ index: Int) -> [Candidate] {
        guard let model = outcome.findings.model else { return [] }
        return outcome.findings.findings.filter(\.code.isBaselined).map { finding in
            let place = [finding.recordType, finding.field].compactMap(\.self).joined(separator: ".")
            let key = FindingKey(
                rule: finding.code.id, bundle: bundle(model.path), selector: finding.modelPath,
                facts: place.isEmpty ? finding.configuration ?? "" : place)
            return Candidate(outcome: index, finding: finding, key: key)
        }
    }

    private func bundle(_ path: String) -> String { workspace.display.path(path, from: file.folder) }
}

extension CloudKitFindingCode {
    /// Whether a baseline may contain findings with the code. A schema that cannot be read is not compared.
    fileprivate var isBaselined: Bool { self != .unreadable && self != .declaredTwice }
}
