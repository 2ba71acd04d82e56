import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// The sets of templates with their files.
package enum TemplateList {
    /// Returns a line for each file, or a document.
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

    /// Returns a file of a set.
    ///
    /// - Parameter name: the set and the file, as in the list, or only the file.
    /// - Returns: the text of the file, or why there is none.
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

/// A name without a bundled template.
package struct MissingTemplate: Error {
    let name: String
    let near: String?

    /// The error, with a similar name.
    package var message: String {
        "there is no file '\(name)'"
            + (near.map { "; did you mean '\($0)'?" } ?? "; '\(ToolCommandName.templates)' lists them")
    }
}

/// The names of template sets that can be copied: a set, or the Swift set of a layout.
package enum TemplateSetName: String, CaseIterable {
    case swift, objc, modern
    case xcodeSwift = "xcode-swift"
    case xcodeObjectiveC = "xcode-objc"
    case xcodeCompatible = "xcode-compatible"
    case xcode

    /// The set. Layouts with the same files share templates, which check the layout.
    package var bundled: BundledTemplateSet {
        switch self {
        case .swift, .modern, .xcodeCompatible: .swift
        case .objc: .objectiveC
        case .xcode, .xcodeSwift: .xcodeSwift
        case .xcodeObjectiveC: .xcodeObjectiveC
        }
    }

    /// Returns the result for each file of a copy, and how to use the copy.
    ///
    /// - Parameter folder: the folder of the copy.
    package func text(of files: [PlannedFile], in folder: String) -> String {
        let lines = files.map { "\($0.action.rawValue) \(TerminalText.escaped($0.path))" }
        return (lines + [use(of: TerminalText.escaped(folder))].compactMap(\.self)).map { $0 + "\n" }.joined()
    }

    /// Returns how to use the copy, if it requires another setting.
    private func use(of folder: String) -> String? {
        let style = GenerateSettings.flag(\.style)
        let templates = "\(GenerateSettings.flag(\.templates)) \(folder)"
        switch self {
        case .swift, .objc, .modern: return nil
        case .xcodeCompatible:
            return "the layouts share these templates: use the copy with \(style) \(rawValue) \(templates)"
        case .xcode, .xcodeSwift, .xcodeObjectiveC:
            let language = "\(GenerateSettings.flag(\.language)) \(bundled.language.rawValue)"
            return "use the copy with \(style) \(bundled.style.rawValue) \(language) \(templates)"
        }
    }
}
