import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcSchema

/// Compares the fields of a record type in a schema with the fields that Core Data writes.
struct RecordFieldsCheck {
    private(set) var findings: [CloudKitFinding] = []
    /// The number of fields that the schema should have.
    private(set) var expected = 0
    /// The number of these fields that the schema has with the correct type.
    private(set) var present = 0
    private let type: MirroredRecordType
    private let found: RecordType
    private let fields: [String: RecordField]
    private let expectedNames: Set<String>
    private let options: SchemaCheckOptions
    private var missing: [MirroredField] = []

    init(_ type: MirroredRecordType, _ found: RecordType, _ options: SchemaCheckOptions) {
        self.type = type
        self.found = found
        self.options = options
        expectedNames = Set(type.fields.map(\.name))
        fields = Dictionary(found.fields.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func run() {
        for field in type.fields { check(field) }
        let orphans = found.fields.filter(isOrphan)
        let renames = SuspectedRenames(missing: missing, orphans: orphans)
        for field in missing { reportMissing(field, renamedFrom: renames.oldName(of: field)) }
        for orphan in orphans { reportOrphan(orphan) }
    }

    private mutating func check(_ field: MirroredField) {
        guard let found = fields[field.name] else { return note(missing: field) }
        let problem = problem(of: found, field)
        if field.isCounted {
            expected += 1
            present += problem == nil ? 1 : 0
        }
        if let problem { findings.append(problem) } else { checkOptions(of: found, field) }
    }

    private mutating func note(missing field: MirroredField) {
        switch field.role {
        case .attribute, .relationship, .entityName, .pair:
            expected += 1
            missing.append(field)
        case .companion:
            report(.companionMissing, "\(type.name).\(field.name) is needed above 1 MB", field)
        case .receipt: reportReceipt(field)
        case .derivedAttribute: break
        }
    }

    private mutating func reportReceipt(_ field: MirroredField) {
        report(.receiptMissing, "sharing moves records: \(type.name).\(field.name) is needed", field)
        if options.isSharing { findings[findings.count - 1].severity = .warning }
    }

    private mutating func report(_ code: CloudKitFindingCode, _ message: String, _ field: MirroredField) {
        let place = field.place ?? type.place
        findings.append(
            CloudKitFinding(code, message, help: CloudKitFinding.deployment, at: .model(place))
                .of(type.name, field.name).about(field.entity, field.property))
    }

    private func problem(of found: RecordField, _ field: MirroredField) -> CloudKitFinding? {
        let name = "\(type.name).\(field.name)"
        let place = CloudKitFinding.Place.schema(found.name)
        if found.type.isList || !field.type.accepts(found.type) {
            return CloudKitFinding(
                .otherType, "\(name) is \(found.type.text); the mirror writes \(field.type.text)",
                help: "a deployed field keeps its type: give the property another name", at: place
            ).of(type.name, field.name).about(field.entity, field.property)
        }
        guard found.type.isEncrypted != field.type.isEncrypted else { return nil }
        let message =
            field.type.isEncrypted
            ? "\(name) is not encrypted and, once deployed, never will be"
            : "\(name) is encrypted; the mirror writes it without encryption"
        let help =
            field.type.isEncrypted
            ? "encrypt a new attribute instead: only new fields can be encrypted"
            : "allow encryption of the attribute, or use a new one: encryption of a field never changes"
        return CloudKitFinding(.otherEncryption, message, help: help, at: place).of(type.name, field.name)
            .about(field.entity, field.property)
    }

    private mutating func checkOptions(of found: RecordField, _ field: MirroredField) {
        let place = CloudKitFinding.Place.schema(found.name)
        if found.type.storedKind == .number {
            findings.append(
                CloudKitFinding(.openNumber, "\(type.name).\(field.name) is an open NUMBER", at: place)
                    .of(type.name, field.name).about(field.entity, field.property))
            return
        }
        guard field.role != .receipt else { return }
        let lacking = field.type.exportedOptions.subtracting(found.options)
        guard !lacking.isEmpty else { return }
        findings.append(
            CloudKitFinding(
                .optionsMissing, "\(type.name).\(field.name) lacks \(lacking.words.joined(separator: ", "))", at: place
            ).of(type.name, field.name).about(field.entity, field.property))
    }

    private func isOrphan(_ field: RecordField) -> Bool {
        let name = field.name.text
        return !name.hasPrefix("___") && !expectedNames.contains(name) && !type.isUnknown(name)
    }

    private mutating func reportMissing(_ field: MirroredField, renamedFrom old: String?) {
        let hasLazyFields = found.fields.contains { field in
            field.name.text.hasSuffix(MirroredField.companionEnding) || field.name.text == "CD_moveReceipt"
        }
        let effect = effect(ofMissing: field) + (old.map { "; renamed from \($0)?" } ?? "")
        var finding = CloudKitFinding(
            .fieldMissing, "\(type.name).\(field.name) is missing: \(effect)", help: CloudKitFinding.deployment,
            at: .model(field.place ?? type.place)
        ).of(type.name, field.name).about(field.entity, field.property)
        if !hasLazyFields {
            finding.help =
                "\(CloudKitFinding.deployment); records made this type, so properties that were always nil have no field"
        }
        findings.append(finding)
    }

    private func effect(ofMissing field: MirroredField) -> String {
        switch field.role {
        case .entityName: "no \(type.entity ?? type.name) is exported"
        case .pair: "no many-to-many relationship is exported"
        case .attribute, .relationship, .companion, .receipt, .derivedAttribute:
            "\(field.entity ?? type.name) objects that have one are not exported"
        }
    }

    private mutating func reportOrphan(_ field: RecordField) {
        let name = field.name.text
        let isOfMirror = name.hasPrefix(MirroredField.prefix)
        let message =
            isOfMirror ? "\(type.name).\(name) belongs to no property" : "\(type.name).\(name) is not the mirror's"
        findings.append(
            CloudKitFinding(
                isOfMirror ? .orphanedField : .foreignField, message,
                help: "nothing, if an older version of the app had it: a deployed field stays", at: .schema(field.name)
            ).of(type.name, name).about(type.entity))
    }
}

/// Finds fields of the schema that are probably missing fields under an older name.
private struct SuspectedRenames {
    private let oldNames: [RecordFieldKind: String]

    /// - Parameters:
    ///   - missing: the fields that the schema should have but does not have.
    ///   - orphans: the fields of the schema that belong to no property. For each type, a rename is suspected if
    ///     exactly one missing field and exactly one of these fields have the type.
    init(missing: [MirroredField], orphans: [RecordField]) {
        // The fields of the mirror itself never had another name.
        let missing = Dictionary(grouping: missing.filter { $0.property != nil }, by: \.type.kind)
            .filter { $0.value.count == 1 }
        let orphans = Dictionary(
            grouping: orphans.filter { $0.name.text.hasPrefix(MirroredField.prefix) }, by: \.type.storedKind)
        oldNames = orphans.filter { $0.value.count == 1 && missing[$0.key] != nil }.compactMapValues {
            $0.first?.name.text
        }
    }

    func oldName(of field: MirroredField) -> String? { field.property == nil ? nil : oldNames[field.type.kind] }
}

extension MirroredField {
    /// Whether the field counts in the numbers of expected and present fields if the schema has it.
    fileprivate var isCounted: Bool { isNeeded || role == .derivedAttribute && type.kind != .asset }

    /// Whether Core Data fails to export objects if the schema lacks the field.
    package var isNeeded: Bool {
        switch role {
        case .attribute, .relationship, .entityName, .pair: true
        case .companion, .receipt, .derivedAttribute: false
        }
    }
}

extension RecordFieldType {
    /// Whether the type of a field in the schema can store values of this type. Encryption and lists are not compared
    /// here.
    fileprivate func accepts(_ found: RecordFieldType) -> Bool {
        found.storedKind == kind || found.storedKind == .number && (kind == .int64 || kind == .double)
    }
}
