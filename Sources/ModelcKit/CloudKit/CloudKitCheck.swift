import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcMirroring
import ModelcSchema
import ModelcSettings

/// The model and the schema to compare.
package struct CloudKitCheckRequest {
    /// The path of the model; nil for the project's only model.
    var path: String?
    package var version = VersionSelection.current
    /// The path of the exported schema; nil for the one in the configuration.
    package var schema: String?
    /// The configurations that are mirrored; empty for those that model and schema show.
    package var configurations: [String] = []
    /// Whether the app shares records.
    package var isSharing = false
    package var selection = CloudKitSelection()

    package init(path: String? = nil) { self.path = path }
}

/// The result of comparing a model with a schema.
package struct CloudKitCheckOutcome: RunOutcome {
    /// The findings with their places.
    package var findings: CloudKitFindings
    /// The number of record types that the mirror writes.
    package var recordTypes = 0
    /// The number of those that the schema has.
    var presentTypes = 0
    /// The number of fields that the mirror needs in the types that are there.
    package var expectedFields = 0
    /// The number of those that are there as needed.
    package var presentFields = 0
    var ledger: RunLedger
    package var messages: [Diagnostic]
    package var sources: [String: SourceText]

    package var result: RunResult { ledger.result(hasFindings: findings.isFailed) }

    /// The findings that are severe enough to be shown, with the context that reports need.
    package var found: ProjectFindings { findings.found(failures: ledger.failures, exitCode: result.rawValue) }
}

/// The use case: model and schema file -> the types and fields that the mirror writes -> findings.
package struct CloudKitCheck: UseCase {
    private let request: CloudKitCheckRequest
    private let workspace: Workspace

    package init(_ request: CloudKitCheckRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the model or the schema file cannot be read, `UsageError` if no schema or a configuration
    ///   that does not exist is named.
    package func run() throws -> CloudKitCheckOutcome {
        let configured = try LoadedConfiguration(in: workspace).configuration?.cloudKit ?? CloudKitConfiguration()
        guard let path = request.schema ?? configured.schema?.value.path else {
            throw UsageError(
                "no schema to compare with: name an exported one with \(workspace.wording[.schema]), or in .modelc.yml: "
                    + "cloudkit: { schema: production.ckdb }")
        }
        let names = request.configurations.isEmpty ? configured.configurations?.value ?? [] : request.configurations
        let mirrored = try MirroredVersion(request.path, request.version, in: workspace)
        try mirrored.checkConfigurations(names)
        let file = try CloudKitSchemaFile(path, in: workspace)
        var options = SchemaCheckOptions(configurationOption: workspace.wording[.configuration])
        options.configurations = names
        options.isSharing = request.isSharing || configured.sharing?.value == true
        return outcome(mirrored, file, options)
    }

    private func outcome(
        _ mirrored: MirroredVersion, _ file: CloudKitSchemaFile, _ options: SchemaCheckOptions
    ) -> CloudKitCheckOutcome {
        var ledger = mirrored.ledger
        ledger.enter(file.failures)
        let check = file.schema.isReadable ? SchemaCheck(mirrored.model, file.schema, options) : nil
        let findings = CloudKitFindings(
            model: (mirrored.path, mirrored.version), schema: file,
            findings: request.selection.applied(to: check?.findings ?? SchemaCheck.problems(of: file.schema)),
            thresholds: request.selection.thresholds, display: workspace.display)
        return CloudKitCheckOutcome(
            findings: findings, recordTypes: check?.mirrored.types.count ?? 0, presentTypes: check?.presentTypes ?? 0,
            expectedFields: check?.expectedFields ?? 0, presentFields: check?.presentFields ?? 0, ledger: ledger,
            messages: ledger.messages(besides: mirrored.reading.diagnostics),
            sources: mirrored.sources.merging(findings.sources) { first, _ in first })
    }
}
