import ModelcBase
import ModelcCloudKitSchema

/// The differences between two schemas, and whether the newer one only adds to the older one.
package struct SchemaComparison {
    /// The findings about removed, changed and added types, fields, indexes, permissions and roles.
    package private(set) var findings: [CloudKitFinding] = []

    package init(from old: CloudKitSchema, to new: CloudKitSchema) {
        let oldTypes = SchemaComparison.byName(old.types, \.name.text)
        let newTypes = SchemaComparison.byName(new.types, \.name.text)
        for type in old.types {
            guard let other = newTypes[type.name.text] else {
                report(gone: type)
                continue
            }
            compare(type, other)
        }
        for type in new.types where oldTypes[type.name.text] == nil {
            let count = Counted.text(type.fields.count, "field")
            add(.added, "\(type.name.text) is new, with \(count)", .schema(type.name), type.name.text)
        }
        compareRoles(old, new)
    }

    private static func byName<Element>(_ elements: [Element], _ name: KeyPath<Element, String>) -> [String: Element] {
        Dictionary(elements.map { ($0[keyPath: name], $0) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func add(
        _ code: CloudKitFindingCode, _ message: String, help: String? = nil, _ place: CloudKitFinding.Place,
        _ type: String? = nil, _ field: String? = nil
    ) {
        findings.append(CloudKitFinding(code, message, help: help, at: place).of(type, field))
    }

    private mutating func report(gone type: RecordType) {
        // Every container has the type `Users`, even if the schema file does not contain it.
        guard type.name.text != RecordTypeDeclaration.users.name else { return }
        add(
            .typeGone, "\(type.name.text) is in the old schema and not in the new one",
            help: "keep it: Production never loses a type", .olderSchema(type.name), type.name.text)
    }

    private mutating func compare(_ old: RecordType, _ new: RecordType) {
        let oldFields = SchemaComparison.byName(old.fields, \.name.text)
        let newFields = SchemaComparison.byName(new.fields, \.name.text)
        for field in old.fields {
            guard let other = newFields[field.name.text] else {
                report(gone: field, of: old)
                continue
            }
            compare(field, other, of: new)
        }
        for field in new.fields where oldFields[field.name.text] == nil {
            add(
                .added, "\(new.name.text).\(field.name.text) is new: \(field.type.text)", .schema(field.name),
                new.name.text, field.name.text)
        }
        compareGrants(old, new)
    }

    private mutating func report(gone field: RecordField, of type: RecordType) {
        let name = "\(type.name.text).\(field.name.text)"
        guard field.name.text.hasPrefix("___") else {
            return add(
                .fieldGone, "\(name) is in the old schema and not in the new one",
                help: "keep it: Production never loses a field", .olderSchema(field.name), type.name.text,
                field.name.text)
        }
        // Every record has the system fields. A missing declaration only removes their indexes.
        guard !field.options.isEmpty else { return }
        reportDropped(field.options, of: name, .olderSchema(field.name), type.name.text, field.name.text)
    }

    private mutating func compare(_ old: RecordField, _ new: RecordField, of type: RecordType) {
        let name = "\(type.name.text).\(new.name.text)"
        guard new.type.continues(old.type) else {
            return add(
                .fieldRetyped, "\(name) was \(old.type.text) and is \(new.type.text)",
                help: "keep the type, and add a field with another name", .schema(new.name), type.name.text,
                new.name.text)
        }
        let dropped = old.options.subtracting(new.options)
        if !dropped.isEmpty { reportDropped(dropped, of: name, .schema(new.name), type.name.text, new.name.text) }
        let gained = new.options.subtracting(old.options)
        guard !gained.isEmpty else { return }
        add(
            .added, "\(name) gains \(gained.words.joined(separator: ", "))", .schema(new.name), type.name.text,
            new.name.text)
    }

    private mutating func reportDropped(
        _ options: Set<RecordFieldOption>, of name: String, _ place: CloudKitFinding.Place, _ type: String,
        _ field: String
    ) {
        add(
            .optionDropped, "\(name) loses \(options.words.joined(separator: ", ")): queries that need it fail",
            help: "keep it, if an app in use queries the field", place, type, field)
    }

    private mutating func compareGrants(_ old: RecordType, _ new: RecordType) {
        let rights = { (type: RecordType) in
            Set(type.grants.flatMap { grant in grant.rights.map { [$0.rawValue, grant.role] } })
        }
        let (before, after) = (rights(old), rights(new))
        for right in before.subtracting(after).sorted(by: { $0.joined().isBefore($1.joined()) }) {
            add(
                .optionDropped, "\(new.name.text) no longer grants \(right[0]) to \(right[1])",
                help: "keep it, if an app in use needs it in the public database", .schema(new.name), new.name.text)
        }
        for right in after.subtracting(before).sorted(by: { $0.joined().isBefore($1.joined()) }) {
            add(.added, "\(new.name.text) grants \(right[0]) to \(right[1])", .schema(new.name), new.name.text)
        }
    }

    private mutating func compareRoles(_ old: CloudKitSchema, _ new: CloudKitSchema) {
        let names = Set(new.roles.map(\.text))
        for role in old.roles where !names.contains(role.text) {
            add(
                .optionDropped, "the role \(role.text) is in the old schema and not in the new one",
                help: "keep it, if a type grants rights to it", .olderSchema(role))
        }
    }
}

extension RecordFieldType {
    /// Whether a field of the type `old` can get this type: the two are equal, or the old type is an open `NUMBER` and
    /// this is the specific type that replaces it.
    fileprivate func continues(_ old: RecordFieldType) -> Bool {
        guard isEncrypted == old.isEncrypted, isList == old.isList else { return false }
        return storedKind == old.storedKind || old.storedKind == .number && preference != nil
    }
}
