import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcMirroring
import ModelcSchema
import ModelcSettings

/// Compares the versions of a plan with the CloudKit schema of the configuration: what each version writes and the
/// schema lacks, and the fields that only apps with older versions write.
struct PlannedSchema {
    /// The record types and fields that apps with a version write.
    fileprivate struct Version {
        var name: String
        /// The record types that the schema lacks, and the fields, as `CD_Trip.CD_note`.
        var missing: [String]
        /// The fields of attributes and to-one relationships that the schema has, by record type.
        var fields: [String: Set<String>]
    }

    private let schemaPath: String
    private let modelPath: String
    /// The versions that stores come from, and the target, in the order in which they shipped.
    private let versions: [Version]
    private let target: String
    private let wording: Wording

    /// - Parameter origins: the names of the versions that stores come from.
    /// - Returns: nil if the configuration has no schema, or if the model is not mirrored.
    /// - Throws: `RunFailure` if the schema cannot be read.
    init?(
        _ configuration: CloudKitConfiguration, _ planned: PlannedVersions, from origins: Set<String>,
        in workspace: Workspace
    ) throws(RunFailure) {
        guard let setting = configuration.schema else { return nil }
        let file = try CloudKitSchemaFile(setting.value.path, in: workspace)
        guard file.failures.isEmpty else { throw RunFailure(file.failures) }
        var options = SchemaCheckOptions(configurationOption: workspace.wording[.configuration])
        let names = configuration.configurations?.value ?? []
        var found: [Version] = []
        var isMirrored = false
        for version in planned.all where version.name == planned.target || origins.contains(version.name) {
            let known = Set(version.model.configurations.map(\.name))
            options.configurations = names.filter(known.contains)
            guard names.isEmpty || !options.configurations.isEmpty else { continue }
            let check = SchemaCheck(version.model, file.schema, options)
            isMirrored = isMirrored || check.presentTypes > 0 || version.model.isUsedWithCloudKit
            found.append(Version(version.name, check, file.schema))
        }
        guard isMirrored else { return nil }
        schemaPath = workspace.display.path(file.path)
        modelPath = workspace.display.path(planned.bundle.path)
        versions = found
        target = planned.target
        wording = workspace.wording
    }

    var diagnostics: [Diagnostic] { gaps + (leftBehind.map { [$0] } ?? []) }

    /// Returns a warning for each group of versions that need the same additions to the schema.
    private var gaps: [Diagnostic] {
        let lacking = versions.filter { !$0.missing.isEmpty }
        var lists: [[String]] = []
        for version in lacking where !lists.contains(version.missing) { lists.append(version.missing) }
        return lists.map { missing in
            let names = lacking.filter { $0.missing == missing }.map(\.name)
            let last = names.last ?? ""
            let option = last == target ? "" : " \(wording[.version]) \(ShellWord.quoted(last))"
            return Diagnostic(
                .cloudKitSchemaBehind, .warning,
                "'\(schemaPath)' lacks \(TerminalText.list(missing)): apps with \(TerminalText.list(names)) do not export "
                    + "objects that need \(missing.count == 1 ? "it" : "them")",
                at: SourceLocation(path: schemaPath),
                help: "deploy the schema before the app ships; the details: \(ToolCommandName.cloudKitCheck) "
                    + ShellWord.quoted(modelPath) + option)
        }
    }

    /// The message about fields that only older versions write; nil if there are none. It is a warning if the version
    /// before the target still writes one of them, so that the latest change is the cause.
    private var leftBehind: Diagnostic? {
        guard let current = versions.first(where: { $0.name == target }) else { return nil }
        let older = versions.prefix { $0.name != target }
        let left = Set(older.flatMap { $0.names(besides: current) }).inByteOrder()
        guard !left.isEmpty, let previous = older.last else { return nil }
        let writers = older.filter { !$0.names(besides: current).isEmpty }.map(\.name)
        let isLatest = !previous.names(besides: current).isEmpty
        return Diagnostic(
            .cloudKitOldFields, isLatest ? .warning : .note,
            "apps with \(TerminalText.list(writers)) keep writing \(TerminalText.list(left)) to CloudKit, and apps with "
                + "\(TerminalText.name(target)) do not read \(left.count == 1 ? "it" : "them")",
            at: SourceLocation(path: modelPath),
            help: "keep the property in the model while such apps are in use; a renaming identifier is for stores only")
    }
}

extension PlannedSchema.Version {
    fileprivate init(_ name: String, _ check: SchemaCheck, _ schema: CloudKitSchema) {
        self.name = name
        missing = check.findings.filter { $0.code == .typeMissing || $0.code == .fieldMissing }.compactMap { finding in
            finding.recordType.map { type in finding.field.map { "\(type).\($0)" } ?? type }
        }.inByteOrder()
        let present = Dictionary(
            schema.types.map { ($0.name.text, Set($0.fields.map(\.name.text))) }, uniquingKeysWith: { $0.union($1) })
        fields = check.mirrored.types.reduce(into: [:]) { fields, type in
            let own = type.fields.filter { $0.role == .attribute || $0.role == .relationship }.map(\.name)
            fields[type.name] = present[type.name].map { $0.intersection(own) }
        }
    }

    /// Returns the fields that this version writes and another does not; only the record type if the other lacks it.
    fileprivate func names(besides other: PlannedSchema.Version) -> [String] {
        fields.flatMap { type, names in
            guard let kept = other.fields[type] else { return [type] }
            return names.subtracting(kept).map { "\(type).\($0)" }
        }
    }
}

extension DiagnosticID {
    static let cloudKitSchemaBehind = DiagnosticID("cloudkit-schema-behind")
    static let cloudKitOldFields = DiagnosticID("cloudkit-old-fields")
}
