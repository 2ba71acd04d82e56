import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcMirroring
import ModelcSchema
import ModelcSettings

/// The request to compare a model with a CloudKit schema.
package struct CloudKitCheckRequest {
    /// The path of the model; nil for the project's only model.
    var path: String?
    package var version = VersionSelection.current
    /// The path of the exported schema; nil for the schema in the configuration.
    package var schema: String?
    /// The names of the model's configurations that are mirrored to CloudKit. If empty, they are derived from the
    /// record types that the schema has.
    package var configurations: [String] = []
    /// Whether the app shares records (`CKShare`), so that the schema must have the record type `cloudkit.share`.
    package var isSharing = false
    package var selection = CloudKitSelection()

    package init(path: String? = nil) { self.path = path }
}

/// The result of comparing a model with a schema.
package struct CloudKitCheckOutcome: RunOutcome {
    /// The findings, with the model and the schema that they are in.
    package var findings: CloudKitFindings
    /// Whether the model has one of the configurations that are mirrored. Without it, nothing is compared.
    var isMirrored = true
    /// Whether the model has a flag for use with CloudKit.
    var isMarked = false
    /// The number of record types that Core Data needs for the mirrored entities.
    package var recordTypes = 0
    /// The number of needed record types that the schema has (`recordTypes` counts all of them).
    var presentTypes = 0
    /// The number of fields that Core Data needs in the record types that the schema has.
    package var expectedFields = 0
    /// The number of needed fields that the schema has in the needed form (`expectedFields` counts all of them).
    package var presentFields = 0
    var ledger: RunLedger
    package var messages: [Diagnostic]
    package var sources: [String: SourceText]

    package var result: RunResult { ledger.result(hasFindings: findings.isFailed) }

    /// The findings that are severe enough to be shown, with the numbers of hidden findings and other data for reports.
    package var found: ProjectFindings { findings.found(failures: ledger.failures, exitCode: result.rawValue) }
}

/// Compares a model with a schema file: determines the record types and fields that Core Data's mirror needs, and
/// reports those that the schema lacks or declares differently.
package struct CloudKitCheck: UseCase {
    private let request: CloudKitCheckRequest
    private let workspace: Workspace

    package init(_ request: CloudKitCheckRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the model or the schema file cannot be read, `UsageError` if no schema is named, or if
    ///   a configuration that does not exist is named.
    package func run() throws -> CloudKitCheckOutcome {
        let loaded = try LoadedConfiguration(in: workspace)
        let configured = loaded.configuration?.cloudKit ?? CloudKitConfiguration()
        guard let path = request.schema ?? configured.schema?.value.path else {
            throw UsageError(
                "no schema to compare with: name an exported one with \(workspace.wording[.schema]), or in .modelc.yml: "
                    + "cloudkit: { schema: production.ckdb }")
        }
        let mirrored = try MirroredVersion(request.path, request.version, in: workspace)
        let names = try configurations(of: mirrored, configured.configurations, loaded)
        let file = try CloudKitSchemaFile(path, in: workspace)
        guard let names else { return unmirrored(mirrored, file) }
        var options = SchemaCheckOptions(configurationOption: workspace.wording[.configuration])
        options.configurations = names
        options.isSharing = request.isSharing || configured.sharing?.value == true
        return outcome(mirrored, file, options)
    }

    /// Returns the names of the model's mirrored configurations: those in the request, or otherwise those in the
    /// project's settings that the model has. Empty if neither names a configuration. Nil if the settings name only
    /// configurations of other models.
    private func configurations(
        of mirrored: MirroredVersion, _ setting: Setting<[String]>?, _ loaded: LoadedConfiguration
    ) throws -> [String]? {
        guard request.configurations.isEmpty else {
            try mirrored.checkConfigurations(request.configurations)
            return request.configurations
        }
        guard let setting, !setting.value.isEmpty else { return [] }
        let unknown = NamedConfigurations(setting, "cloudkit.configurations")
            .unknown(in: mirrored.reading.model.map { [$0] } ?? [], workspace)
        guard unknown.isEmpty else { throw RunFailure(unknown, sources: loaded.sources) }
        let known = Set(mirrored.model.configurations.map(\.name))
        let names = setting.value.filter(known.contains)
        return names.isEmpty ? nil : names
    }

    /// Returns the outcome for a model that has none of the mirrored configurations.
    private func unmirrored(_ mirrored: MirroredVersion, _ file: CloudKitSchemaFile) -> CloudKitCheckOutcome {
        let findings = CloudKitFindings(
            model: (mirrored.path, mirrored.version), schema: file, findings: [],
            thresholds: request.selection.thresholds, display: workspace.display)
        let message = Diagnostic.modelNotMirrored(
            mirrored.path, "it has none of the configurations in cloudkit.configurations")
        return CloudKitCheckOutcome(
            findings: findings, isMirrored: false, ledger: mirrored.ledger,
            messages: mirrored.ledger.messages(besides: mirrored.reading.diagnostics + [message]),
            sources: mirrored.sources)
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
            findings: findings, isMarked: mirrored.isMarked, recordTypes: check?.mirrored.types.count ?? 0,
            presentTypes: check?.presentTypes ?? 0,
            expectedFields: check?.expectedFields ?? 0, presentFields: check?.presentFields ?? 0, ledger: ledger,
            messages: ledger.messages(besides: mirrored.reading.diagnostics),
            sources: mirrored.sources.merging(findings.sources) { first, _ in first })
    }
}

extension Diagnostic {
    /// Returns a note that a model is not compared with the schema.
    ///
    /// - Parameter reason: a clause, such as `it has no record type in the schema`.
    static func modelNotMirrored(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .modelNotMirrored, .note,
            "'\(TerminalText.escaped(path))' is taken as not mirrored: \(reason)", at: SourceLocation(path: path),
            help: "if it is mirrored, compare it alone: \(ToolCommandName.cloudKitCheck) \(ShellWord.quoted(path))")
    }
}

extension DiagnosticID {
    static let modelNotMirrored = DiagnosticID("model-not-mirrored")
}
