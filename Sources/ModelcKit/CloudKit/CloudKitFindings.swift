import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcMirroring
import ModelcSchema
import ModelcSettings

/// The findings of a run about CloudKit schemas, with the model and the schema files that they are in.
package struct CloudKitFindings {
    /// A finding of the schema check, and the same finding in the form of reports.
    package struct Pair {
        package let finding: CloudKitFinding
        package let reported: ProjectFinding
    }

    /// The path of the model, and its version; nil if two schemas are compared.
    var model: (path: String, version: ModelVersion)?
    /// The schema. If two schemas are compared, the newer one. Nil for a container that has no schema yet.
    var schema: CloudKitSchemaFile?
    /// The older schema if two schemas are compared; otherwise nil.
    var olderSchema: CloudKitSchemaFile?
    /// The findings, with the severities that the request selects.
    var findings: [CloudKitFinding]
    var thresholds: LintThresholds
    /// Formats paths for reports.
    let display: DisplayPath

    /// Whether the run fails because of its findings.
    var isFailed: Bool { thresholds.fail { severity in findings.count { $0.severity == severity } } }

    /// The source texts of the schemas, by path.
    var sources: [String: SourceText] {
        Dictionary(
            [schema, olderSchema].compactMap { $0 }.map { ($0.path, $0.schema.source) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The findings that are severe enough to be shown, in the order of reports.
    package var shown: [Pair] {
        var places = FindingLocations(display)
        let findings = findings.filter { $0.severity >= thresholds.shown }
        let reported = findings.map { report($0, &places) }.numbered()
        let byForm = Dictionary(zip(reported, findings), uniquingKeysWith: { first, _ in first })
        return reported.inReportOrder.compactMap { form in byForm[form].map { Pair(finding: $0, reported: form) } }
    }

    /// Returns the findings that are severe enough to be shown, with the number of hidden findings and other data for
    /// reports.
    package func found(failures: [Diagnostic], exitCode: Int) -> ProjectFindings {
        var places = FindingLocations(display)
        let reported = findings.filter { $0.severity >= thresholds.shown }.map { report($0, &places) }
        var found = ProjectFindings(reported, places)
        found.hide(findings.map(\.severity).filter { $0 < thresholds.shown })
        found.rules = CloudKitFindingCode.allCases.map { FindingRule($0.id, category: CloudKitFindings.category) }
        found.bundles = model.map { [ReadBundle(path: display.path($0.path))] } ?? []
        found.setFailures(failures)
        found.exitCode = exitCode
        return found
    }

    /// The category of all codes, for options and reports.
    static let category = "cloudkit"

    private func report(_ finding: CloudKitFinding, _ places: inout FindingLocations) -> ProjectFinding {
        let bundle = model?.path ?? schema?.path ?? ""
        var reported = ProjectFinding(
            finding.code.id, finding.severity, finding.message, category: CloudKitFindings.category,
            help: finding.help, bundle: display.path(bundle), version: model?.version.name,
            modelPath: finding.modelPath, at: place(finding.place, &places),
            identity: ProjectFinding.Identity(
                facts: [finding.recordType, finding.field, finding.configuration].compactMap(\.self)))
        reported.isFailure = finding.code == .unreadable
        return reported
    }

    private func place(_ place: CloudKitFinding.Place, _ places: inout FindingLocations) -> SourceLocation? {
        switch place {
        case .schema(let position, let length): schema.map { places.place(position, length, in: $0) }
        case .olderSchema(let position, let length): olderSchema.map { places.place(position, length, in: $0) }
        case .wholeSchema: schema.map { SourceLocation(path: display.path($0.path)) }
        case .model(let element): model.map { places.place(element, in: $0.version) }
        }
    }
}

extension FindingLocations {
    fileprivate mutating func place(
        _ position: SourcePosition, _ length: Int, in file: CloudKitSchemaFile
    ) -> SourceLocation {
        place(SourceLocation(path: file.path, position: position, length: length), in: file.schema.source)
    }
}
