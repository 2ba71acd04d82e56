import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcSchema

/// Adds to a schema the record types and fields that Core Data writes for a model and that the schema lacks.
package struct SchemaEmission {
    /// Parts of a schema for which no public export, or only one, shows how Core Data writes them.
    private enum UnshownForm: CaseIterable {
        case pairs
        case inheritance
        case encryption

        var words: String {
            switch self {
            case .pairs: "the type of many-to-many relationships"
            case .inheritance: "a field of an entity with a parent"
            case .encryption: "an encrypted field"
            }
        }

        /// The beginning of a clause about what is known of the form. Encryption cannot be corrected after a deployment, so the fields of one
        /// app are not enough.
        var evidence: String {
            switch self {
            case .pairs, .inheritance: "no public export shows"
            case .encryption: "only the public schema of one app shows"
            }
        }
    }

    /// The findings that prevent the schema from being written, and the findings about parts that are left out or get
    /// the comment `Unconfirmed`.
    package private(set) var findings: [CloudKitFinding] = []
    /// The fields to add to existing record types. The keys are the names of the types.
    package private(set) var fields: [String: [RecordFieldDeclaration]] = [:]
    /// The record types to add.
    package private(set) var types: [RecordTypeDeclaration] = []
    private let base: CloudKitSchema
    private let includesUnshown: Bool
    private var shown: Set<UnshownForm> = []

    /// - Parameters:
    ///   - check: the result of comparing the model with `base`.
    ///   - base: the schema to complete.
    ///   - includesUnshown: whether to write parts for which no public export shows the form. They get the comment
    ///     `Unconfirmed`.
    package init(_ check: SchemaCheck, onto base: CloudKitSchema, includesUnshown: Bool) {
        self.base = base
        self.includesUnshown = includesUnshown
        findings = check.findings.filter {
            SchemaEmission.refusals.contains($0.code) || $0.code == .localConfiguration
        }
        let present = Dictionary(base.types.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        findShownForms(check.mirrored, present)
        for type in check.mirrored.types {
            if let found = present[type.name] { complete(type, found) } else if !type.isLocal { add(type) }
        }
    }

    /// The codes of findings that prevent the schema from being written.
    private static let refusals: Set<CloudKitFindingCode> = [
        .unreadable, .declaredTwice, .otherType, .otherEncryption, .notMirrored, .contested, .invalidName,
    ]

    /// Whether a finding prevents the schema from being written.
    package var isRefused: Bool {
        findings.contains { SchemaEmission.refusals.contains($0.code) || $0.severity == .error }
    }

    /// The number of fields to add to existing record types.
    package var fieldCount: Int { fields.values.reduce(0) { $0 + $1.count } }

    /// Returns the content of `base` with the additions.
    ///
    /// - Throws: the conflict if two additions have the same position, which does not happen.
    package func text() throws(TextEditConflict) -> [UInt8] {
        try CloudKitSchemaAddition(to: base).text(fields: fields, types: types)
    }

    /// Returns the schema for a container that has no schema yet.
    package func textOfNewContainer() -> [UInt8] {
        Array(ExportLayout.text(roles: [], types: types + [.users]).utf8)
    }

    private mutating func findShownForms(_ model: MirroredModel, _ present: [String: RecordType]) {
        if present[MirroredRecordType.nameOfPairs] != nil { shown.insert(.pairs) }
        for type in model.types {
            guard let found = present[type.name] else { continue }
            let names = Set(found.fields.map(\.name.text))
            if type.fields.contains(where: { $0.isInherited && names.contains($0.name) }) { shown.insert(.inheritance) }
            if found.fields.contains(where: \.type.isEncrypted) { shown.insert(.encryption) }
        }
    }

    private mutating func complete(_ type: MirroredRecordType, _ found: RecordType) {
        let names = Set(found.fields.map(\.name.text))
        let missing = type.fields.filter { $0.role != .derivedAttribute && !names.contains($0.name) }
        let added = missing.map { declaration(of: $0, in: type) }
        if !added.isEmpty { fields[type.name] = added }
    }

    private mutating func add(_ type: MirroredRecordType) {
        let fields = type.fields.filter { $0.role != .derivedAttribute }.map { declaration(of: $0, in: type) }
        types.append(RecordTypeDeclaration(type.name, fields: fields + RecordFieldDeclaration.ofSystem))
    }

    private mutating func declaration(of field: MirroredField, in type: MirroredRecordType) -> RecordFieldDeclaration {
        var declaration = RecordFieldDeclaration(field.name, field.type)
        guard let form = form(of: field), !shown.contains(form) else { return declaration }
        var finding = CloudKitFinding(
            .formNotShown, "\(type.name).\(field.name) is \(form.words); \(form.evidence) its form",
            help: "let Core Data make it: \(CloudKitFinding.deployment)", at: .model(field.place ?? type.place)
        ).of(type.name, field.name).about(field.entity, field.property)
        if includesUnshown {
            finding.severity = .warning
            declaration.comment = "Unconfirmed: \(form.evidence) \(form.words)."
        }
        findings.append(finding)
        return declaration
    }

    private func form(of field: MirroredField) -> UnshownForm? {
        if field.role == .pair { return .pairs }
        if field.type.isEncrypted { return .encryption }
        return field.isInherited ? .inheritance : nil
    }
}
