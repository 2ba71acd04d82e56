import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcMirroring
import ModelcSchema

/// The request to add the missing record types and fields of a model to a CloudKit schema.
package struct CloudKitEmitRequest {
    /// The path of the model; nil for the project's only model.
    var path: String?
    package var version = VersionSelection.current
    /// The path of the schema to complete; nil for a container that has no schema yet.
    package var base: String?
    /// Whether a complete schema may be written if there is no schema to complete.
    package var isForNewContainer = false
    /// The names of the model's configurations that are mirrored to CloudKit. If empty, they are derived from the
    /// record types that the schema has.
    package var configurations: [String] = []
    /// Whether to write fields whose form is not confirmed by any public export of a schema. Each of them gets a
    /// comment that says so.
    package var includesUnconfirmed = false

    package init(path: String? = nil) { self.path = path }
}

/// A completed schema.
package struct CloudKitEmitOutcome: RunOutcome {
    /// The path of the completed schema as reports show it; nil for a new container.
    package var base: String?
    /// The bytes of the completed schema; nil if an error or a finding prevents writing it.
    package var schema: [UInt8]?
    /// The added record types and fields.
    package var emission: SchemaEmission
    /// Errors from reading the input.
    var ledger: RunLedger
    package var messages: [Diagnostic]
    package var sources: [String: SourceText]

    package var result: RunResult { ledger.result(hasFindings: schema == nil) }
}

/// Adds the record types and fields that a model needs to a schema file, and returns the completed schema.
package struct CloudKitEmit: UseCase {
    private let request: CloudKitEmitRequest
    private let workspace: Workspace

    package init(_ request: CloudKitEmitRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the model or the schema file cannot be read, `UsageError` if it is not clear which
    ///   schema to complete.
    package func run() throws -> CloudKitEmitOutcome {
        if request.base == nil, !request.isForNewContainer {
            throw UsageError(
                "no schema to complete: name an exported one with \(workspace.wording[.onto]); for a container without a "
                    + "schema, pass \(workspace.wording[.newContainer])")
        }
        let mirrored = try MirroredVersion(request.path, request.version, in: workspace)
        try mirrored.checkConfigurations(request.configurations)
        let file = try request.base.map { path throws(RunFailure) in try CloudKitSchemaFile(path, in: workspace) }
        if let file, !file.schema.isReadable {
            throw RunFailure(file.failures, sources: [file.path: file.schema.source])
        }
        var options = SchemaCheckOptions(configurationOption: workspace.wording[.configuration])
        options.configurations = request.configurations
        let base = file?.schema ?? CloudKitSchema(reading: Array("DEFINE SCHEMA\n".utf8))
        let check = SchemaCheck(mirrored.model, base, options)
        let emission = SchemaEmission(check, onto: base, includesUnshown: request.includesUnconfirmed)
        return try outcome(emission, mirrored, file)
    }

    private func outcome(
        _ emission: SchemaEmission, _ mirrored: MirroredVersion, _ file: CloudKitSchemaFile?
    ) throws -> CloudKitEmitOutcome {
        let findings = CloudKitFindings(
            model: (mirrored.path, mirrored.version), schema: file, findings: emission.findings,
            thresholds: CloudKitSelection().thresholds, display: workspace.display)
        var ledger = mirrored.ledger
        ledger.enter(file?.failures ?? [])
        let isWritten = ledger.isEmpty && !emission.isRefused
        return CloudKitEmitOutcome(
            base: file.map { workspace.display.path($0.path) }, schema: isWritten ? try text(emission, file) : nil,
            emission: emission, ledger: ledger,
            messages: ledger.messages(
                besides: mirrored.reading.diagnostics + findings.diagnostics + remarks(file, isWritten: isWritten)),
            sources: mirrored.sources.merging(findings.sources) { first, _ in first })
    }

    private func text(_ emission: SchemaEmission, _ file: CloudKitSchemaFile?) throws -> [UInt8] {
        file == nil ? emission.textOfNewContainer() : try emission.text()
    }

    private func remarks(_ file: CloudKitSchemaFile?, isWritten: Bool) -> [Diagnostic] {
        guard isWritten else { return [] }
        guard let file else {
            return [
                Diagnostic(
                    .schemaFromNothing, .warning,
                    "the schema is made from nothing; Apple: constructing an existing schema by hand \"isn't recommended\"",
                    help:
                        "use it only for a container whose schema is empty: an import makes the schema equal to the file"
                )
            ]
        }
        guard !file.schema.hasLayoutOfExport else { return [] }
        return [
            Diagnostic(
                .editedSchema, .warning,
                "the schema does not have the layout of an export: it was edited or made by hand",
                at: SourceLocation(path: file.path),
                help: "export the schema of Development again, so that nothing is lost when the result is imported")
        ]
    }
}

extension CloudKitFindings {
    /// The findings as diagnostics, because the result of this command is a schema and not a list of findings.
    fileprivate var diagnostics: [Diagnostic] {
        shown.map { pair in
            Diagnostic(
                pair.reported.id, pair.reported.severity, pair.reported.message, at: pair.reported.location,
                modelPath: pair.finding.modelPath, help: pair.reported.help)
        }
    }
}

extension DiagnosticID {
    static let schemaFromNothing = DiagnosticID("schema-from-nothing")
    static let editedSchema = DiagnosticID("edited-schema")
}
