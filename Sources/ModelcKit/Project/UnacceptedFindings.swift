import ModelcBase
import ModelcDiagnostics
import ModelcPlans

/// The findings that fail a run even after it wrote the baseline. A baseline cannot contain findings that leave stores
/// without a migration path, or findings that a command can fix.
struct UnacceptedFindings {
    private let count: Int
    private let ids: [String]
    /// The location of the first finding.
    private let location: SourceLocation?

    /// Returns nil if `findings` is empty.
    init?(_ findings: [(id: DiagnosticID, location: SourceLocation?)]) {
        guard let first = findings.first else { return nil }
        count = findings.count
        ids = Set(findings.map(\.id.rawValue)).inByteOrder()
        location = first.location
    }

    /// - Parameter baseline: the path of the baseline as shown; nil if it is not known.
    func message(baseline: String?) -> Diagnostic {
        let codes = ids.filter { MigrationFindingCode(name: $0) != nil }
        let ignoring: String? =
            codes.isEmpty
            ? nil
            : "to ignore \(TerminalText.list(codes)), add 'rules: { "
                + codes.map { "\($0): off" }.joined(separator: ", ") + " }' under 'lint' in .modelc.yml"
        let others = ids.count > codes.count ? "correct \(codes.isEmpty ? "them" : "the others")" : nil
        return Diagnostic(
            .notInBaseline, .warning,
            "the baseline does not accept \(Counted.text(count, "finding")): \(TerminalText.list(ids))",
            at: baseline.map { SourceLocation(path: $0) } ?? location,
            help: [ignoring, others].compactMap(\.self).joined(separator: "; "))
    }
}

extension DiagnosticID {
    static let notInBaseline = DiagnosticID("not-in-baseline")
}
