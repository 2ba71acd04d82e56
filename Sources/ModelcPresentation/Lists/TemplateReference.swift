import ModelcMarkup
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
        var table = TextTable(columnCount: 3, widest: .max)
        for key in schema.keys { table.add(key.name, "\(key.type)", key.documentation) }
        return "\(schema.name): \(schema.documentation)\n" + table.lines.map { $0 + "\n" }.joined()
    }

    private var filters: String {
        var table = TextTable(columnCount: 2, widest: .max)
        for filter in FilterDescription.all { table.add(filter.name, "of \(filter.subject): \(filter.documentation)") }
        return "Filters, as the last parts of key paths:\n" + table.lines.map { $0 + "\n" }.joined()
    }
}
