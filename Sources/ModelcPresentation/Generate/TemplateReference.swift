import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcSettings
import ModelcTemplating

/// The reference of the values that the templates of a set can use.
package struct TemplateReference {
    let set: BundledTemplateSet

    package init(_ set: BundledTemplateSet) { self.set = set }

    var text: String {
        var sections: [String] = []
        for (use, root, schemas) in roots {
            sections.append("\(use) begins with \(root).\n")
            sections += schemas.map(section)
        }
        return (sections + [filters]).joined(separator: "\n")
    }

    /// The root object for each use of templates, and the objects that are reachable from it. An object that is
    /// reachable from several roots is listed only at the first.
    private var roots: [(use: String, root: String, schemas: [TemplateSchema])] {
        var known: Set<String> = []
        return set.templateRoots.map { use, root in
            let schemas = SchemaCatalog(root: root).schemas.filter { known.insert($0.name).inserted }
            return (use, root.templateSchema.name, schemas)
        }
    }

    /// All objects, in the order in which they are reached from the roots.
    var schemas: [TemplateSchema] { roots.flatMap(\.schemas) }

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

extension TemplateReference {
    /// Returns the values that templates can use, as text or as JSON.
    package func text(_ format: OutputFormat, _ style: TextStyle = .plain) -> String {
        switch format {
        case .text: style.outline(text)
        case .json: ResultDocument("templates describe", result: json).text
        }
    }

    private var json: JSONValue {
        let roots = set.templateRoots.map { use, type in
            JSONValue.object([
                JSONMember(key: "files", value: .string(use)),
                JSONMember(key: "object", value: .string(type.templateSchema.name)),
            ])
        }
        return [
            "set": .string(set.rawValue), "roots": .array(roots), "objects": .array(schemas.map(json)),
            "filters": .array(
                FilterDescription.all.map { filter in
                    [
                        "name": .string(filter.name), "subject": .string(filter.subject),
                        "summary": .string(filter.documentation),
                    ]
                }),
        ]
    }

    private func json(_ schema: TemplateSchema) -> JSONValue {
        [
            "name": .string(schema.name), "summary": .string(schema.documentation),
            "keys": .array(
                schema.keys.map { key in
                    [
                        "name": .string(key.name), "type": .string("\(key.type)"),
                        "summary": .string(key.documentation),
                    ]
                }),
        ]
    }
}
