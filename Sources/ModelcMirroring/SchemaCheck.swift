import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcSchema

/// Compares a CloudKit schema with the record types and fields that Core Data writes for a model.
package struct SchemaCheck {
    /// The findings, in no particular order.
    package private(set) var findings: [CloudKitFinding] = []
    /// The record types and fields that Core Data writes for the model.
    package let mirrored: MirroredModel
    /// The number of record types in `mirrored` that the schema has.
    package private(set) var presentTypes = 0
    /// The number of fields that these record types should have in the schema.
    package private(set) var expectedFields = 0
    /// The number of these fields that the schema has with the correct type.
    package private(set) var presentFields = 0
    private let model: ResolvedModel
    private let schema: CloudKitSchema
    private let options: SchemaCheckOptions

    package init(_ model: ManagedObjectModel, _ schema: CloudKitSchema, _ options: SchemaCheckOptions) {
        self.model = ResolvedModel(model)
        self.schema = schema
        self.options = options
        let types = Dictionary(schema.types.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        let entities = MirroredEntities(
            of: self.model, configurations: options.configurations, types: Set(types.keys))
        mirrored = MirroredModel(self.model, entities)
        findings = SchemaCheck.problems(of: schema) + mirrored.findings
        checkConfigurations(entities)
        for type in mirrored.types { check(type, types[type.name]) }
        checkOrphans()
        checkShare(types)
    }

    /// Returns the findings about the schema file itself, such as syntax errors.
    package static func problems(of schema: CloudKitSchema) -> [CloudKitFinding] {
        schema.problems.map(CloudKitFinding.init)
    }

    private mutating func checkConfigurations(_ entities: MirroredEntities) {
        for configuration in entities.localConfigurations {
            var finding = CloudKitFinding(
                .localConfiguration,
                "no entity of the configuration \(configuration.name) is in the schema; modelc assumes that it is not mirrored",
                help: "name the mirrored ones with \(options.configurationOption), or in .modelc.yml: cloudkit: { "
                    + "configurations: [Cloud] }",
                at: .model(SchemaLocation(configuration)))
            finding.configuration = configuration.name
            findings.append(finding)
        }
    }

    private mutating func check(_ type: MirroredRecordType, _ found: RecordType?) {
        guard let found else {
            if !type.isLocal { findings.append(missing(type)) }
            return
        }
        presentTypes += 1
        var fields = RecordFieldsCheck(type, found, options)
        fields.run()
        findings += fields.findings
        expectedFields += fields.expected
        presentFields += fields.present
    }

    private func missing(_ type: MirroredRecordType) -> CloudKitFinding {
        let effect = type.entity.map { "no \($0) is synced" } ?? "no many-to-many relationship is synced"
        return CloudKitFinding(
            .typeMissing, "record type \(type.name) is missing: \(effect)", help: CloudKitFinding.deployment,
            at: .model(type.place)
        ).of(type.name).about(type.entity)
    }

    /// Reports record types of the schema that look like types of Core Data, but belong to no mirrored entity.
    private mutating func checkOrphans() {
        let known = Set(mirrored.types.map(\.name))
        let orphans = schema.types.filter { type in
            let name = type.name.text
            return (name.hasPrefix(MirroredField.prefix) || name == MirroredRecordType.nameOfPairs)
                && !known.contains(name)
        }
        findings += orphans.map { type in
            CloudKitFinding(
                .orphanedType, "\(type.name.text) belongs to no mirrored entity\(reason(type.name.text))",
                help: "nothing, if an older version of the app had it: a deployed type stays",
                at: .schema(type.name)
            ).of(type.name.text)
        }
    }

    private func reason(_ type: String) -> String {
        guard let entity = model.entity(named: String(type.dropFirst(MirroredField.prefix.count))) else { return "" }
        let root = model.root(of: entity).name
        return root == entity.name
            ? ": \(entity.name) is not in a mirrored configuration"
            : ": the fields of \(entity.name) are in \(MirroredField.prefix)\(root), the type of its root entity"
    }

    private mutating func checkShare(_ types: [String: RecordType]) {
        guard options.isSharing, types["cloudkit.share"] == nil else { return }
        findings.append(
            CloudKitFinding(
                .shareMissing, "the schema has no type cloudkit.share: no share can be made in Production",
                help: "share a record in Development once, then deploy", at: .wholeSchema
            ).of("cloudkit.share"))
    }
}

extension CloudKitFinding {
    /// The advice for a missing type or field: how it gets into the Production environment.
    static let deployment =
        "call initializeCloudKitSchema() in Development, then deploy the schema in the CloudKit Console"

    init(_ problem: CloudKitSchemaProblem) {
        let code: CloudKitFindingCode =
            switch problem.kind {
            case .syntax: .unreadable
            case .duplicate: .declaredTwice
            case .tolerated: .tolerated
            }
        self.init(
            code, problem.message, help: problem.help, at: .schema(problem.position, length: problem.length))
        recordType = problem.recordType
        field = problem.field
    }
}
