import ModelcBase

/// The layout in which `cktool` exports a schema.
package enum ExportLayout {
    /// Returns the text of a whole schema, with its types sorted by name as in an export.
    package static func text(roles: [String], types: [RecordTypeDeclaration]) -> String {
        let roleLines = roles.map { "    CREATE ROLE \(SchemaName.written($0));\n" }
        let head = roleLines.isEmpty ? [] : [roleLines.joined()]
        let sorted = types.sorted { $0.name.isBefore($1.name) }.map(text)
        return (["DEFINE SCHEMA\n"] + head + sorted).joined(separator: "\n")
    }

    static func text(of schema: CloudKitSchema) -> String {
        text(roles: schema.roles.map(\.text), types: schema.types.map(\.declaration))
    }

    /// Returns the lines of a record type: fields sorted by the bytes of their names, then grants.
    static func text(of type: RecordTypeDeclaration) -> String {
        let fields = type.fields.sorted { $0.name.isBefore($1.name) }
        let width = fields.map { SchemaName.written($0.name).utf8.count }.max() ?? 0
        let items = fields.map { lines(of: $0, width: width) } + type.grants.map { indent + $0.text }
        let body = items.isEmpty ? "" : items.joined(separator: ",\n") + "\n"
        return "    RECORD TYPE \(SchemaName.written(type.name)) (\n\(body)    );\n"
    }

    /// Returns the line of a field, with the line of its comment above it. There is no comma and no line feed at the
    /// end.
    ///
    /// - Parameter width: the width of the name column, in bytes.
    static func lines(of field: RecordFieldDeclaration, width: Int) -> String {
        let comment = field.comment.map { "\(indent)// \($0)\n" } ?? ""
        return comment + indent + text(of: field, width: width)
    }

    /// Returns a field on one line, such as `title STRING QUERYABLE`, without indentation and comment.
    static func text(of field: RecordFieldDeclaration, width: Int = 0) -> String {
        let name = SchemaName.written(field.name)
        let space = String(repeating: " ", count: max(width - name.utf8.count, 0) + 1)
        return name + space + ([field.type.text] + field.options.words).joined(separator: " ")
    }

    private static let indent = "        "
}
