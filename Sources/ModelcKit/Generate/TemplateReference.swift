import ModelcSettings
import ModelcTemplating

/// What templates of a set can ask for, as text for people.
package struct TemplateReference {
    private let set: OutputLanguage

    package init(_ set: OutputLanguage) { self.set = set }

    package var text: String {
        var known: Set<String> = []
        var sections: [String] = []
        for (use, root) in set.templateRoots {
            sections.append("\(use) begins with \(root.templateSchema.name).\n")
            for schema in SchemaCatalog(root: root).schemas where known.insert(schema.name).inserted {
                sections.append(section(of: schema))
            }
        }
        return (sections + [filters]).joined(separator: "\n")
    }

    private func section(of schema: TemplateSchema) -> String {
        let rows = schema.keys.map { (name: $0.name, type: "\($0.type)", documentation: $0.documentation) }
        let nameWidth = rows.map(\.name.count).max() ?? 0
        let typeWidth = rows.map(\.type.count).max() ?? 0
        let lines = rows.map { row in
            "  \(padded(row.name, nameWidth))  \(padded(row.type, typeWidth))  \(row.documentation)\n"
        }
        return "\(schema.name): \(schema.documentation)\n" + lines.joined()
    }

    private var filters: String {
        let all = FilterDescription.all
        let width = all.map(\.name.count).max() ?? 0
        let lines = all.map { "  \(padded($0.name, width))  of \($0.subject): \($0.documentation)\n" }
        return "Filters, as the last parts of key paths:\n" + lines.joined()
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }
}
