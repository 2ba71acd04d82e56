import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcSettings
import ModelcTemplating

extension TemplateReference {
    /// What templates can ask for, for people or for programs.
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

/// The sets of templates with their files.
package enum TemplateList {
    /// A line for each file, or a document.
    package static func text(_ format: OutputFormat, _ style: TextStyle = .plain) -> String {
        switch format {
        case .text:
            BundledTemplateSet.allCases.flatMap { set in
                set.templateFiles.map { style.faint("\(set.rawValue)/") + "\($0.name)\n" }
            }.joined()
        case .json:
            ResultDocument("templates list", result: ["sets": .array(BundledTemplateSet.allCases.map(json))]).text
        }
    }

    private static func json(_ set: BundledTemplateSet) -> JSONValue {
        ["name": .string(set.rawValue), "files": .array(set.templateFiles.map { .string($0.name) })]
    }
}
