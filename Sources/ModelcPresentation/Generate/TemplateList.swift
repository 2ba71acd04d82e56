import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// The sets of templates and their files.
package enum TemplateList {
    /// Returns a line for each file, or a JSON document.
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

    /// The names of all files, in the form that `file(_:)` accepts.
    package static var names: [String] {
        BundledTemplateSet.allCases.flatMap { set in set.templateFiles.map { "\(set.rawValue)/\($0.name)" } }
    }

    /// Returns a file of a set.
    ///
    /// - Parameter name: the set and the file, as in the list, or only the file.
    /// - Returns: the text of the file, or an error if there is none.
    package static func file(_ name: String) -> Result<String, MissingTemplate> {
        let all = BundledTemplateSet.allCases.flatMap { set in
            set.templateFiles.map { (name: "\(set.rawValue)/\($0.name)", text: $0.text) }
        }
        guard let found = all.first(where: { $0.name == name || $0.name.hasSuffix("/" + name) }) else {
            return .failure(
                MissingTemplate(name: name, near: SpellingSuggestion.nearest(to: name, among: all.map(\.name))))
        }
        return .success(found.text)
    }
}

/// The error for a name that is not a bundled template.
package struct MissingTemplate: Error {
    let name: String
    let near: String?

    /// The error message. It suggests the most similar name.
    package var message: String {
        "there is no file '\(name)'"
            + (near.map { "; did you mean '\($0)'?" } ?? "; '\(ToolCommandName.templates)' lists them")
    }
}
