import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcMirroring

/// The request to compare two CloudKit schemas.
package struct CloudKitDiffRequest {
    /// The path of the older schema, such as that of Production.
    var old: String
    /// The path of the newer schema, such as that of Development.
    var new: String
    package var selection = CloudKitSelection()

    package init(old: String, new: String) {
        self.old = old
        self.new = new
    }
}

/// The differences between two schemas.
package struct CloudKitDiffOutcome: RunOutcome {
    /// The findings, with the schemas that they are in.
    package var findings: CloudKitFindings
    /// The path of the older schema as reports show it.
    package var old: String
    package var new: String
    /// Whether the newer schema only adds to the older one, so that it can be deployed.
    package var isAdditive: Bool
    var ledger: RunLedger

    package var messages: [Diagnostic] { ledger.failures }
    package var sources: [String: SourceText] { findings.sources }
    package var result: RunResult { ledger.result(hasFindings: findings.isFailed) }

    /// The findings that are severe enough to be shown, with the numbers of hidden findings and other data for reports.
    package var found: ProjectFindings { findings.found(failures: ledger.failures, exitCode: result.rawValue) }
}

/// Compares two schema files, and reports their differences.
package struct CloudKitDiff: UseCase {
    private let request: CloudKitDiffRequest
    private let workspace: Workspace

    package init(_ request: CloudKitDiffRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if one of the files cannot be read.
    package func run() throws -> CloudKitDiffOutcome {
        let old = try CloudKitSchemaFile(request.old, in: workspace)
        let new = try CloudKitSchemaFile(request.new, in: workspace)
        var ledger = RunLedger(old.failures)
        ledger.enter(new.failures)
        let compared = ledger.isEmpty ? SchemaComparison(from: old.schema, to: new.schema).findings : []
        let problems =
            SchemaCheck.problems(of: old.schema).map { $0.inOlderSchema } + SchemaCheck.problems(of: new.schema)
        let findings = CloudKitFindings(
            schema: new, olderSchema: old, findings: request.selection.applied(to: problems + compared),
            thresholds: request.selection.thresholds, display: workspace.display)
        return CloudKitDiffOutcome(
            findings: findings, old: workspace.display.path(old.path), new: workspace.display.path(new.path),
            isAdditive: ledger.isEmpty && !compared.contains { $0.code.severity == .error }, ledger: ledger)
    }
}
